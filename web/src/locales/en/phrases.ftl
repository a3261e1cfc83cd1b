# fight
phrase-who-helps-me = Who helps me?
phrase-i-will-help-for-a-price = I will help, for a price.
phrase-not-for-that-little = Not for that little.
phrase-you-are-on-your-own = You are on your own.
phrase-do-not-let-them-win = Do not let them win!
phrase-has-anybody-got-something-against-this = Has anybody got something against this?
phrase-wait-i-have-something = Wait, I have something.
# bargain
phrase-deal = Deal!
phrase-no-deal = No deal.
phrase-one-more-treasure = One more Treasure.
phrase-i-pick-first = I pick first.
phrase-what-do-you-want-for-it = What do you want for it?
# turn
phrase-your-turn = Your turn.
phrase-one-moment-please = One moment, please.
phrase-i-am-thinking = I am thinking.
phrase-nothing-from-me = Nothing from me.
# mood
phrase-ha = Ha!
phrase-ouch = Ouch.
phrase-that-was-mean = That was mean.
phrase-thank-you = Thank you!
phrase-sorry-not-sorry = Sorry, not sorry.
phrase-well-played = Well played.
phrase-good-game = Good game!
# table
phrase-hello = Hello!
phrase-i-will-be-right-back = I will be right back.
phrase-i-am-back = I am back.
phrase-shall-we-pause = Shall we pause?
phrase-once-more = Once more?
phrase-goodbye = Goodbye!
