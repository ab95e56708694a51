/** What the teacher of Castle of the Devil says. */
import type { LessonWords } from '../lesson'

const en = {
  welcome:
    'Welcome aboard. Two secret societies share this coach. The Order of Open Secrets needs three Keys, the Brotherhood of True Lies three Goblets. There are four of you, so each of them has two members – and nobody says which.',
  cards:
    'Look at your own cards; nobody else sees them. You belong to the Brotherhood, you are the Grand Master by profession, and you travel with a single object: a Bag of Secrets. One of the other three is your ally. Find out who!',
  actions:
    'In your turn you do exactly one thing: spy, offer an exchange, challenge somebody to a duel, or declare a victory. A declaration ends the match, right or wrong, so let us leave that for later.',
  spy: 'Begin by spying on Marco. Chance picks one of his objects, and you alone see it. He has only one, so chance will not be strained.',
  spied:
    'A Key, a relic of the Order. But he was dealt it: it does not tell whose he is. What you have seen stays in your private list. Now end your turn. Whoever’s profession lies face down is asked that, so that the question betrays nothing.',
  readAloud:
    'Livia and Marco have exchanged an object each. You did not see them, but Marco had to read one aloud: a Bag of Secrets. Whoever gives a Bag away may draw an object, and Livia did. Marco had nothing but the Key, so she holds that now.',
  spiedOn:
    'Marco has spied on you. One is never told what a spy has seen. But you have just the one object, so he knows about your Bag. It happens to everybody.',
  accept:
    'Nora offers you a Goblet! If you accept, you keep it and give her another object: your Bag, since that is all you have. That suits you, because a Bag only pays when it leaves you. Accept.',
  draw: 'Nora had to read your Bag aloud. The effect of a card belongs to whoever gave it away, and that is you. Draw an object!',
  monocle:
    'You have drawn the Monocle. Whoever gives it away may look at the partner’s society. Nora parted with a Goblet: a friend, or somebody with no use for Goblets? Exchange: offer her the Monocle.',
  look: 'Nora has accepted, and all she had to give was the Bag. She had to read out “Monocle”, so everybody knows what comes now. They see that you look, but not what you see. Look!',
  ally: 'The Brotherhood: Nora is your ally! Each society has two members, so Livia and Marco must be the Order; you need not look. Nora, by the way, drew an object for the Bag that she gave you. End your turn.',
  challenged:
    'Livia challenges you to a duel! She is the attacker, you are the defender, 1 point each. First of all a Priest may forbid it. Everybody is asked who could be one. You are the Grand Master, so let it pass.',
  grandMaster:
    'No Priest came forward. Then all others chose a side, in secret and at once: Marco stands by Livia, Nora by you. 2 to 2. Now objects, duel tokens and professions may be used. The Grand Master is worth 1 point to you as the defender. Use your profession!',
  windowCloses:
    'Livia has turned up the Thug, 1 point for the attacker. But Nora has turned up the Bodyguard, 1 point for whom she supports: 4 to 3 for you! It is over once a round goes by in which everybody passes. Let it pass.',
  won: 'You have won the duel! Now you either look at Livia’s society card, or you see all her objects and take one. Whose she is you have worked out already. So search the luggage.',
  take: 'The Key that Marco gave her, just as you thought – and a Goblet, which she drew for her Bag. Your society needs three of those. Take the Goblet!',
  twoGoblets:
    'Marco and Livia have been exchanging again: they keep company, and a Bag was read aloud. Let them. You hold two Goblets and a Bag, so there is only one Goblet to find. And look, your friend has the next turn.',
  refuse:
    'Nora offers you a Goblet, so now you know who has the third! You could take it, but need not: it may stay with her, for relics of allies count together. Refuse. To console her she takes a duel token, worth 1 point in a duel.',
  declare:
    'You hold two Goblets, and Nora, who is of the Brotherhood, has the third. Declare our victory, and name Nora! Right, and your whole society wins; wrong, and the other one does. But you are not guessing.',
  end: 'The Brotherhood has won: you and Nora. Keep three things in mind. Many objects serve you only when you let go of them. Watch who stands by whom. And declare when you know, not when you hope – but then at once. Only beware of the Black Pearl: nobody may refuse it, and whoever holds it cannot declare for their society.',
}

export type CastleText = keyof typeof en

