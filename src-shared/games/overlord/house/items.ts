/** What was carried, lost, signed or eaten on the errand. */
import type { HouseHint } from './hints'

export const ITEMS: readonly HouseHint[] = [
  {
    id: 'objecting-sword',
    symbol: 'item',
    emblem: { base: 'sword', tone: 'moss', mark: 'heart' },
    titles: { en: 'Conscientious Objector Sword', ru: 'Меч-пацифист', it: 'Spada obiettrice di coscienza' },
  },
  {
    id: 'no-orc-certificate',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'gold', mark: 'stamp' },
    titles: { en: 'Certificate of Not Being an Orc', ru: 'Справка о том, что я не орк', it: 'Certificato antiorco' },
  },
  {
    id: 'expired-love-potion',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'ember', mark: 'heart' },
    titles: {
      en: 'Love Potion, Best by Yesterday',
      ru: 'Приворотное, годно до вчера',
      it: 'Filtro d’amore scaduto ieri',
    },
  },
  {
    id: 'single-league-boot',
    symbol: 'item',
    emblem: { base: 'boot', tone: 'moss' },
    titles: { en: 'Three-and-a-Half-League Boot', ru: 'Левый сапог-скороход', it: 'Tre leghe e mezzo di stivale' },
  },
  {
    id: 'rough-map',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'moss', mark: 'flag' },
    titles: { en: 'Map Marked “Hereabouts”', ru: 'Карта с пометкой «где-то тут»', it: 'Mappa fatta a occhio e croce' },
  },
  {
    id: 'mislaid-cloak',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'dusk', mark: 'eye' },
    titles: {
      en: 'Invisibility Cloak, Mislaid',
      ru: 'Плащ-невидимка: где-то висел',
      it: 'Mantello invisibile introvabile',
    },
  },
  {
    id: 'overdue-grimoire',
    symbol: 'item',
    emblem: { base: 'book', tone: 'ash', mark: 'clock' },
    titles: {
      en: 'Grimoire, a Century Overdue',
      ru: 'Гримуар с пеней за сто лет',
      it: 'Grimorio con un secolo di mora',
    },
  },
  {
    id: 'tactless-mirror',
    symbol: 'item',
    emblem: { base: 'glass', tone: 'gold' },
    titles: {
      en: 'Tactless Magic Mirror',
      ru: 'Свет мой, зеркальце, помолчи!',
      it: 'Specchio senza peli sulla lingua',
    },
  },
  {
    id: 'bottomless-chest',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'gold', mark: 'crack' },
    titles: { en: 'Bottomless Chest, Literally', ru: 'Бездонный (дырявый) сундук', it: 'Forziere davvero senza fondo' },
  },
  {
    id: 'paw-signed-contract',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'ash', mark: 'paw' },
    titles: { en: 'Contract Signed with a Paw', ru: 'Договор, подписанный лапой', it: 'Contratto a zampe di gallina' },
  },
  {
    id: 'porridge-pot',
    symbol: 'item',
    emblem: { base: 'cauldron', tone: 'gold', mark: 'drop' },
    titles: {
      en: 'Pot That Won’t Stop Porridging',
      ru: 'Горшочек, глухой к «не вари!»',
      it: 'Pentola che non sa dire basta',
    },
  },
  {
    id: 'crystal-ball-no-signal',
    symbol: 'item',
    emblem: { base: 'glass', tone: 'frost', mark: 'crack' },
    titles: {
      en: 'Crystal Ball, Poor Reception',
      ru: 'Шар судьбы вне зоны доступа',
      it: 'Sfera di cristallo senza campo',
    },
  },
  {
    id: 'neighbours-dungeon-key',
    symbol: 'item',
    emblem: { base: 'door', tone: 'ash', mark: 'key' },
    titles: {
      en: 'Key to the Neighbours’ Dungeon',
      ru: 'Ключ от соседской темницы',
      it: 'Chiave delle segrete dei vicini',
    },
  },
  {
    id: 'used-soul-receipt',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'dusk', mark: 'skull' },
    titles: { en: 'Receipt for One Used Soul', ru: 'Чек за душу б/у', it: 'Scontrino per un’anima usata' },
  },
  {
    id: 'bucket-helmet',
    symbol: 'item',
    emblem: { base: 'helm', tone: 'ash' },
    titles: { en: 'Helmet, Formerly a Bucket', ru: 'Шлем, в прошлом ведро', it: 'Elmo, già secchio' },
  },
  {
    id: 'bottle-genie-out',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'dusk', mark: 'clock' },
    titles: {
      en: 'Bottle: Genie Back in Five',
      ru: 'Бутылка: джинн ушёл на базу',
      it: 'Bottiglia: il genio torna subito',
    },
  },
  {
    id: 'much-copied-letter',
    symbol: 'item',
    emblem: { base: 'scroll', tone: 'ember', mark: 'envelope' },
    titles: {
      en: 'Secret Letter, Everyone Copied',
      ru: 'Секретное письмо, все в копии',
      it: 'Lettera segreta, tutti in copia',
    },
  },
  {
    id: 'grandmas-poison',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'moss', mark: 'skull' },
    titles: { en: 'Grandma’s Home-Made Poison', ru: 'Яд по бабушкиному рецепту', it: 'Il veleno della nonna' },
  },
  {
    id: 'rented-sword',
    symbol: 'item',
    emblem: { base: 'sword', tone: 'frost', mark: 'clock' },
    titles: {
      en: 'Hired Sword, Back by Six',
      ru: 'Меч из проката, вернуть до шести',
      it: 'Spada a noleggio, scade alle sei',
    },
  },
  {
    id: 'ogres-dentures',
    symbol: 'item',
    emblem: { base: 'bottle', tone: 'frost', mark: 'tooth' },
    titles: { en: 'Ogre’s Dentures, Barely Used', ru: 'Запасная челюсть людоеда', it: 'Dentiera d’orco, seminuova' },
  },
  {
    id: 'turnip-grimoire',
    symbol: 'item',
    emblem: { base: 'book', tone: 'ember', mark: 'fork' },
    titles: {
      en: 'Grimoire of a Hundred Turnips',
      ru: 'Гримуар «Сто блюд из репы»',
      it: 'Grimorio delle cento minestre',
    },
  },
  {
    id: 'goose-horn',
    symbol: 'item',
    emblem: { base: 'bird', tone: 'gold', mark: 'note' },
    titles: { en: 'War Horn That Calls Geese', ru: 'Боевой рог, созывающий гусей', it: 'Corno di guerra per oche' },
  },
  {
    id: 'packed-lunch',
    symbol: 'item',
    emblem: { base: 'chest', tone: 'moss', mark: 'fork' },
    titles: { en: 'Hero’s Lunch, Packed by Mum', ru: 'Обед героя, собранный мамой', it: 'La schiscetta dell’eroe' },
  },
]
