/** What a match will be remembered for. The names stand above the text, so no sentence has a person as its subject. */
export const memoryMessages = {
  memories: {
    winningLie: {
      title: 'Won by a lie',
      text: 'Said to be the {character}, really the {truth}. Nobody doubted it, and that was the match.',
    },
    boldestLie: {
      title: 'The boldest lie',
      text: '{n} coin for the {character}, and the card was the {truth}. Nobody doubted it. | {n} coins for the {character}, and the card was the {truth}. Nobody doubted it.',
    },
    boldLies: {
      title: 'The boldest lies',
      text: '{n} coin each for somebody they weren’t. Nobody doubted it. | {n} coins each for somebody they weren’t. Nobody doubted it.',
    },
    catch: {
      title: 'The best catch',
      text: 'The real {character} spoke up and got {n} coin. Caught lying: {liars}. | The real {character} spoke up and got {n} coins. Caught lying: {liars}.',
    },
    bluffs: {
      title: 'A face like a mask',
      text: '{n} false announcement, and nobody doubted it. | {n} false announcements, and nobody doubted a single one.',
    },
    blindWin: {
      title: 'Won with closed eyes',
      text: '{n} turn, and not one look at a card of their own since the deal. | {n} turns, and not one look at a card of their own since the deal.',
    },
    crowd: {
      title: 'A crowd of impostors',
      text: '{n} player claimed to be the {character}, in vain: {liars}. | {n} players claimed to be the {character}, and none of them was: {liars}.',
    },
    fines: {
      title: 'The courthouse’s best customer',
      text: '{n} coin paid in fines. | {n} coins paid in fines.',
    },
  },
}
