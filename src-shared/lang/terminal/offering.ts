/** What a host says in a terminal about the installers that it offers. */

const en = {
  offering: 'Installers offered to guests: {n}.',
  offerUnsigned: 'Not offered, because the project has not signed it: {name}',
  offerChanged: 'Not offered, because it is not the file that was signed: {name}',
  offerNoKey: 'No installer can be offered: this build carries no release key.',
  offerNoFolder: 'No installer can be offered: the folder {dir} cannot be read ({what}).',
} as const

type OfferingWords = { readonly [key in keyof typeof en]: string }
export type OfferingKey = keyof typeof en

const ru: OfferingWords = {
  offering: 'Установщиков для гостей: {n}.',
  offerUnsigned: 'Не предлагается, потому что проект его не подписал: {name}',
  offerChanged: 'Не предлагается, потому что подписан был другой файл: {name}',
  offerNoKey: 'Предложить установщики нельзя: в этой сборке нет ключа выпуска.',
  offerNoFolder: 'Предложить установщики нельзя: папка {dir} не читается ({what}).',
}

const it: OfferingWords = {
  offering: 'Installatori offerti agli ospiti: {n}.',
  offerUnsigned: 'Non offerto, perché il progetto non lo ha firmato: {name}',
  offerChanged: 'Non offerto, perché non è il file che è stato firmato: {name}',
  offerNoKey: 'Nessun installatore può essere offerto: questa versione non contiene la chiave di rilascio.',
  offerNoFolder: 'Nessun installatore può essere offerto: la cartella {dir} non si legge ({what}).',
}

export const offeringWords = { en, ru, it } as const
