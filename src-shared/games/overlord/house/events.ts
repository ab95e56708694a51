/** What nobody could have foreseen. */
import type { HouseHint } from './hints'

export const EVENTS: readonly HouseHint[] = [
  {
    id: 'wildcat-strike',
    symbol: 'event',
    emblem: { base: 'beast', tone: 'ember', mark: 'flag' },
    titles: { en: 'Wildcat Strike, with Wildcats', ru: 'Забастовка диких котов', it: 'Sciopero a gatto selvaggio' },
  },
  {
    id: 'soup-shower',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'gold', mark: 'fork' },
    titles: { en: 'A Shower of Hot Soup', ru: 'Ливень из горячих щей', it: 'Acquazzone di minestrone' },
  },
  {
    id: 'wrong-wedding',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'gold', mark: 'heart' },
    titles: {
      en: 'Wrong Wedding, Right Buffet',
      ru: 'Не та свадьба, зато накормили',
      it: 'Nozze sbagliate, buffet giusto',
    },
  },
  {
    id: 'midnight-moved',
    symbol: 'event',
    emblem: { base: 'tower', tone: 'frost', mark: 'clock' },
    titles: {
      en: 'Midnight Moved to Wednesday',
      ru: 'Полночь перенесли на среду',
      it: 'Mezzanotte rinviata a mercoledì',
    },
  },
  {
    id: 'dragons-tax-audit',
    symbol: 'event',
    emblem: { base: 'dragon', tone: 'ember', mark: 'stamp' },
    titles: { en: 'Tax Audit at the Dragon’s', ru: 'Дракону доначислили налог', it: 'Accertamento fiscale al drago' },
  },
  {
    id: 'spell-typo',
    symbol: 'event',
    emblem: { base: 'scroll', tone: 'frost', mark: 'crack' },
    titles: {
      en: 'Spell Typo: an Army of Aunts',
      ru: 'Опечатка в заклятье: не меч, а мяч',
      it: 'Refuso magico: porzione d’amore',
    },
  },
  {
    id: 'wandering-luggage',
    symbol: 'event',
    emblem: { base: 'chest', tone: 'frost', mark: 'flag' },
    titles: {
      en: 'Luggage Sent to the Wrong Realm',
      ru: 'Багаж улетел в тридевятое',
      it: 'Valigie finite in un altro regno',
    },
  },
  {
    id: 'group-portrait',
    symbol: 'event',
    emblem: { base: 'glass', tone: 'ash', mark: 'eye' },
    titles: {
      en: 'Halt for the Group Portrait',
      ru: 'Привал ради группового портрета',
      it: 'Sosta per il ritratto di gruppo',
    },
  },
  {
    id: 'kingdom-nap',
    symbol: 'event',
    emblem: { base: 'crown', tone: 'frost', mark: 'zed' },
    titles: { en: 'Kingdom-Wide Nap Time', ru: 'Тихий час по всему королевству', it: 'Controra in tutto il regno' },
  },
  {
    id: 'lost-wheel',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'ash', mark: 'crack' },
    titles: {
      en: 'Wheel Off, Smith at Lunch',
      ru: 'Колесо слетело, кузнец обедает',
      it: 'Ruota persa, fabbro a pranzo',
    },
  },
  {
    id: 'strawberry-jam',
    symbol: 'event',
    emblem: { base: 'wagon', tone: 'ember', mark: 'drop' },
    titles: { en: 'Traffic Jam, Strawberry', ru: 'Кисельная пробка на тракте', it: 'Ingorgo alla marmellata' },
  },
  {
    id: 'birthday-ambush',
    symbol: 'event',
    emblem: { base: 'tree', tone: 'ember', mark: 'flame' },
    titles: { en: 'Ambush, with Cake', ru: 'Засада с тортом', it: 'Imboscata con torta' },
  },
  {
    id: 'misdelivered-curse',
    symbol: 'event',
    emblem: { base: 'door', tone: 'ember', mark: 'envelope' },
    titles: { en: 'Curse Delivered Next Door', ru: 'Проклятие не по адресу', it: 'Maledizione recapitata al vicino' },
  },
  {
    id: 'popular-eclipse',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'dusk', mark: 'star' },
    titles: {
      en: 'Eclipse, by Popular Demand',
      ru: 'Затмение по просьбам трудящихся',
      it: 'Eclissi a grande richiesta',
    },
  },
  {
    id: 'drizzled-tournament',
    symbol: 'event',
    emblem: { base: 'cloud', tone: 'frost', mark: 'flag' },
    titles: { en: 'Tournament Off: Slight Drizzle', ru: 'Турнир отменён: моросит', it: 'Torneo annullato: pioviggina' },
  },
  {
    id: 'arguing-echo',
    symbol: 'event',
    emblem: { base: 'mountain', tone: 'moss', mark: 'note' },
    titles: { en: 'The Echo Answered Back', ru: 'Эхо начало пререкаться', it: 'L’eco ha risposto per le rime' },
  },
  {
    id: 'lapsed-prophecy',
    symbol: 'event',
    emblem: { base: 'scroll', tone: 'dusk', mark: 'clock' },
    titles: {
      en: 'Prophecy, Lapsed on Friday',
      ru: 'Истёк срок давности пророчества',
      it: 'Profezia caduta in prescrizione',
    },
  },
  {
    id: 'sorry-avalanche',
    symbol: 'event',
    emblem: { base: 'mountain', tone: 'ash', mark: 'envelope' },
    titles: { en: 'Avalanche, with Apologies', ru: 'Лавина с извинениями', it: 'Valanga con tante scuse' },
  },
  {
    id: 'pancake-truce',
    symbol: 'event',
    emblem: { base: 'sword', tone: 'gold', mark: 'fork' },
    titles: { en: 'Truce for Pancakes', ru: 'Перемирие на блины', it: 'Tregua per le frittelle' },
  },
  {
    id: 'gambled-army',
    symbol: 'event',
    emblem: { base: 'helm', tone: 'ember', mark: 'heart' },
    titles: { en: 'Army Lost at Snap', ru: 'Войско проиграли в дурака', it: 'Esercito perso a briscola' },
  },
  {
    id: 'pull-door',
    symbol: 'event',
    emblem: { base: 'door', tone: 'ash', mark: 'crack' },
    titles: {
      en: 'An Hour Pushing a “Pull” Door',
      ru: 'Час толкали дверь «на себя»',
      it: 'Spingevamo: c’era scritto «tirare»',
    },
  },
  {
    id: 'frogs-till-tuesday',
    symbol: 'event',
    emblem: { base: 'cauldron', tone: 'frost', mark: 'paw' },
    titles: { en: 'We Were Frogs until Tuesday', ru: 'До вторника мы были лягушками', it: 'Ranocchi fino a martedì' },
  },
  {
    id: 'bridge-reunion',
    symbol: 'event',
    emblem: { base: 'bridge', tone: 'dusk', mark: 'heart' },
    titles: {
      en: 'Family Reunion on the Bridge',
      ru: 'Съезд родни прямо на мосту',
      it: 'Pranzo coi parenti sul ponte',
    },
  },
]
