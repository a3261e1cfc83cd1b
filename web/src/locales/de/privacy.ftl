privacy = Was gespeichert wird
privacy-title = Was dieser Server speichert
privacy-tables = Tische
privacy-tables-text = Die Namen der Spieler, jeden Zug, den Chat und die Zeichnungen eines Tisches: damit du zurückkommen, das Spiel noch einmal ansehen und prüfen kannst, dass die Karten fair gegeben wurden. Wer den Link hat, kann zuschauen; die Handkarten bleiben bis zum Spielende verdeckt.
privacy-days = Ein Tisch wird gelöscht, wenn { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } lang nichts mehr passiert ist.
privacy-for-ever = Dieser Server behält Tische, bis sein Betreiber sie löscht.
privacy-quota = Ein Tisch behält höchstens { $messages } Nachrichten und { $entries } Einträge.
privacy-packs = Kartenpakete und Zeichnungen
privacy-packs-text = Hochgeladene Pakete bleiben, solange ein Tisch sie benutzt. Zeichnungen, für die ein Tisch gestimmt hat, hängen in der Galerie, bis der Tisch gelöscht wird.
privacy-addresses = Deine Adresse
privacy-addresses-text = Sie bleibt eine Weile im Arbeitsspeicher, um Fluten von Anfragen zu bremsen. In keinem Tisch wird sie gespeichert.
privacy-device = Auf diesem Gerät
privacy-device-text = Dein Name, deine Einstellungen, die Tische, an denen du sitzt, und ein Cookie für jeden deiner Plätze. Lösche die Websitedaten in deinem Browser, um sie zu entfernen.
privacy-not = Was es nicht gibt
privacy-not-text = Kein Konto, kein Passwort, keine Werbung, kein Tracking. Dein Browser spricht nur mit diesem Server.
privacy-delete = Etwas löschen lassen
privacy-delete-text = Frag den Betreiber dieses Servers. Einen Tisch oder eine Zeichnung löscht man mit einem Befehl.
