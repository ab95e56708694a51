/** What the cards are called and what they do. */
export const cardMessages = {
  objects: {
    key: {
      name: 'Key',
      short: 'the Order needs three',
      power:
        'The relic of the Order: with three of them it may declare victory, or with two when in the minority with an odd number of players.',
    },
    goblet: {
      name: 'Goblet',
      short: 'the Brotherhood needs three',
      power:
        'The relic of the Brotherhood: with three of them it may declare victory, or with two when in the minority with an odd number of players.',
    },
    bagKey: {
      name: 'Bag of Secrets (key)',
      short: 'swap, draw; later a Key',
      power:
        'Exchanged, it lets its giver draw the top object; it is never swapped for the other Bag, and once the object deck is empty it’s a Key.',
    },
    bagGoblet: {
      name: 'Bag of Secrets (goblet)',
      short: 'swap, draw; later a Goblet',
      power:
        'Exchanged, it lets its giver draw the top object; it is never swapped for the other Bag, and once the object deck is empty it’s a Goblet.',
    },
    dagger: {
      name: 'Dagger',
      short: '+1 as the attacker',
      power: 'Shown by the attacker, it gives the attacker 1 point.',
    },
    gloves: {
      name: 'Gloves',
      short: '+1 as the defender',
      power: 'Shown by the defender, they give the defender 1 point.',
    },
    knives: {
      name: 'Throwing Knives',
      short: '+1 for your attacker',
      power: 'Shown by somebody who supports the attacker, they give the attacker 1 point.',
    },
    whip: {
      name: 'Whip',
      short: '+1 for your defender',
      power: 'Shown by somebody who supports the defender, it gives the defender 1 point.',
    },
    ring: {
      name: 'Poison Ring',
      short: 'wins your tied duel',
      power: 'Shown on a tie by the attacker or the defender, it wins the duel for its holder.',
    },
    pass: {
      name: 'Privi\u00adlege',
      short: 'swap it, see their objects',
      power: 'Exchanged, it lets its giver look at all the objects of the other, once both cards have changed hands.',
    },
    monocle: {
      name: 'Monocle',
      short: 'swap it, see their society',
      power: 'Exchanged, it lets its giver look at the other’s society card.',
    },
    tome: {
      name: 'Tome',
      short: 'swap it, swap professions',
      power: 'Exchanged, it lets its giver swap professions with the other; both then lie face down and fresh.',
    },
    coat: {
      name: 'Coat',
      short: 'swap it, change your job',
      power:
        'Exchanged, it lets its giver look through the left-over professions and take one of them, or take up their own again; it then lies face down and fresh.',
    },
    sextant: {
      name: 'Sextant',
      short: 'swap it, all pass one on',
      power:
        'Exchanged, it lets its giver name left or right: everybody passes one object of their choice that way, all at once and without any effects.',
    },
    mirror: {
      name: 'Broken Mirror',
      short: 'a silent, forced swap',
      power:
        'An offer of it has to be accepted, and the whole exchange is silent: nothing is read aloud, and neither card has an effect.',
    },
    pearl: {
      name: 'Black Pearl',
      short: 'no victory while you hold it',
      power: 'An offer of it has to be accepted, and its holder can’t declare a victory of their society.',
    },
    signet: {
      name: 'Seal of the Lodge',
      short: 'win alone with 3 relics',
      power:
        'Its holder may declare a victory for themselves alone, with three or more Keys and Goblets in any mix in their own hand.',
    },
  },

  bag: { name: 'Bag of Secrets' },

  /** Characters without an effect, of which each player chooses one. */
  characters: {
    marquis: 'the Marquis',
    countess: 'the Countess',
    impresario: 'the Impresario',
    pilgrim: 'the Pilgrim',
    merchant: 'the Merchant',
    governess: 'the Governess',
    cavalier: 'the Cavalier',
    widow: 'the Widow',
    colonel: 'the Colonel',
    uncle: 'the Uncle',
  },
  professions: {
    thug: {
      name: 'Thug',
      short: '+1 as the attacker',
      power: 'As the attacker, the Thug gets 1 point.',
    },
    grandmaster: {
      name: 'Grand Master',
      short: '+1 as the defender',
      power: 'As the defender, the Grand Master gets 1 point.',
    },
    bodyguard: {
      name: 'Body\u00adguard',
      short: '+1 for the side you support',
      power: 'The side that the Bodyguard supports gets 1 point more; the Bodyguard’s own duels get nothing.',
    },
    duelist: {
      name: 'Duelist',
      short: '+1, and all others are out',
      power:
        'As attacker or defender, before the count: the Duelist gets 1 point, and all that anybody but the two duellists contributes is void.',
    },
    alchemist: {
      name: 'Alche\u00admist',
      short: 'decides another’s duel',
      power: 'In a duel of others, before the count: the Alchemist decides who wins it.',
    },
    doctor: {
      name: 'Doctor',
      short: 'calls a duel off',
      power:
        'After the count, before the winner chooses: the duel has no result, and even a drawn one brings no object.',
    },
    priest: {
      name: 'Priest',
      short: 'no duel, and a donation',
      power:
        'After a challenge, before support is shown: there’s no duel, an attacker with at least 2 objects gives the Priest one of their choice, and the attacker’s turn is over.',
    },
    hypnotist: {
      name: 'Hypno\u00adtist',
      short: 'as attacker: 1 supporter out',
      power:
        'As the attacker, right after support is shown: one supporter’s support is void, and they may use nothing in this duel.',
    },
    diplomat: {
      name: 'Diplomat',
      short: 'demands an object by name',
      power:
        'In your own turn: name a player and a kind of object; if they have it, they must exchange it with you, and if not, they show you their objects and your turn is over.',
    },
    clairvoyant: {
      name: 'Clair\u00advoyant',
      short: 'picks the deck’s top two',
      power:
        'In your own turn: look through the object deck, choose two cards, shuffle the others and put the two on top in any order.',
    },
  },

  uses: { again: 'again and again', once: 'once' },

  societies: {
    order: { name: 'Order of Open Secrets', short: 'Order' },
    brotherhood: { name: 'Brotherhood of True Lies', short: 'Brother\u00adhood' },
  },
}
