/** What a match will be remembered for. The names stand above the text, so no sentence has a person as its subject. */
export const memoryMessages = {
  memories: {
    mistake: {
      title: 'Spoken too soon',
      text: 'A declaration that was wrong, and the victory went to the {society}.',
    },
    unmasked: { title: 'The sharpest eye', text: 'Named the rival society’s relic holders, and rightly: {named}.' },
    friendlyFire: {
      title: 'Friendly fire',
      text: '{n} challenge to a duel, and both belonged to the {society}. | {n} challenges between the two, and both belonged to the {society}.',
    },
    enemyGifts: {
      title: 'Presents for the enemy',
      text: '{n} relic of the rival society went straight into its hands. | {n} times a relic of the rival society went straight into its hands.',
    },
    duelsWon: { title: 'The best blade', text: '{n} duel won. | {n} duels won.' },
    insider: {
      title: 'In on the secrets',
      text: 'Saw the society card of {n} other player. | Saw the society cards of {n} other players.',
    },
    traveller: {
      title: 'The busiest luggage',
      text: '{object}: changed hands {n} time. | {object}: changed hands {n} times.',
    },
    suspect: {
      title: 'The most suspicious luggage',
      text: 'Spied on {n} time. | Spied on {n} times.',
    },
  },
}
