# fight
phrase-who-helps-me = ¿Quién me ayuda?
phrase-i-will-help-for-a-price = Ayudo, pero tiene un precio.
phrase-not-for-that-little = Por tan poco, no.
phrase-you-are-on-your-own = Arréglatelas tú.
phrase-do-not-let-them-win = ¡No dejéis que gane!
phrase-has-anybody-got-something-against-this = ¿Alguien tiene algo contra esto?
phrase-wait-i-have-something = Espera, tengo algo.
# bargain
phrase-deal = ¡Trato hecho!
phrase-no-deal = No hay trato.
phrase-one-more-treasure = Un tesoro más.
phrase-i-pick-first = Yo elijo primero.
phrase-what-do-you-want-for-it = ¿Qué quieres por eso?
# turn
phrase-your-turn = Te toca.
phrase-one-moment-please = Un momento, por favor.
phrase-i-am-thinking = Estoy pensando.
phrase-nothing-from-me = Por mí, nada.
# mood
phrase-ha = ¡Ja!
phrase-ouch = ¡Ay!
phrase-that-was-mean = Eso ha sido cruel.
phrase-thank-you = ¡Gracias!
phrase-sorry-not-sorry = Lo siento. O no.
phrase-well-played = Bien jugado.
phrase-good-game = ¡Buena partida!
# table
phrase-hello = ¡Hola!
phrase-i-will-be-right-back = Vuelvo enseguida.
phrase-i-am-back = He vuelto.
phrase-shall-we-pause = ¿Hacemos una pausa?
phrase-once-more = ¿Otra vez?
phrase-goodbye = ¡Adiós!
