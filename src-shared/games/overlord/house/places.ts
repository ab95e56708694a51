/** Where it all went wrong. */
import type { HouseHint } from './hints'

export const PLACES: readonly HouseHint[] = [
  {
    id: 'unlicensed-tower',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'ash', mark: 'stamp' },
    titles: { en: 'Tower Without a Permit', ru: 'Башня-самострой', it: 'Torre abusiva, ma condonata' },
  },
  {
    id: 'unfinished-bridge',
    symbol: 'place',
    emblem: { base: 'bridge', tone: 'gold', mark: 'crack' },
    titles: {
      en: 'Bridge Forever Under Repair',
      ru: 'Мост закрыт на вечный ремонт',
      it: 'Ponte dal cantiere infinito',
    },
  },
  {
    id: 'half-star-inn',
    symbol: 'place',
    emblem: { base: 'house', tone: 'dusk', mark: 'star' },
    titles: { en: 'The Half-Star Inn', ru: 'Трактир на ползвезды', it: 'Locanda a una stella cadente' },
  },
  {
    id: 'office-of-fate',
    symbol: 'place',
    emblem: { base: 'clerk', tone: 'gold', mark: 'clock' },
    titles: {
      en: 'Office of Fate, Window Closed',
      ru: 'Контора судеб, окошко закрыто',
      it: 'Ufficio Fato, sportello chiuso',
    },
  },
  {
    id: 'absent-forest',
    symbol: 'place',
    emblem: { base: 'tree', tone: 'gold', mark: 'paw' },
    titles: {
      en: 'Forest That Was Here Yesterday',
      ru: 'Лес, который вчера тут стоял',
      it: 'Il bosco che ieri era qui',
    },
  },
  {
    id: 'swamp-spa',
    symbol: 'place',
    emblem: { base: 'tree', tone: 'moss', mark: 'drop' },
    titles: { en: 'Swamp Spa, All-Inclusive', ru: 'Болото «всё включено»', it: 'Palude con centro benessere' },
  },
  {
    id: 'abyss-gift-shop',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'ember', mark: 'coin' },
    titles: { en: 'Abyss with a Gift Shop', ru: 'Бездна с лавкой сувениров', it: 'Abisso con negozio di souvenir' },
  },
  {
    id: 'identical-castle',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'dusk', mark: 'mask' },
    titles: {
      en: 'The Identical Castle Next Door',
      ru: 'Точно такой же замок напротив',
      it: 'Il castello accanto, tale e quale',
    },
  },
  {
    id: 'volcano-on-holiday',
    symbol: 'place',
    emblem: { base: 'mountain', tone: 'ember', mark: 'flame' },
    titles: {
      en: 'Volcano Closed for the Season',
      ru: 'Вулкан закрыт на профилактику',
      it: 'Vulcano chiuso per ferie',
    },
  },
  {
    id: 'honour-pawnshop',
    symbol: 'place',
    emblem: { base: 'door', tone: 'gold', mark: 'coin' },
    titles: { en: 'Pawnshop of Knightly Honour', ru: 'Ломбард рыцарской чести', it: 'Banco dei pegni dell’onore' },
  },
  {
    id: 'sea-view-dungeon',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'frost', mark: 'drop' },
    titles: { en: 'Dungeon with a Sea View', ru: 'Темница с видом на море', it: 'Segreta vista mare' },
  },
  {
    id: 'detour-crossroads',
    symbol: 'place',
    emblem: { base: 'wagon', tone: 'moss', mark: 'flag' },
    titles: { en: 'Crossroads of Detours', ru: 'Распутье сплошных объездов', it: 'Bivio con tre deviazioni' },
  },
  {
    id: 'village-of-bobs',
    symbol: 'place',
    emblem: { base: 'house', tone: 'gold', mark: 'mask' },
    titles: {
      en: 'Village Where All Are Called Bob',
      ru: 'Деревня, где все Иваны',
      it: 'Il borgo dove tutti sono Gino',
    },
  },
  {
    id: 'failed-quest-museum',
    symbol: 'place',
    emblem: { base: 'sword', tone: 'ash', mark: 'crack' },
    titles: { en: 'Museum of Failed Quests', ru: 'Музей провальных походов', it: 'Museo delle imprese fallite' },
  },
  {
    id: 'opera-cave',
    symbol: 'place',
    emblem: { base: 'cave', tone: 'dusk', mark: 'note' },
    titles: { en: 'Cave with Opera Boxes', ru: 'Пещера с оперными ложами', it: 'Caverna con tanto di loggione' },
  },
  {
    id: 'inland-lighthouse',
    symbol: 'place',
    emblem: { base: 'tower', tone: 'gold', mark: 'flame' },
    titles: { en: 'Lighthouse Far from Any Sea', ru: 'Маяк за сто вёрст от моря', it: 'Faro a cento leghe dal mare' },
  },
  {
    id: 'condemned-gingerbread-house',
    symbol: 'place',
    emblem: { base: 'house', tone: 'ember', mark: 'fork' },
    titles: {
      en: 'Condemned Gingerbread House',
      ru: 'Аварийный пряничный домик',
      it: 'Casetta di marzapane pericolante',
    },
  },
  {
    id: 'noisy-cemetery',
    symbol: 'place',
    emblem: { base: 'ghost', tone: 'moss', mark: 'note' },
    titles: { en: 'Cemetery, Noisy Neighbours', ru: 'Кладбище с шумными соседями', it: 'Cimitero con vicini rumorosi' },
  },
  {
    id: 'fenceless-border',
    symbol: 'place',
    emblem: { base: 'door', tone: 'moss', mark: 'stamp' },
    titles: { en: 'Border Gate Without a Fence', ru: 'Шлагбаум в чистом поле', it: 'Sbarra di confine senza confine' },
  },
  {
    id: 'pink-laundry',
    symbol: 'place',
    emblem: { base: 'house', tone: 'moss', mark: 'drop' },
    titles: {
      en: 'Laundry: All Cloaks Now Pink',
      ru: 'Прачечная: все плащи розовые',
      it: 'Lavanderia, mantelli tutti rosa',
    },
  },
  {
    id: 'henchman-school',
    symbol: 'place',
    emblem: { base: 'house', tone: 'frost', mark: 'feather' },
    titles: { en: 'Evening School for Henchmen', ru: 'Вечерняя школа приспешников', it: 'Corso serale per scagnozzi' },
  },
  {
    id: 'guided-secret-passage',
    symbol: 'place',
    emblem: { base: 'door', tone: 'dusk', mark: 'eye' },
    titles: {
      en: 'Secret Passage, Guided Tours',
      ru: 'Тайный ход, вход по билетам',
      it: 'Passaggio segreto, visite guidate',
    },
  },
  {
    id: 'straight-labyrinth',
    symbol: 'place',
    emblem: { base: 'door', tone: 'frost' },
    titles: { en: 'Perfectly Straight Labyrinth', ru: 'Совершенно прямой лабиринт', it: 'Labirinto, sempre dritto' },
  },
]
