/** Words about what is heard. */
export const soundWords = {
  en: { volume: 'Volume', mute: 'Mute' },
  ru: { volume: 'Громкость', mute: 'Без звука' },
  it: { volume: 'Volume', mute: 'Silenzia' },
} as const
