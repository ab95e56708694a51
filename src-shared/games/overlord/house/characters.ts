/** Whom one met on the way: the ones with a name, a trade and somebody to blame. */
import type { HouseHint } from './hints'

export const CHARACTERS: readonly HouseHint[] = [
  {
    id: 'hourly-hero',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'gold', mark: 'clock' },
    titles: { en: 'Hero Who Bills by the Hour', ru: 'Герой с почасовой оплатой', it: 'Eroe a partita IVA' },
  },
  {
    id: 'wizard-on-sick-leave',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'moss', mark: 'drop' },
    titles: { en: 'Wizard on Sick Leave', ru: 'Чародей на больничном', it: 'Mago in malattia' },
  },
  {
    id: 'ferryman-without-change',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'frost', mark: 'coin' },
    titles: { en: 'Ferryman with No Change', ru: 'Перевозчик без сдачи', it: 'Traghettatore che non dà resto' },
  },
  {
    id: 'impatient-princess',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'gold', mark: 'key' },
    titles: { en: 'Princess Who Couldn’t Wait', ru: 'Принцесса Спасайся-кто-может', it: 'Principessa fai da te' },
  },
  {
    id: 'overlords-auntie',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'dusk', mark: 'feather' },
    titles: { en: 'Your Dreadfulness’s Auntie', ru: 'Тётушка Вашего Злодейства', it: 'La zia di Vostra Perfidia' },
  },
  {
    id: 'honest-customs-officer',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'ash', mark: 'coin' },
    titles: { en: 'Honest Customs Officer, Alas', ru: 'Таможенник, который не берёт', it: 'Doganiere onesto, ahimè' },
  },
  {
    id: 'one-song-bard',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'moss', mark: 'note' },
    titles: { en: 'Bard Who Knows One Song', ru: 'Бард одной баллады', it: 'Menestrello col tormentone' },
  },
  {
    id: 'allergic-knight',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'frost', mark: 'drop' },
    titles: {
      en: 'Knight Allergic to His Horse',
      ru: 'Рыцарь с аллергией на коня',
      it: 'Cavaliere allergico ai cavalli',
    },
  },
  {
    id: 'hindsight-prophet',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'dusk', mark: 'eye' },
    titles: { en: 'Prophet of Hindsight', ru: 'Пророк задним числом', it: 'Profeta del senno di poi' },
  },
  {
    id: 'unpaid-apprentice',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'frost', mark: 'coin' },
    titles: { en: 'Apprentice Paid in Exposure', ru: 'Подмастерье за спасибо', it: 'Apprendista pagato in visibilità' },
  },
  {
    id: 'helpful-cousin',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'moss', mark: 'key' },
    titles: { en: 'A Cousin Who Knows a Guy', ru: 'Кум, который всё устроит', it: 'Il cugino che ci pensa lui' },
  },
  {
    id: 'gnome-shop-steward',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'ember', mark: 'flag' },
    titles: { en: 'Gnome Shop Steward', ru: 'Гном-профорг', it: 'Gnomo sindacalista' },
  },
  {
    id: 'giants-dentist',
    symbol: 'character',
    emblem: { base: 'clerk', tone: 'frost', mark: 'tooth' },
    titles: {
      en: 'Giants’ Dentist, Own Ladder',
      ru: 'Дантист великанов со стремянкой',
      it: 'Dentista per giganti, con scala',
    },
  },
  {
    id: 'dying-soprano',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'ember', mark: 'note' },
    titles: {
      en: 'Soprano, Dying Since Act One',
      ru: 'Примадонна, умирающая на бис',
      it: 'Soprano moribonda da tre atti',
    },
  },
  {
    id: 'sentimental-executioner',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'ember', mark: 'heart' },
    titles: { en: 'Sentimental Executioner', ru: 'Палач с ранимой душой', it: 'Boia dal cuore tenero' },
  },
  {
    id: 'wrong-twin',
    symbol: 'character',
    emblem: { base: 'glass', tone: 'gold', mark: 'mask' },
    titles: { en: 'The Wrong Twin', ru: 'Не тот близнец', it: 'Il gemello sbagliato' },
  },
  {
    id: 'part-time-godmother',
    symbol: 'character',
    emblem: { base: 'wizard', tone: 'gold', mark: 'star' },
    titles: { en: 'Part-Time Fairy Godmother', ru: 'Фея-крёстная на полставки', it: 'Fata madrina a ore' },
  },
  {
    id: 'sleeping-sentry',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'ash', mark: 'zed' },
    titles: { en: 'Soundly Sleeping Sentry', ru: 'Бдительно спящий часовой', it: 'Sentinella in pennichella' },
  },
  {
    id: 'visiting-card-spy',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'ash', mark: 'envelope' },
    titles: { en: 'Spy with a Visiting Card', ru: 'Шпион, раздающий визитки', it: 'Spia con biglietto da visita' },
  },
  {
    id: 'kind-stepmother',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'moss', mark: 'heart' },
    titles: { en: 'Suspiciously Kind Stepmother', ru: 'Подозрительно добрая мачеха', it: 'Matrigna fin troppo buona' },
  },
  {
    id: 'locked-out-burglar',
    symbol: 'character',
    emblem: { base: 'hood', tone: 'gold', mark: 'key' },
    titles: { en: 'Burglar, Locked Out', ru: 'Взломщик, забывший ключи', it: 'Scassinatore chiuso fuori' },
  },
  {
    id: 'reserve-chosen-one',
    symbol: 'character',
    emblem: { base: 'helm', tone: 'dusk', mark: 'star' },
    titles: { en: 'Chosen One, Second Reserve', ru: 'Избранный, второй состав', it: 'Il Prescelto di riserva' },
  },
  {
    id: 'dieting-poison-taster',
    symbol: 'character',
    emblem: { base: 'crown', tone: 'ash', mark: 'fork' },
    titles: { en: 'Poison Taster on a Diet', ru: 'Дегустатор ядов на диете', it: 'Assaggiatore di veleni a dieta' },
  },
]
