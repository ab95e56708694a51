/** Words about house rules that are set by one press. */

const en = {
  title: 'Rules by one press',
  own: 'Kept on this device',
  save: 'Keep these rules as…',
  name: 'Name of these rules',
  keep: 'Keep',
  forget: 'Forget “{name}”',
  refused: '“{name}” does not fit this table any more, so nothing of it was set.',
  full: 'No more than {n} can be kept for one game: forget one first.',
  built: {
    book: 'As in the rulebook',
    mascarade: { quick: 'A quick round', sealed: 'All at once', first: 'First evening' },
    castle: { italian: 'Italian edition', cunning: 'All variants', calm: 'No hurry' },
    tales: { first: 'First evening' },
    overlord: { strict: 'An impatient Overlord', formal: 'Yes, Master!' },
  },
}

const ru: typeof en = {
  title: 'Правила одним нажатием',
  own: 'Сохранено на этом устройстве',
  save: 'Сохранить эти правила как…',
  name: 'Название этих правил',
  keep: 'Сохранить',
  forget: 'Забыть «{name}»',
  refused: 'Набор «{name}» к этому столу больше не подходит: ничего из него не установлено.',
  full: 'Для одной игры можно сохранить не больше {n} наборов: сначала забудьте один.',
  built: {
    book: 'Как в правилах',
    mascarade: { quick: 'Быстрая партия', sealed: 'Все разом', first: 'Первый вечер' },
    castle: { italian: 'Итальянское издание', cunning: 'Все варианты', calm: 'Без спешки' },
    tales: { first: 'Первый вечер' },
    overlord: { strict: 'Нетерпеливый Властелин', formal: 'Да, хозяин!' },
  },
}

const it: typeof en = {
  title: 'Regole con un tocco',
  own: 'Conservate su questo dispositivo',
  save: 'Conserva queste regole come…',
  name: 'Nome di queste regole',
  keep: 'Conserva',
  forget: 'Dimentica «{name}»',
  refused: '«{name}» non va più bene per questo tavolo: non è stato impostato nulla.',
  full: 'Per un gioco se ne possono conservare al massimo {n}: prima dimenticane una.',
  built: {
    book: 'Come da regolamento',
    mascarade: { quick: 'Partita veloce', sealed: 'Tutti insieme', first: 'Prima serata' },
    castle: { italian: 'Edizione italiana', cunning: 'Tutte le varianti', calm: 'Senza fretta' },
    tales: { first: 'Prima serata' },
    overlord: { strict: 'Un Oscuro Signore impaziente', formal: 'Sì, Padrone!' },
  },
}

export const presetWords = { en, ru, it }
