/** What the teacher of Mascarade says. */
import type { LessonWords } from '../lesson'

const en = {
  welcome:
    'Welcome to the ball. Everybody wears a mask: a character card that lies face down. You begin with 6 coins. Whoever has 13 wins; if somebody runs out of coins first, the richest wins. You may always say who you are – but soon nobody will be quite sure of that, yourself included.',
  remember:
    'For a moment all cards lie open. Look around: you are the Queen, Alba is the King, Bruno the Cheat, Carla the Judge. Thief and Bishop lie in the middle and belong to nobody.',
  ready: 'When you have it by heart, say that you are ready. Then the cards are turned down.',
  prepare:
    'The first four turns are preparation. Take your own card and somebody else’s under the table, and swap them or don’t: nobody sees which. You would rather be the King. Choose your card and Alba’s, and swap.',
  nobodySaw:
    'The others saw which two cards you took, but not what you did with them. You alone know: you are the King now, and Alba is the Queen. She can only guess.',
  prepared:
    'Now the others have done the same. Nobody touched your card, so you are still the King. Alba and Bruno may have swapped, or not; Carla took a card from the middle.',
  announceKing:
    'From now on you choose in each turn: swap or not, look at your own card, or announce who you are and use that power. The King takes 3 coins from the bank. Announce the King!',
  unopposed:
    'Nobody says otherwise, so you take 3 coins without showing your card. Nobody ever learns whether it was true. You have 9.',
  letPass:
    'Alba says that she is the Queen, who takes 2 coins. You could say “No, I am!” – but you gave her that card yourself, so it may well be true. Let it pass.',
  looked:
    'Bruno looked at his own card. It costs a whole turn, but now he is sure of himself. When you no longer know who you are, do the same.',
  claimKing:
    'Carla says that she is the King. But you know better! Say “No, I am!” Everybody who claims it shows their card: the real one uses the power, and whoever was wrong pays a coin to the courthouse.',
  revealed:
    'Both cards were shown. You are the King and took 3 coins, in her turn; Carla is the Thief and paid one. Now you have 12. But everybody has seen your card.',
  mustSwap:
    'Whoever showed their card in the turn before must swap or not now: so one can hide again. Take your card and Alba’s once more – and this time don’t swap.',
  pretended:
    'You are still the King, and nobody else can tell. In this game a swap that did not happen is as good as one that did.',
  lying:
    'Alba says that she is the Judge, who takes all coins of the courthouse. A lie: her card is the Queen that you gave her, or the Cheat that was Bruno’s. But only the real Judge gains by objecting: it would cost you a coin. Let her have it.',
  bishop:
    'Bruno says that he is the Bishop, who takes 2 coins from the richest: from you. Another lie: the Bishop lies in the middle, and nobody has touched that card. To object would cost you only 1 coin, but everybody would see your King, and Carla moves before you do. Better a secret than a coin: let it pass.',
  hides:
    'Carla took a card from the middle. Everybody knew that she was the Thief: now she may be somebody else. That is what swapping is for.',
  last: 'You have 10 coins left. Nobody else has touched your card, so you are the King still, and 3 coins would make it 13. Say it once more, with a straight face.',
  end: 'Thirteen coins: you have won! Remember three things. You may say whatever you like. Say “No, I am!” only when you are rather sure. And swapping without swapping is the finest art of all.',
}

export type MascaradeText = keyof typeof en

