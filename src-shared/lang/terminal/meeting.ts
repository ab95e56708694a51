/** What `undertable meet` says in a terminal, and what a host says of its certificate. */

const en = {
  fingerprint: 'Fingerprint of this host: {print}',
  encrypted: 'encrypted',
  met: 'There is a host at {address}.',
  printIs: 'Its fingerprint: {print}',
  pinned: 'It is the one that the link names.',
  known: 'It is the one that this machine knows.',
  first: 'This machine meets it for the first time: compare the fingerprint with the one that the host shows.',
  wordsAre: 'Words of this connection: {words}',
  nobodyThere: 'Nobody answers at {place}.',
  forgotten: 'Whoever was known at {place} is forgotten.',
  forgetHint: 'If the host says that all is well: undertable meet {place} --forget',
} as const

type MeetingWords = { readonly [key in keyof typeof en]: string }
export type MeetingKey = keyof typeof en

const ru: MeetingWords = {
  fingerprint: 'Отпечаток этого хоста: {print}',
  encrypted: 'с шифрованием',
  met: 'По адресу {address} есть хост.',
  printIs: 'Его отпечаток: {print}',
  pinned: 'Это тот, кого называет ссылка.',
  known: 'Это тот, кого этот компьютер знает.',
  first: 'Этот компьютер видит его впервые: сравните отпечаток с тем, что показывает хост.',
  wordsAre: 'Слова этого соединения: {words}',
  nobodyThere: 'По адресу {place} никто не отвечает.',
  forgotten: 'Кто был известен по адресу {place}, забыт.',
  forgetHint: 'Если хозяин говорит, что всё в порядке: undertable meet {place} --forget',
}

const it: MeetingWords = {
  fingerprint: 'Impronta di questo host: {print}',
  encrypted: 'cifrato',
  met: "A {address} c'è un host.",
  printIs: 'La sua impronta: {print}',
  pinned: 'È quello che il link nomina.',
  known: 'È quello che questo computer conosce.',
  first: "Questo computer lo incontra per la prima volta: confronta l'impronta con quella che mostra l'host.",
  wordsAre: 'Parole di questo collegamento: {words}',
  nobodyThere: 'Nessuno risponde a {place}.',
  forgotten: 'Chi era noto a {place} è dimenticato.',
  forgetHint: 'Se chi ospita dice che va tutto bene: undertable meet {place} --forget',
}

export const meetingWords = { en, ru, it } as const
