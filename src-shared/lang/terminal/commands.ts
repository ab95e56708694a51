/** What the single commands say, joined. */
import { fileWords as files, type FileKey } from './files'
import { findingWords as finding, type FindingKey } from './finding'
import { keepingWords as keeping, type KeepingKey } from './keeping'
import { meetingWords as meeting, type MeetingKey } from './meeting'
import { offeringWords as offering, type OfferingKey } from './offering'
import { verifyWords as verify, type VerifyKey } from './verify'

export type CommandKey = FileKey | FindingKey | KeepingKey | MeetingKey | OfferingKey | VerifyKey

export const commandWords = {
  en: { ...files.en, ...finding.en, ...keeping.en, ...meeting.en, ...offering.en, ...verify.en },
  ru: { ...files.ru, ...finding.ru, ...keeping.ru, ...meeting.ru, ...offering.ru, ...verify.ru },
  it: { ...files.it, ...finding.it, ...keeping.it, ...meeting.it, ...offering.it, ...verify.it },
} as const