const ru: typeof en = {
  welcome:
    'Добро пожаловать на бал. Здесь каждый в маске: перед ним рубашкой вверх лежит карта персонажа. Сначала у вас 6 монет. Побеждает тот, у кого их 13, а если кто-то раньше останется без монет – самый богатый. Вы всегда можете сказать, кто вы, – но скоро никто не будет в этом уверен, даже вы сами.',
  remember:
    'На минуту все карты открыты. Оглядитесь: вы – Королева, Альба – Король, Бруно – Жулик, Карла – Судья. Вор и Епископ лежат в середине, они ничьи.',
  ready: 'Когда запомните, скажите, что вы готовы. Тогда карты перевернут.',
  prepare:
    'Первые четыре хода – подготовка. Возьмите под стол свою карту и чужую и поменяйте их местами или нет: этого никто не увидит. Королём быть выгоднее. Выберите свою карту и карту Альбы и поменяйте.',
  nobodySaw:
    'Остальные видели, какие две карты вы взяли, но не видели, что вы с ними сделали. Знаете только вы: теперь вы Король, а Альба – Королева. Ей остаётся гадать.',
  prepared:
    'То же сделали и остальные. Вашу карту никто не трогал, значит, вы всё ещё Король. Альба и Бруно могли поменять карты, а могли и нет; Карла брала карту из середины.',
  announceKing:
    'Теперь в свой ход вы выбираете: поменять карты или нет, подсмотреть свою карту или назваться персонажем и воспользоваться его способностью. Король берёт 3 монеты из банка. Назовитесь Королём!',
  unopposed:
    'Никто не возразил, и вы берёте 3 монеты, не показывая карты. Правда ли это, не узнает никто. У вас 9 монет.',
  letPass:
    'Альба говорит, что она Королева, – та берёт 2 монеты. Можно возразить: «Нет, это я!» Но эту карту вы отдали ей сами, так что она, похоже, не врёт. Не спорьте.',
  looked:
    'Бруно посмотрел свою карту. На это уходит весь ход, зато теперь он в себе уверен. Когда перестанете понимать, кто вы, сделайте так же.',
  claimKing:
    'Карла говорит, что она Король. Но вы-то знаете! Скажите: «Нет, это я!» Все, кто так говорит, показывают карты: настоящий персонаж пользуется способностью, а кто ошибся, платит монету суду.',
  revealed:
    'Обе карты показаны. Король – вы, и вы взяли 3 монеты в чужой ход; Карла – Вор, она заплатила одну. Теперь у вас 12. Но вашу карту видели все.',
  mustSwap:
    'Кто в предыдущий ход показал карту, обязан менять или делать вид: так легче снова спрятаться. Ещё раз возьмите свою карту и карту Альбы – но теперь не меняйте.',
  pretended:
    'Вы всё ещё Король, и никто об этом не знает. В этой игре обмен, которого не было, ничем не хуже настоящего.',
  lying:
    'Альба говорит, что она Судья, – тот забирает все монеты суда. Это ложь: у неё или Королева, которую отдали вы, или Жулик, который был у Бруно. Но возражать выгодно только настоящему Судье: вам это стоило бы монеты. Пусть берёт.',
  bishop:
    'Бруно говорит, что он Епископ, – тот берёт 2 монеты у самого богатого, то есть у вас. Снова ложь: Епископ лежит в середине, и эту карту никто не трогал. Возражение стоило бы всего 1 монету, но вашего Короля увидели бы все, а Карла ходит раньше вас. Тайна дороже монеты: не спорьте.',
  hides:
    'Карла взяла карту из середины. Все знали, что она Вор, а теперь она, может быть, кто-то другой. Для того карты и меняют.',
  last: 'У вас осталось 10 монет. Вашу карту больше никто не трогал, значит, вы всё ещё Король, и с тремя монетами будет 13. Скажите это ещё раз, не моргнув глазом.',
  end: 'Тринадцать монет: вы победили! Запомните три вещи. Говорить можно что угодно. Возражайте, только когда почти уверены. И самое тонкое искусство – поменять карты, ничего не поменяв.',
}

