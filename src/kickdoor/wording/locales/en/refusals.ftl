# Why an action is not allowed. Sorted by id.
action-unreadable = `{ $verb }` doesn't work like that.
attach-item-not-now = You can't play that Item right now.
attach-not-on-that = It can't go on that card.
attach-one-enough = That card already has one.
attach-own-card = It goes on one of your own cards.
big-only-one = You can only have one Big item.
big-still-too-many = You would still have too many Big items.
brings-one-monster = Choose one Monster from your hand to bring with it.
card-not-in-hand = That card isn't in your hand.
card-not-yours = That card isn't yours.
charity-from-hand = Give away cards from your hand.
charity-not-yours = You have no extra cards to give away.
charity-only-surplus = Give away exactly { $n ->
    [one] 1 card
   *[other] { $n } cards
}: only those over your limit.
charity-share-equally = Split the cards evenly between the players with the lowest Level.
charity-share-rest = Give away the rest of your extra cards first.
charity-to-lowest = Your extra cards go to the player with the lowest Level.
charity-to-lowest-surplus = Your extra cards go to the player with the lowest Level.
charity-you-are-lowest = You have the lowest Level: discard your extra cards instead.
choose-between = Choose { $least } to { $most }.
choose-cards-offered-once = Choose from the cards offered, each only once.
choose-cards-only = Choose cards.
choose-exactly = Choose exactly { $n }.
choose-from-offered = Choose one of the options ({ $kind ->
    [player] a player
    [number] a number
    [option] an option
    [yes] yes or no
   *[other] { $kind }
}).
choose-nothing-asked = You have nothing to choose right now.
choose-worth = Choose cards worth at least { $gold } gold.
companion-already = You already have a companion.
companion-cannot-hold = Your companion can't carry that kind of card.
companion-card-stays = It stays with the companion it was played on.
companion-holds-something = Your companion already carries something.
companion-none-to-hold = You have no companion that could carry it.
companion-not-discarded = You can't discard a companion just like that.
companion-not-in-fight = You can't give your companion anything during a fight.
companion-of-other-in-fight = You can only play it on another player's companion during a fight.
companion-one-such-card = A companion can only have one such card.
companion-take-apart-first = Take off what is attached to it first.
companion-takes-no-such-card = That card can't go on this companion.
curse-on-whom = Choose who the { $curse } is for.
curse-stays = A Curse stays until something lifts it.
discard-in-front = You can only discard cards in front of you.
discard-not-at-will = You can't just discard that card.
discard-one-card = Choose one card to discard.
door-no-card = There is no door card to take.
door-once = Kick open the door once, at the start of your turn.
end-turn-too-early = You can't end your turn yet.
enhancer-name-monster = Choose a monster in this fight.
enhancer-needs-fight = You can only play it during a fight.
fallen-last-fight-only = Only cards from your last fight that are still on top of the discards.
fallen-name-all = Name every card from the fight that went to that pile.
fight-already-declared = You have already decided. The others may still react.
fight-already-in-it = You are already in this fight.
fight-is-winning = You are winning this fight, so you can't run away.
fight-main-fighter-decides = Only the main fighter decides to win or run.
fight-none-to-decide = You are not in a fight that you could decide.
fight-not-winning = You are not winning: { $us } against { $them }.
game-over = The game is over.
help-already-has-helper = There is already a helper.
help-ask-treasures-or-items = Ask for Treasures or Items. Only the main fighter can promise hand cards.
help-cannot = That player can't help.
help-cannot-carry = The helper couldn't carry that.
help-dead = Dead players can't help.
help-fight-alone = Nobody can help in this fight.
help-living-other = Ask another player who is alive.
help-main-fighter-only = Only the main fighter can accept help.
help-no-fight = There is no fight to help in.
help-no-hand-cards = In this edition you can't promise cards from your hand.
help-nobody-forced = Nobody can be forced to help in this fight.
help-nobody-in-fight = Nobody can help in this fight.
help-offer-to-main-fighter = Offer your help to the main fighter.
help-picks-letters = Write the picks with H (helper) and M (main fighter).
help-promise-fighters-items = You can only promise Items that the main fighter carries.
help-promise-once = Promise each card only once.
help-promise-playable = You can only promise a hand card that you could play on the helper.
help-whom = Choose a player to ask.
identity-conflict = It doesn't go with what you have.
identity-twice = You can't have two of the same.
item-already-equipped = You already have it equipped.
item-cannot-use = You can't use { $card }.
item-locked-in-fight = You can't change your equipment during a fight.
item-locked-running = You can't change your equipment while running away.
item-never-discarded = You can't just throw an Item away. Sell it, trade it or use it up.
item-no-free-hand = You have no free hand for it.
item-not-equipped = You don't have it equipped.
item-not-in-front = That is not one of your Items on the table.
item-not-played-in-fight = You can't play Items during a fight.
item-one-shot = A one-shot Item can't be equipped. Play it to use it.
item-own-turn = Play an Item on your own turn, or right after you get it.
item-switch-own-turn = Change your equipment on your own turn, outside a fight.
lend-name-monster = Choose the monster that gets the Item.
lend-needs-fight = You can only lend an Item during a fight.
lend-own-item = Lend an Item from your hand or in front of you.
lend-wrong-tribe = The Item and the monster must both be of a tribe that borrows.
level-dead = Dead players can't gain Levels.
loot-choose-offered = Choose one of the cards on the body.
loot-room-when = You can only loot the room once, if you met no Monster and didn't look for trouble.
loot-turn-order = It isn't your turn to loot: the highest Level goes first.
monster-from-hand = Add a Monster from your hand.
monster-how-played = Fight it by looking for trouble, or add it with a card such as Wandering Monster.
monster-needs-fight = You can only add a Monster during a fight.
name-one-card = Choose one card.
no-such-card = There is no such card or player.
no-such-seat = There is no such seat.
no-winning-level = It can't give the winning Level.
not-now = Not right now.
offer-none-open = You have no open offer.
offer-none-to-answer = Nobody has made you an offer.
pass-not-asked = Nobody is waiting for you, or you have already passed.
pass-nothing = There is nothing to object to right now.
pay-all = You have to pay with all of them.
pay-at-least = You need at least { $n ->
    [one] 1 card
   *[other] { $n } cards
} to pay with.
pay-cards = It costs { $n ->
    [one] 1 of your cards
   *[other] { $n } of your cards
}.
pay-gold = It costs cards worth at least { $gold } gold.
pay-no-level = You have no Level to spare.
pay-nobody-has = Nobody has a card to pay for it with.
pay-not-that = You can't pay for it with that.
pay-once = You can pay with each card only once.
pay-up-to = Pay for it with 1 to { $n } cards.
play-for-player = Choose a player for it.
play-needs-card = Choose a card to play it on.
play-no-cards = You can't play cards right now.
play-not-now = You can't play it right now.
play-not-on-that = You can't play { $card } on that.
play-not-so = You can't play it like that.
play-not-while-running = Not while somebody is running away.
play-nothing-goes-with = You can't play anything with it.
play-nothing-now = You can't play anything right now.
play-on-which-card = Choose a card to play it on.
play-own-turn = Play it on your own turn, or right after you get it.
play-received-outside-combat = You can only play a card right after you get it if you aren't in a fight.
play-which-side = Choose a side: the fighters or the monsters.
promised-card = You have promised that card to your helper.
promised-item = You have promised that Item to your helper.
put-down-own-turn = Play it on your own turn, or right after you get it.
receive-cannot = That player can't get cards right now.
receive-dead = Dead players can't get cards.
respond-only = Until that is settled, you can only respond to it.
respond-only-curse = Until the { $curse } is settled, you can only respond to it.
run-cannot-escape = You can't escape from that.
run-nobody-choosing = Nobody is running away right now.
run-not-chased-by-that = You don't have to run from that.
run-not-from-it = You don't have to run from it.
run-not-needed = You don't have to run away.
run-other-player = Another player is running away right now.
run-which-first = Choose which monster to run from first.
sacrifice-before-first-roll = Sacrifice it before your first roll: it replaces all your rolls.
sacrifice-main-fighter-saves-helper = Only the main fighter can save the helper too.
sacrifice-no-companion = You have no companion to sacrifice.
sacrifice-nothing-chases = Nothing is chasing you any more.
sacrifice-when-running = You can only sacrifice a companion when you have to run away.
sell-name-items = Choose the Items to sell, each only once.
sell-no-double = You can't sell an Item for double here.
sell-not-in-fight = You can't sell Items during a fight.
sell-not-running = You can't sell Items while running away.
sell-not-winning-level = You can't buy the winning Level.
sell-own-items = You can only sell your own Items.
sell-own-turn = Sell Items on your own turn, outside a fight.
sell-too-little = That is worth { $gold } gold. A Level costs 1,000.
settle-first = Something else has to be settled first.
setup-already-ready = You are already set up.
setup-already-sex = You are already { $sex }.
setup-card-kind = You can't play that before the game starts.
setup-game-begun = The game has already begun.
setup-no-sex = In this game characters have no sex.
setup-no-sex-choice = In this edition you can't choose your sex.
setup-one-big = You can only have one Big item.
setup-one-companion = You can only have one companion.
setup-one-identity = You can only have one { $identity }.
setup-said-ready = You have already said that you are set up.
setup-usable-items = Before the game starts, you can only play Items that you can use.
show-own-hand = You can only show cards from your hand.
show-somebody-else = Show them to another player.
slot-taken = You are already { $slot ->
    [headgear] wearing headgear
    [armor] wearing armor
    [footgear] wearing footgear
    [vehicle] using a vehicle
   *[other] using { $slot }
}.
target-dead = Dead players can't be chosen.
trade-items-in-play = You can only trade Items that are in play, not from your hand.
trade-items-only = You can only trade Items.
trade-not-in-fight = You can't trade with a player who is in a fight.
trade-one-big-too-many = That would be one Big item too many.
trade-what-both = Choose what you give and what you want for it.
trade-what-given = Choose what you give.
trade-with-whom = Choose a player to trade with.
tribe-enhancer-wrong = Only an Enhancer that puts it in the same tribe can come with it.
tribe-no-monster = No monster in this fight is of its tribe.
tribe-one-enhancer = You can add one Enhancer from your hand with it.
trouble-monster-only = You can only look for trouble with a Monster.
trouble-own-hand = Choose a Monster from your hand.
trouble-when = Look for trouble after a door without a Monster, before you loot the room.
turn-not-yours = It's not your turn.
use-already-holds = That is already the case.
use-already-on-that = You have already used it on that one.
use-already-used = You have already used it.
use-condition = You don't meet its condition.
use-needs-fight = You can only use it during a fight.
use-needs-monster = You need a Monster in your hand for it.
use-no-replacement = You have no card to put in its place.
use-no-such-power = You don't have that power.
use-not-now = You can't use it right now.
use-not-on-fighter = You can't use it on a player who is in a fight.
use-not-so = You can't use it like that.
use-not-there = You can't use it on that.
use-on-whom = Choose who or what to use it on.
use-other-fighter = You can only use it on another player who is in a fight.
you-are-dead = You are dead.
you-are-dead-until-turn = You are dead until the next turn begins.