const ru: typeof en = {
  welcome:
    'Добро пожаловать в карету. В ней едут два тайных общества. Ордену Открытых Секретов нужны три Ключа, Братству Правдивой Лжи – три Кубка. Вас четверо, значит, в каждом обществе двое, – но кто чей, вслух не говорят.',
  cards:
    'Посмотрите на свои карты: больше их никто не видит. Вы из Братства, по профессии вы Гроссмейстер, а весь ваш багаж – один предмет: Саквояж. Кто-то из троих попутчиков – ваш союзник. Узнайте, кто!',
  actions:
    'В свой ход вы делаете ровно одно дело: шпионите, предлагаете обмен, вызываете на дуэль или объявляете победу. Объявление кончает партию, верно оно или нет, так что с ним пока повременим.',
  spy: 'Для начала пошпионьте за Марко. Случай выберет один его предмет, и увидите его только вы. Предмет у него один, так что случай не перетрудится.',
  spied:
    'Ключ, реликвия Ордена. Но он достался Марко при раздаче и о хозяине ещё ничего не говорит. Всё, что вы видели, остаётся в вашем личном списке. Теперь закончите ход. Об этом спрашивают каждого, чья профессия лежит лицом вниз, – так вопрос ничего не выдаёт.',
  readAloud:
    'Ливия и Марко обменялись предметами. Вы их не видели, но один Марко пришлось прочесть вслух: Саквояж. Кто отдаёт Саквояж, может взять предмет из колоды, и Ливия взяла. А у Марко был один только Ключ – значит, теперь он у Ливии.',
  spiedOn:
    'Марко шпионил за вами. Что увидел шпион, никому не говорят. Но предмет у вас один, так что про Саквояж он знает. Такое случается с каждым.',
  accept:
    'Нора предлагает вам Кубок! Если согласитесь, он останется у вас, а Нора получит другой ваш предмет – Саквояж, ведь больше у вас ничего нет. Это кстати: от Саквояжа есть прок, только когда его отдают. Соглашайтесь.',
  draw: 'Норе пришлось прочесть ваш Саквояж вслух. Эффект карты принадлежит тому, кто её отдал, то есть вам. Возьмите предмет!',
  monocle:
    'Вам достался Монокль. Кто его отдаёт, может посмотреть карту общества партнёра. Нора рассталась с Кубком: это друг или тот, кому Кубки ни к чему? Обмен: предложите Норе Монокль.',
  look: 'Нора согласилась, а отдать взамен могла только Саквояж. Слово «Монокль» прозвучало вслух, так что все знают, что будет. Они видят, что вы смотрите, но не видят, что вы увидели. Посмотрите!',
  ally: 'Братство: Нора – ваша союзница! В каждом обществе двое, значит, Ливия и Марко – Орден, тут и смотреть не надо. Кстати, за отданный вам Саквояж Нора взяла предмет. Закончите ход.',
  challenged:
    'Ливия вызывает вас на дуэль! Она нападает, вы защищаетесь, у каждого по 1 очку. Сперва дуэль может запретить Священник. Спрашивают всех, кто мог бы им оказаться. Но вы Гроссмейстер, так что пропустите.',
  grandMaster:
    'Священника не нашлось. Тогда остальные втайне и разом выбрали, за кого они: Марко за Ливию, Нора за вас. 2 : 2. Теперь можно применять предметы, жетоны дуэли и профессии. Защищаясь, Гроссмейстер получает 1 очко. Примените профессию!',
  windowCloses:
    'Ливия открыла Головореза: 1 очко нападающему. Зато Нора открыла Телохранителя: 1 очко тому, кого она поддерживает. 4 : 3 в вашу пользу! Всё кончается, когда в одном круге пропускают все. Пропустите.',
  won: 'Дуэль за вами! Теперь можно либо посмотреть карту общества Ливии, либо увидеть все её предметы и один забрать. Чья она, вы уже вычислили. Так что обыщите багаж.',
  take: 'Ключ, который отдал Марко, как вы и думали, – и Кубок: его Ливия взяла за свой Саквояж. Вашему обществу таких нужно три. Заберите Кубок!',
  twoGoblets:
    'Марко и Ливия снова обменялись – они держатся вместе, – и вслух прозвучал Саквояж. Пусть их. У вас два Кубка и Саквояж, осталось найти всего один Кубок. А следующий ход, между прочим, за союзницей.',
  refuse:
    'Нора предлагает вам Кубок, и теперь вы знаете, у кого третий! Взять его можно, но незачем: пусть остаётся у неё, ведь реликвии союзников считаются вместе. Откажитесь. В утешение Нора возьмёт жетон дуэли: в дуэли это 1 очко.',
  declare:
    'У вас два Кубка, третий у Норы, а она из Братства. Объявите нашу победу и назовите Нору! Если всё верно, побеждает всё ваше общество, если нет – чужое. Но вы-то не гадаете.',
  end: 'Братство победило: вы и Нора. Запомните три вещи. Многие предметы служат вам, только когда вы их отдаёте. Замечайте, кто за кого. И объявляйте победу, когда знаете, а не когда надеетесь, – но тогда уж сразу. Только берегитесь Чёрной жемчужины: отказаться от неё нельзя, а у кого она, тот не может объявить победу своего общества.',
}