const it: typeof en = {
  welcome:
    'Ti do il benvenuto al ballo. Ognuno porta una maschera: una carta personaggio coperta. Si comincia con 6 monete. Vince chi ne ha 13; se prima qualcuno resta senza, vince il più ricco. Puoi sempre dire chi sei – ma presto nessuno ne sarà più tanto sicuro, nemmeno tu.',
  remember:
    'Per un momento tutte le carte sono scoperte. Guardati intorno: tu sei la Regina, Alba è il Re, Bruno l’Imbroglione, Carla il Giudice. Il Ladro e il Vescovo sono al centro e non appartengono a nessuno.',
  ready: 'Quando le sai a memoria, dillo. Allora le carte si coprono.',
  prepare:
    'I primi quattro turni sono di preparazione. Prendi sotto il tavolo la tua carta e quella di un altro, e scambiale oppure no: nessuno lo vede. Meglio essere il Re. Scegli la tua carta e quella di Alba, e scambia.',
  nobodySaw:
    'Gli altri hanno visto quali carte hai preso, ma non che cosa ne hai fatto. Lo sai solo tu: ora sei il Re, e Alba è la Regina. Lei può solo indovinare.',
  prepared:
    'Anche gli altri hanno fatto lo stesso. Nessuno ha toccato la tua carta: sei ancora il Re. Alba e Bruno forse hanno scambiato, forse no; Carla ha preso una carta dal centro.',
  announceKing:
    'D’ora in poi a ogni turno scegli: scambiare o no, guardare la tua carta, oppure dichiarare chi sei e usare quel potere. Il Re prende 3 monete dalla banca. Dichiara il Re!',
  unopposed: 'Nessuno ha da ridire: prendi 3 monete senza mostrare la carta. Nessuno saprà mai se era vero. Ne hai 9.',
  letPass:
    'Alba dice di essere la Regina, che prende 2 monete. Potresti dire «No, sono io!» – ma quella carta gliel’hai data tu: forse è vero. Lascia correre.',
  looked:
    'Bruno ha guardato la propria carta. Costa un turno intero, ma ora è sicuro di sé. Quando non sai più chi sei, fai lo stesso.',
  claimKing:
    'Carla dice di essere il Re. Ma tu ne sai di più! Di’: «No, sono io!» Chi lo dice mostra la carta: quello vero usa il potere, chi si è sbagliato paga una moneta al tribunale.',
  revealed:
    'Le due carte sono state mostrate. Il Re sei tu, e hai preso 3 monete nel suo turno; Carla è il Ladro e ne ha pagata una. Ora ne hai 12. Ma la tua carta l’hanno vista tutti.',
  mustSwap:
    'Chi ha mostrato la carta nel turno precedente ora deve scambiare o fingere di farlo: così si torna a nascondersi. Prendi di nuovo la tua carta e quella di Alba – e stavolta non scambiare.',
  pretended:
    'Sei ancora il Re, e nessun altro può saperlo. In questo gioco uno scambio che non c’è stato vale quanto uno vero.',
  lying:
    'Alba dice di essere il Giudice, che prende tutte le monete del tribunale. È una bugia: ha la Regina che le hai dato tu, o l’Imbroglione che aveva Bruno. Ma a ribattere ci guadagna solo il vero Giudice: a te costerebbe una moneta. Lascia correre.',
  bishop:
    'Bruno dice di essere il Vescovo, che prende 2 monete al più ricco, cioè a te. Un’altra bugia: il Vescovo è al centro, e quella carta non l’ha toccata nessuno. Ribattere ti costerebbe solo 1 moneta, ma tutti vedrebbero il tuo Re, e Carla gioca prima di te. Meglio un segreto che una moneta: lascia correre.',
  hides:
    'Carla ha preso una carta dal centro. Tutti sapevano che era il Ladro: ora forse è qualcun altro. A questo serve scambiare.',
  last: 'Ti restano 10 monete. Nessun altro ha toccato la tua carta: sei ancora il Re, e con 3 monete fanno 13. Dillo ancora una volta, senza battere ciglio.',
  end: 'Tredici monete: hai vinto! Ricorda tre cose. Si può dire ciò che si vuole. Ribatti solo quando ne hai quasi la certezza. E scambiare senza scambiare è l’arte più fine.',
}

export const mascaradeWords: LessonWords<MascaradeText> = { en, ru, it }
