/** What lay in wait, more or less. */
import type { HouseHint } from './hints'

export const MONSTERS: readonly HouseHint[] = [
  {
    id: 'economy-dragon',
    symbol: 'monster',
    emblem: { base: 'dragon', tone: 'frost', mark: 'coin' },
    titles: { en: 'Dragon, Economy Class', ru: 'Дракон эконом-класса', it: 'Drago low cost' },
  },
  {
    id: 'night-light-bats',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'dusk', mark: 'zed' },
    titles: { en: 'Bats with a Night Light', ru: 'Летучие мыши с ночником', it: 'Pipistrelli con la lucina' },
  },
  {
    id: 'tomato-vampire',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'ember', mark: 'tooth' },
    titles: { en: 'Vampire on Tomato Juice', ru: 'Упырь на томатном соке', it: 'Vampiro al pomodoro' },
  },
  {
    id: 'rent-controlled-ghost',
    symbol: 'monster',
    emblem: { base: 'ghost', tone: 'frost', mark: 'key' },
    titles: { en: 'Rent-Controlled Ghost', ru: 'Привидение с пропиской', it: 'Fantasma a equo canone' },
  },
  {
    id: 'weekday-werewolf',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'dusk', mark: 'clock' },
    titles: { en: 'Weekday Werewolf', ru: 'Оборотень по будням', it: 'Lupo mannaro solo feriale' },
  },
  {
    id: 'unhugged-kraken',
    symbol: 'monster',
    emblem: { base: 'tentacle', tone: 'ember', mark: 'heart' },
    titles: { en: 'Kraken in Need of a Hug', ru: 'Недообнятый кракен', it: 'Kraken bisognoso d’affetto' },
  },
  {
    id: 'quorumless-dog',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'ash', mark: 'stamp' },
    titles: {
      en: 'Three-Headed Dog, No Quorum',
      ru: 'Трёхглавый пёс без кворума',
      it: 'Cane a tre teste senza quorum',
    },
  },
  {
    id: 'spare-bone-skeleton',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'frost', mark: 'skull' },
    titles: { en: 'Skeleton with a Spare Bone', ru: 'Скелет с лишней костью', it: 'Scheletro con un osso avanzato' },
  },
  {
    id: 'coat-of-goblins',
    symbol: 'monster',
    emblem: { base: 'hood', tone: 'moss', mark: 'mask' },
    titles: { en: 'Three Goblins, One Coat', ru: 'Три гоблина в одном пальто', it: 'Tre goblin in un solo cappotto' },
  },
  {
    id: 'tiptoe-giant',
    symbol: 'monster',
    emblem: { base: 'boot', tone: 'dusk', mark: 'zed' },
    titles: { en: 'Giant on Tiptoe', ru: 'Великан на цыпочках', it: 'Gigante in punta di piedi' },
  },
  {
    id: 'seasick-serpent',
    symbol: 'monster',
    emblem: { base: 'tentacle', tone: 'moss', mark: 'drop' },
    titles: { en: 'Seasick Sea Serpent', ru: 'Морской змей, которого укачало', it: 'Mostro marino col mal di mare' },
  },
  {
    id: 'quitting-phoenix',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'ember', mark: 'flame' },
    titles: { en: 'Phoenix Trying to Quit Smoking', ru: 'Феникс бросает дымить', it: 'Fenice che ha smesso di fumare' },
  },
  {
    id: 'battle-hens',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'ash', mark: 'flag' },
    titles: { en: 'Free-Range Battle Hens', ru: 'Боевые куры свободного выгула', it: 'Galline da guerra ruspanti' },
  },
  {
    id: 'biting-chest',
    symbol: 'monster',
    emblem: { base: 'chest', tone: 'ash', mark: 'tooth' },
    titles: { en: 'Biting Chest in Braces', ru: 'Зубастый сундук с брекетами', it: 'Forziere con l’apparecchio' },
  },
  {
    id: 'slime-of-the-month',
    symbol: 'monster',
    emblem: { base: 'cauldron', tone: 'moss', mark: 'star' },
    titles: { en: 'Slime, Employee of the Month', ru: 'Слизь – работник месяца', it: 'Melma, impiegata del mese' },
  },
  {
    id: 'superstitious-cat',
    symbol: 'monster',
    emblem: { base: 'beast', tone: 'gold', mark: 'paw' },
    titles: {
      en: 'Black Cat Who Touches Wood',
      ru: 'Чёрный кот, плюющий через плечо',
      it: 'Gatto nero che tocca ferro',
    },
  },
  {
    id: 'lost-minotaur',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'ember', mark: 'flag' },
    titles: {
      en: 'Minotaur Who Asks the Way',
      ru: 'Минотавр, который заблудился',
      it: 'Minotauro che chiede la strada',
    },
  },
  {
    id: 'probationary-demon',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'dusk', mark: 'stamp' },
    titles: { en: 'Demon on Probation', ru: 'Бес на испытательном сроке', it: 'Diavolo in periodo di prova' },
  },
  {
    id: 'remote-zombie',
    symbol: 'monster',
    emblem: { base: 'house', tone: 'ash', mark: 'skull' },
    titles: { en: 'Zombie Working from Tomb', ru: 'Мертвец на удалёнке', it: 'Zombie in smart working' },
  },
  {
    id: 'wardrobe-moth',
    symbol: 'monster',
    emblem: { base: 'bird', tone: 'gold', mark: 'fork' },
    titles: { en: 'Moth the Size of a Wardrobe', ru: 'Моль размером со шкаф', it: 'Tarma grande come un armadio' },
  },
  {
    id: 'seated-mountain',
    symbol: 'monster',
    emblem: { base: 'mountain', tone: 'frost', mark: 'zed' },
    titles: { en: 'Mountain That Sat Down', ru: 'Гора, присевшая на дорожку', it: 'Montagna che si siede un attimo' },
  },
  {
    id: 'bill-splitting-hydra',
    symbol: 'monster',
    emblem: { base: 'dragon', tone: 'moss', mark: 'fork' },
    titles: { en: 'Hydra Splitting the Bill', ru: 'Гидра просит раздельный счёт', it: 'Idra che paga alla romana' },
  },
  {
    id: 'poet-ogre',
    symbol: 'monster',
    emblem: { base: 'horned', tone: 'moss', mark: 'feather' },
    titles: { en: 'Ogre Poet, Unpublished', ru: 'Людоед-лирик', it: 'Orco poeta della domenica' },
  },
]