const it: typeof en = {
  welcome:
    'Ti diamo il benvenuto a bordo. Due compagnie segrete dividono questa carrozza. All’Ordine dei Segreti Rivelati servono tre Chiavi, alla Fratellanza delle False Verità tre Calici. Siete in quattro, quindi due per compagnia – e nessuno dice con chi sta.',
  cards:
    'Guarda le tue carte: non le vede nessun altro. Sei della Fratellanza, di professione fai il Gran Maestro e viaggi con un solo oggetto: una Borsa dei Segreti. Tra gli altri tre c’è chi sta con te. Scopri chi è!',
  actions:
    'Nel tuo turno fai una cosa sola: spii, offri uno scambio, sfidi qualcuno a duello o dichiari vittoria. Una dichiarazione chiude la partita, giusta o sbagliata che sia: lasciamola per dopo.',
  spy: 'Comincia spiando Marco. Il caso sceglie uno dei suoi oggetti, e lo vedi soltanto tu. Ne ha uno solo, quindi il caso non si affaticherà.',
  spied:
    'Una Chiave, reliquia dell’Ordine. Ma gli è toccata all’inizio: non dice con chi sta. Ciò che hai visto resta nella tua lista privata. Ora finisci il turno. Lo si chiede a chiunque abbia la professione coperta, così la domanda non tradisce nulla.',
  readAloud:
    'Livia e Marco si sono scambiati un oggetto. Tu non li hai visti, ma Marco ha dovuto leggerne uno ad alta voce: una Borsa dei Segreti. Chi cede una Borsa può pescare un oggetto, e Livia l’ha fatto. Marco aveva solo la Chiave: quindi ora l’ha lei.',
  spiedOn:
    'Marco ha spiato nei tuoi bagagli. Che cosa abbia visto una spia, non lo si viene mai a sapere. Ma tu hai un oggetto solo, quindi della Borsa lui sa. Capita a tutti.',
  accept:
    'Nora ti offre un Calice! Se accetti, lo tieni e le dai un altro tuo oggetto: la Borsa, visto che non hai altro. Ti conviene, perché una Borsa rende soltanto quando se ne va. Accetta.',
  draw: 'Nora ha dovuto leggere ad alta voce la tua Borsa. L’effetto di una carta è di chi l’ha ceduta, cioè tuo. Pesca un oggetto!',
  monocle:
    'Hai pescato il Monocolo. Chi lo cede può guardare la compagnia dell’altro. Nora ha dato via un Calice: è con te, o dei Calici non sa che farsene? Scambia: offrile il Monocolo.',
  look: 'Nora ha accettato, e in cambio poteva darti soltanto la Borsa. Ha dovuto leggere «Monocolo», quindi tutti sanno che cosa succede adesso. Vedono che guardi, ma non che cosa vedi. Guarda!',
  ally: 'La Fratellanza: Nora sta con te! Ogni compagnia è di due, quindi Livia e Marco sono l’Ordine, senza bisogno di guardare. A proposito: per la Borsa che ti ha dato, Nora ha pescato un oggetto. Finisci il turno.',
  challenged:
    'Livia ti sfida a duello! Lei attacca, tu difendi, 1 punto a testa. Prima di tutto un Sacerdote può vietarlo. Lo si chiede a chiunque potrebbe esserlo. Tu fai il Gran Maestro, quindi lascia correre.',
  grandMaster:
    'Nessun Sacerdote in vista. Gli altri allora hanno scelto da che parte stare, in segreto e tutti insieme: Marco con Livia, Nora con te. 2 a 2. Ora si possono usare oggetti, gettoni duello e professioni. Quando difendi, il Gran Maestro ti dà 1 punto. Usa la professione!',
  windowCloses:
    'Livia ha scoperto lo Sgherro: 1 punto all’attaccante. Ma Nora ha scoperto la Guardia del corpo: 1 punto a chi appoggia. 4 a 3 per te! Si finisce quando in un giro lasciano correre tutti. Lascia correre.',
  won: 'Hai vinto il duello! Ora o guardi la carta compagnia di Livia, o vedi tutti i suoi oggetti e ne prendi uno. Con chi sta l’hai già capito. Quindi fruga nei bagagli.',
  take: 'La Chiave che le ha dato Marco, proprio come pensavi – e un Calice, che ha pescato per la sua Borsa. Alla tua compagnia ne servono tre. Prendi il Calice!',
  twoGoblets:
    'Marco e Livia si sono scambiati di nuovo qualcosa: fanno comunella, e una Borsa è stata letta ad alta voce. Lasciali fare. Tu hai due Calici e una Borsa, manca un Calice solo. E guarda: il prossimo turno è di chi sta con te.',
  refuse:
    'Nora ti offre un Calice: ora sai chi ha il terzo! Potresti prenderlo, ma non occorre: può restare a lei, perché le reliquie di una compagnia si contano insieme. Rifiuta. Per consolarsi Nora prende un gettone duello, che in duello vale 1 punto.',
  declare:
    'Tu hai due Calici, e Nora, che è della Fratellanza, ha il terzo. Dichiara la nostra vittoria e nomina Nora! Se è giusto, vince tutta la tua compagnia; se è sbagliato, vince l’altra. Ma tu non tiri a indovinare.',
  end: 'La Fratellanza ha vinto: tu e Nora. Ricorda tre cose. Molti oggetti ti servono solo quando li cedi. Osserva chi appoggia chi. E dichiara quando sai, non quando speri – ma allora subito. Attenzione però alla Perla nera: non si può rifiutare, e chi ce l’ha non può dichiarare per la sua compagnia.',
}

export const castleWords: LessonWords<CastleText> = { en, ru, it }
