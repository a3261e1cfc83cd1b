credits = Créditos
credits-title = Quién ha hecho esto
credits-icons = Imágenes
credits-icons-text = Las imágenes se componen de { $icons } iconos de { $authors } artistas de
credits-icons-changes = Los coloreamos, giramos y superponemos; las formas en sí no cambian. ¡Gracias!
credits-count = { $icons ->
    [one] 1 icono
   *[other] { $icons } iconos
  }
credits-unofficial = No oficial
credits-unofficial-text = Esta es una obra de fans no oficial. No está afiliada a la editorial de Munchkin, ni cuenta con su aprobación o patrocinio.
credits-unofficial-words = Munchkin y los nombres de sus cartas pertenecen a sus titulares; aquí solo se mencionan para describir a qué juega el programa. No se incluye ningún texto ni dibujo de los juegos: las reglas y las cartas se describen con nuestras propias palabras.
credits-unofficial-buy = Si te gusta, compra el juego de verdad.
credits-fonts = Tipografías
credits-fonts-text = Ambas con la licencia SIL Open Font License 1.1.
credits-software = Software de estas páginas
credits-software-text = Software libre que funciona ahora mismo en tu navegador.
credits-licence = Licencia
credits-licence-text = kickdoor es software libre con licencia MIT: úsalo, cámbialo, compártelo. © 2026 the kickdoor contributors. Lo que lleva MIT al lado tiene esos mismos términos, © de quien se indica.
credits-licence-whole = El texto completo
