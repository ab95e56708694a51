/**
 * Words to read aloud and compare: 256 things that everybody can picture, the same at the same place in every language,
 * so that two people compare them whatever they speak. Within a language no two are written or sound alike. Eight a
 * line.
 */
import { WORD_BITS } from '../lan/words'
import type { Language } from './index'

const EN = `
acorn almond anchor angel ant apple apron archer
arrow axe bagpipe bakery ball banana bandage barn
barrel basket beach bean beard beaver bed beetle
belt blanket blood bone book bottle bread brick
bride broom brush bucket butter button cabbage cactus
cage camel candle cannon carpet carrot castle cat
chain cheese cherry chess chimney church circus clock
cloud clown coal coffee coin comb compass copper
cork cow crab cradle cup curtain dancer deer
desert diamond dice doctor dolphin donkey door dove
dragon dress drum duck dwarf egg elephant emerald
engine envelope falcon fan feather fence finger fire
fish flag flour flower flute fog forest fountain
garlic ghost giant giraffe glass glove goat gold
goose grape guitar hammer harbour hare hay heart
hedgehog helmet hive honey horn horse ink iron
island ivy jug jungle kettle key king kitchen
kite knife knight knot ladder lake lamp lantern
lawn leaf lemon letter lighthouse lightning lizard lobster
magnet map marble market mask meadow milk monk
moon mouse mushroom nail necklace net oak octopus
olive orange owl palace peacock pear penguin pepper
piano pig pillow pirate plate plum potato queen
rabbit radish rain rainbow river robot rocket rooster
rope ruby saddle salt saw scarf school scissors
shadow shark sheep shell shield ship shirt silver
skeleton smoke soap sock soldier spider sponge spoon
squirrel station stone straw street sugar suitcase swan
tailor tea teacher ticket tiger toad tomato treasure
tree tulip tunnel turtle umbrella vase velvet village
vinegar violin volcano wagon waiter wasp wave wheat
wheel whistle window wine witch wolf worm zebra
`

const RU = `
жёлудь миндаль якорь ангел муравей яблоко фартук лучник
стрела топор волынка пекарня мяч банан бинт амбар
бочка корзина пляж фасоль борода бобр кровать жук
ремень одеяло кровь кость книга бутылка хлеб кирпич
невеста метла щётка ведро масло пуговица капуста кактус
клетка верблюд свеча пушка ковёр морковь замок кошка
цепь сыр вишня шахматы труба церковь цирк часы
облако клоун уголь кофе монета гребень компас медь
пробка корова краб колыбель чашка занавес танцор олень
пустыня алмаз кубик врач дельфин осёл дверь голубь
дракон платье барабан утка гном яйцо слон изумруд
мотор конверт сокол веер перо забор палец огонь
рыба флаг мука цветок флейта туман лес фонтан
чеснок призрак великан жираф стекло перчатка коза золото
гусь виноград гитара молот порт заяц сено сердце
ёж шлем улей мёд рог лошадь чернила железо
остров плющ кувшин джунгли чайник ключ король кухня
змей нож рыцарь узел лестница озеро лампа фонарь
газон лист лимон письмо маяк молния ящерица омар
магнит карта мрамор рынок маска луг молоко монах
луна мышь гриб гвоздь ожерелье сеть дуб осьминог
оливка апельсин сова дворец павлин груша пингвин перец
рояль свинья подушка пират тарелка слива картофель королева
кролик редис дождь радуга река робот ракета петух
верёвка рубин седло соль пила шарф школа ножницы
тень акула овца ракушка щит корабль рубашка серебро
скелет дым мыло носок солдат паук губка ложка
белка вокзал камень солома улица сахар чемодан лебедь
портной чай учитель билет тигр жаба помидор сокровище
дерево тюльпан туннель черепаха зонт ваза бархат деревня
уксус скрипка вулкан телега официант оса волна пшеница
колесо свисток окно вино ведьма волк червяк зебра
`

const IT = `
ghianda mandorla ancora angelo formica mela grembiule arciere
freccia ascia zampogna panificio palla banana benda granaio
botte cesto spiaggia fagiolo barba castoro letto scarabeo
cintura coperta sangue osso libro bottiglia pane mattone
sposa scopa spazzola secchio burro bottone cavolo cactus
gabbia cammello candela cannone tappeto carota castello gatto
catena formaggio ciliegia scacchi camino chiesa circo orologio
nuvola pagliaccio carbone caffè moneta pettine bussola rame
sughero mucca granchio culla tazza sipario ballerino cervo
deserto diamante dado medico delfino asino porta colomba
drago vestito tamburo anatra gnomo uovo elefante smeraldo
motore busta falco ventaglio piuma recinto dito fuoco
pesce bandiera farina fiore flauto nebbia bosco fontana
aglio fantasma gigante giraffa vetro guanto capra oro
oca uva chitarra martello molo lepre fieno cuore
riccio elmo alveare miele corno cavallo inchiostro ferro
isola edera brocca giungla bollitore chiave re cucina
aquilone coltello cavaliere nodo scala lago lampada lanterna
prato foglia limone lettera faro fulmine lucertola aragosta
magnete mappa marmo mercato maschera pascolo latte monaco
luna topo fungo chiodo collana rete quercia polpo
oliva arancia gufo palazzo pavone pera pinguino pepe
pianoforte maiale cuscino pirata piatto prugna patata regina
coniglio ravanello pioggia arcobaleno fiume robot razzo gallo
corda rubino sella sale sega sciarpa scuola forbici
ombra squalo pecora conchiglia scudo nave camicia argento
scheletro fumo sapone calza soldato ragno spugna cucchiaio
scoiattolo stazione pietra paglia strada zucchero valigia cigno
sarto tè maestro biglietto tigre rospo pomodoro tesoro
albero tulipano galleria tartaruga ombrello vaso velluto villaggio
aceto violino vulcano carro cameriere vespa onda grano
ruota fischietto finestra vino strega lupo verme zebra
`

const LISTS: { readonly [language in Language]: readonly string[] } = { en: listOf(EN), ru: listOf(RU), it: listOf(IT) }

function listOf(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** The words of a connection in somebody's language. @param indices as both of its ends have them */
export const spokenWords = (language: Language, indices: readonly number[]): string[] =>
  indices.map(index => LISTS[language][index % 2 ** WORD_BITS] ?? '')

/** All words of a language, in their order. */
export const allSpokenWords = (language: Language): readonly string[] => LISTS[language]
