credits = Mitwirkende
credits-title = Wer das gemacht hat
credits-icons = Bilder
credits-icons-text = Die Bilder sind aus { $icons } Icons von { $authors } Kreativen zusammengesetzt, zu finden bei
credits-icons-changes = Wir färben, drehen und schichten sie; die Formen selbst sind unverändert. Danke!
credits-count = { $icons ->
    [one] 1 Icon
   *[other] { $icons } Icons
  }
credits-unofficial = Inoffiziell
credits-unofficial-text = Dies ist ein inoffizielles Fanprojekt. Der Verlag von Munchkin hat damit nichts zu tun: Er ist weder beteiligt, noch unterstützt oder billigt er es.
credits-unofficial-words = Munchkin und die Namen der Karten gehören denen, die die Rechte daran haben; sie stehen hier nur, um zu sagen, was das Programm spielt. Texte und Bilder der Spiele sind nicht enthalten: Regeln und Karten sind in eigenen Worten beschrieben.
credits-unofficial-buy = Wenn es dir gefällt: Kauf dir das Original.
credits-fonts = Schriften
credits-fonts-text = Beide unter der SIL Open Font License 1.1.
credits-software = Software in diesen Seiten
credits-software-text = Freie Software, die gerade in deinem Browser läuft.
credits-licence = Lizenz
credits-licence-text = kickdoor ist freie Software unter der MIT-Lizenz: Benutze sie, ändere sie, gib sie weiter. © 2026 the kickdoor contributors. Wo MIT danebensteht, gilt derselbe Wortlaut, © bei den jeweils Genannten.
credits-licence-whole = Der ganze Text
