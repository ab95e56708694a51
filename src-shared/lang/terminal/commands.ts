/** What the single commands say, joined. */
import { findingWords as finding, type FindingKey } from './finding'
import { keepingWords as keeping, type KeepingKey } from './keeping'
import { offeringWords as offering, type OfferingKey } from './offering'

export type CommandKey = FindingKey | KeepingKey | OfferingKey

export const commandWords = {
  en: { ...finding.en, ...keeping.en, ...offering.en },
  ru: { ...finding.ru, ...keeping.ru, ...offering.ru },
  it: { ...finding.it, ...keeping.it, ...offering.it },
} as const
