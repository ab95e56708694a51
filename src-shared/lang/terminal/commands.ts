/** What the single commands say, joined. */
import { fileWords as files, type FileKey } from './files'
import { findingWords as finding, type FindingKey } from './finding'
import { keepingWords as keeping, type KeepingKey } from './keeping'
import { offeringWords as offering, type OfferingKey } from './offering'
import { verifyWords as verify, type VerifyKey } from './verify'

export type CommandKey = FileKey | FindingKey | KeepingKey | OfferingKey | VerifyKey

export const commandWords = {
  en: { ...files.en, ...finding.en, ...keeping.en, ...offering.en, ...verify.en },
  ru: { ...files.ru, ...finding.ru, ...keeping.ru, ...offering.ru, ...verify.ru },
  it: { ...files.it, ...finding.it, ...keeping.it, ...offering.it, ...verify.it },
} as const
