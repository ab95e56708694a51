/**
 * 256 words to read aloud and compare: things that everybody can picture, the same at the same place in every language.
 * Within a language no two are written or sound alike. Eight a line.
 */
export const comparisonWords = `
acorn almond anchor angel ant apple apron archer
arrow axe bagpipe bakery ball banana bandage barn
barrel basket beach bean beard beaver bed beetle
belt blanket blood bone book bottle bread brick
bride broom brush bucket butter button cabbage cactus
cage camel candle cannon carpet carrot castle cat
chain cheese cherry chess chimney church circus clock
cloud clown coal coffee coin comb compass copper
cork cow crab cradle cup curtain dancer deer
desert diamond dice doctor dolphin donkey door dove
dragon dress drum duck dwarf egg elephant emerald
engine envelope falcon fan feather fence finger fire
fish flag flour flower flute fog forest fountain
garlic ghost giant giraffe glass glove goat gold
goose grape guitar hammer harbour hare hay heart
hedgehog helmet hive honey horn horse ink iron
island ivy jug jungle kettle key king kitchen
kite knife knight knot ladder lake lamp lantern
lawn leaf lemon letter lighthouse lightning lizard lobster
magnet map marble market mask meadow milk monk
moon mouse mushroom nail necklace net oak octopus
olive orange owl palace peacock pear penguin pepper
piano pig pillow pirate plate plum potato queen
rabbit radish rain rainbow river robot rocket rooster
rope ruby saddle salt saw scarf school scissors
shadow shark sheep shell shield ship shirt silver
skeleton smoke soap sock soldier spider sponge spoon
squirrel station stone straw street sugar suitcase swan
tailor tea teacher ticket tiger toad tomato treasure
tree tulip tunnel turtle umbrella vase velvet village
vinegar violin volcano wagon waiter wasp wave wheat
wheel whistle window wine witch wolf worm zebra
`
