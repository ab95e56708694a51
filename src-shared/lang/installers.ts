/** Why an installer that another machine offers was not saved. */

const en = {
  installerUnsigned: 'This installer is not signed by the project. It was not downloaded.',
  installerTampered: 'What came is not what the project signed. It was thrown away: tell whoever hosts the table.',
  installerGone: 'The download broke off, or the installer is no longer offered.',
  installerBusy: 'Others are downloading just now. Try again in a minute.',
  installerNotSaved: 'The installer could not be saved there: is the disk full, or the folder protected?',
} as const

type InstallerRefusals = { readonly [key in keyof typeof en]: string }

const ru: InstallerRefusals = {
  installerUnsigned: 'Этот установщик не подписан проектом. Он не скачан.',
  installerTampered: 'Пришло не то, что подписал проект. Файл выброшен: скажите об этом тому, кто открыл стол.',
  installerGone: 'Загрузка оборвалась, или установщик больше не предлагают.',
  installerBusy: 'Сейчас скачивают другие. Попробуйте через минуту.',
  installerNotSaved: 'Сохранить установщик не удалось: возможно, диск полон или папка защищена.',
}

const it: InstallerRefusals = {
  installerUnsigned: 'Questo installatore non è firmato dal progetto. Non è stato scaricato.',
  installerTampered:
    'Ciò che è arrivato non è ciò che il progetto ha firmato. È stato buttato: dillo a chi ospita il tavolo.',
  installerGone: 'Il download si è interrotto, oppure l’installatore non è più offerto.',
  installerBusy: 'In questo momento stanno scaricando altri. Riprova tra un minuto.',
  installerNotSaved: 'Non è stato possibile salvare l’installatore: il disco è pieno o la cartella è protetta?',
}

export const installerRefusals = { en, ru, it } as const
