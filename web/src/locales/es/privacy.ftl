privacy = Qué se guarda
privacy-title = Qué guarda este servidor
privacy-tables = Mesas
privacy-tables-text = Los nombres de los jugadores, cada jugada, el chat y los dibujos de una mesa: para que puedas volver, ver la partida de nuevo y comprobar que las cartas se repartieron bien. Quien tenga el enlace puede mirar; las manos quedan ocultas hasta el final.
privacy-days = Una mesa se borra { $days ->
    [one] un día
   *[other] { $days } días
  } después de lo último que pasó en ella.
privacy-for-ever = Este servidor guarda las mesas hasta que su dueño las borra.
privacy-quota = Una mesa guarda como mucho { $messages } mensajes y { $entries } entradas.
privacy-packs = Packs de cartas y dibujos
privacy-packs-text = Los packs subidos se quedan mientras los use alguna mesa. Los dibujos que una mesa votó se ven en la galería hasta que se borra la mesa.
privacy-addresses = Tu dirección
privacy-addresses-text = Se queda un rato en la memoria para frenar avalanchas de peticiones. No se escribe en ninguna mesa.
privacy-device = En este dispositivo
privacy-device-text = Tu nombre, tus ajustes, las mesas en las que juegas y una cookie por cada asiento. Borra los datos del sitio en tu navegador para quitarlos.
privacy-not = Qué no hay
privacy-not-text = Ni cuenta, ni contraseña, ni publicidad, ni rastreo. Tu navegador habla con este servidor y con nadie más.
privacy-delete = Pedir que se borre algo
privacy-delete-text = Pídeselo a quien lleva este servidor. Puede borrar una mesa o un dibujo con una orden.
