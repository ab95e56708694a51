/** What the single commands say, joined. */
import { findingWords as finding, type FindingKey } from './finding'
import { keepingWords as keeping, type KeepingKey } from './keeping'
import { offeringWords as offering, type OfferingKey } from './offering'
import { verifyWords as verify, type VerifyKey } from './verify'

export type CommandKey = FindingKey | KeepingKey | OfferingKey | VerifyKey

export const commandWords = {
  en: { ...finding.en, ...keeping.en, ...offering.en, ...verify.en },
  ru: { ...finding.ru, ...keeping.ru, ...offering.ru, ...verify.ru },
  it: { ...finding.it, ...keeping.it, ...offering.it, ...verify.it },
} as const
