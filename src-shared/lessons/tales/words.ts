/** What the teacher of Dark Tales says. */
import type { LessonWords } from '../lesson'

const en = {
  welcome:
    'Come closer to the fire. Here a tale is told in which hardly anybody lives happily ever after. You play one card a turn, which brings you points and items, and whoever has the most points at the end has told the better tale.',
  stories:
    'Two story cards give the tale its title. The Battle of the Forgotten Marshes is card A: it tells what items do while you play. The Dragon’s Treasure is card B: it tells what is worth points at the end – gold above all, and sets of sword, armour and wand.',
  cave: 'At the start of every turn you draw a card; that has been done. Then you must play one, and any will do. But look at the sky: every tale begins at night. Play the Hidden Cave: 1 point, 1 gold, and by night a sword besides.',
  common:
    'A card scores its points first, then its effects follow. The Cave now lies in the common area: it is in play, but it belongs to nobody. Your items lie open. Your points are shown to you alone, though whoever can add up knows them too.',
  child:
    'Greta has played the Child of the Night, a villain. It lies in front of her, so it is hers, and its effect is permanent: at the end of each of her turns, by night, it scores 1 point. She has 2 already. That must not go on.',
  sword:
    'Before you play a card you may play one item. Read card A: for a sword you discard any villain in play and score 3 points. Play an item: line 1!',
  charms:
    'The Child has gone to the discard pile, and the sword back to the stock. Now for your card. Play Charms: 1 point, and an item of your choice. Once that is done, it goes to the discard pile too.',
  wand: 'Take a wand. By card A it is worth a card, 1 gold and 1 point. But an item is played before your card, so this one will have to wait for your next turn.',
  king: 'Greta has played the Wise King: 2 points and 1 gold. By day it would have been 2 gold; some people cannot wait. He lies in the common area, so he is not hers. Keep an eye on him.',
  useWand:
    'You have drawn a Wise King yourself. But first things first: play an item, line 3. The wand brings you a card, 1 gold and 1 point.',
  princess:
    'The card is a Day. Keep it for a moment. Play a Princess: 2 points, and she takes a man in play into your hand. There is only one, and it is the King that Greta could not wait to play.',
  witch:
    'Two Kings for you. Meanwhile Greta has played the Witch: at the end of each of her turns 1 point, by night 2. In return, Greta draws nothing more from the deck. She has 7 points, you have 8.',
  day: 'Time to let in some light. Play the Day: 1 point, and 1 more because it was night. From then on the Witch brings Greta only 1 point a turn, and your Kings bring you 2 gold instead of 1.',
  dragon:
    'Greta’s Dragon discards a place and a man, with 2 points for each. The Cave was the only place, and there was no man, for your Kings are safe in your hand. An effect is done as far as it goes; the rest is lost. 10 points each.',
  kingByDay:
    'It is still day, and nobody knows for how long. Play a King: 2 points and 2 gold. At the end each gold is worth 1 point, and having the most gold 4 more.',
  helper:
    'The Witch forbids Greta to draw, but her Secret Helper looks at two cards of the deck and takes one. Taking is not drawing: in this game it pays to read closely. 12 points each!',
  ogre: 'The Witch has earned enough. Play the Ogre: 1 point, and it discards a woman in play. If it does, you score 2 points more. Then it stays in front of you.',
  victim:
    'Two women are in play: the Princess in the common area, and the Witch in front of Greta. When there is a choice, it is yours. This one is not hard: the Witch.',
  hero: 'Greta draws again, and plays the Young Hero. He brings her a sword, and by day he may discard a villain for 2 points: your Ogre. What lies in front of you attracts visitors. 15 points each!',
  ending:
    'So it goes on until the deck is empty. Then nobody draws, and whoever starts a turn without a card in hand closes the book. Card B is scored: 1 point for each gold, 5 for each set of sword, armour and wand, 4 for the most gold. You have 4 gold, Greta has 1.',
  free: 'From here on the tale is yours. Look at the sky before you play, think of what Greta could do with what you leave in play, and read any card whenever you like.',
  tipItem:
    'You may play an item now. Only the lines that you can use are offered, and you need not use any: a sword, an armour and a wand together are worth 5 points at the end.',
  tipPrincess:
    'Which man does the Princess bring you? Best one who does something when he is played: in a later turn you play him once more, with his points and his effects.',
  tipHero:
    'By day the Young Hero may discard a villain in play, and you score 2 points for it. Anybody’s villain will do – even your own, if it has earned its keep.',
  tipFairy:
    'The Fairy lets you use a line of card A at once, even with the wand that she has just brought. It does not count as the item of this turn.',
  tipHelper:
    'Only you see these cards of the deck. Take the one that you need. What you leave stays on top, so think of who draws next.',
  end: 'The tale is told, and card B is scored. Keep three things in mind. Read card B first: it tells you what to collect. Half the cards are better by day or by night. And what lies in the common area belongs to whoever finds a use for it.',
}

export type TalesText = keyof typeof en

const ru: typeof en = {
  welcome:
    'Садитесь поближе к огню. Здесь рассказывают сказку, в которой долго и счастливо живёт далеко не каждый. За ход вы играете одну карту, она приносит очки и предметы. У кого в конце больше всех очков, тот и рассказал сказку лучше.',
  stories:
    'Две сюжетные карты дают сказке название. «Битва на Позабытых болотах» – это карта А: она говорит, что делают предметы, пока вы играете. «Сокровища дракона» – карта Б: что принесёт очки в конце. Прежде всего золото, а ещё наборы из меча, доспеха и волшебной палочки.',
  cave: 'В начале каждого хода берут карту из колоды; это уже сделано. Потом одну карту надо сыграть, и подойдёт любая. Но взгляните на небо: каждая сказка начинается ночью. Сыграйте карту «Тайная пещера»: 1 очко, 1 золотая монета, а ночью ещё и меч.',
  common:
    'Сначала карта приносит очки, потом исполняются её эффекты. Теперь Пещера лежит в общей зоне: она в игре, но не принадлежит никому. Ваши предметы открыты. Ваши очки показывают только вам, хотя их знает и всякий, кто умеет складывать.',
  child:
    'Грета играет карту «Дитя ночи», это злодей. Карта лежит перед Гретой и принадлежит ей, а эффект у неё постоянный: в конце каждого хода Греты, если сейчас ночь, 1 очко. У Греты их уже 2. Так дело не пойдёт.',
  sword:
    'Прежде чем сыграть карту, можно сыграть один предмет. Прочтите карту А: за меч вы сбрасываете любого злодея в игре и получаете 3 очка. Сыграйте предмет: строка 1!',
  charms:
    'Дитя ушло в сброс, а меч вернулся в запас. Теперь карта. Сыграйте Чары: 1 очко и предмет на ваш выбор. Сделав своё дело, Чары тоже уйдут в сброс.',
  wand: 'Возьмите волшебную палочку. По карте А это карта из колоды, 1 золотая монета и 1 очко. Но предмет играют до карты, так что палочке придётся подождать вашего следующего хода.',
  king: 'Грета играет карту «Мудрый король»: 2 очка и 1 золотая монета. Днём монет было бы 2, но кому-то не терпится. Король лежит в общей зоне, значит, он не её. Присмотритесь к нему.',
  useWand:
    'Вам и самим достался Мудрый король. Но всё по порядку: сыграйте предмет, строка 3. Палочка принесёт вам карту, 1 золотую монету и 1 очко.',
  princess:
    'Эта карта – День. Пока приберегите его. Сыграйте Принцессу: 2 очка, и она берёт вам на руку мужчину в игре. Он всего один – тот самый Король, с которым Грете так не терпелось.',
  witch:
    'Два Короля теперь у вас. А Грета играет Ведьму: в конце каждого хода Греты 1 очко, ночью – 2. Зато карт из колоды Грета больше не берёт. У неё 7 очков, у вас 8.',
  day: 'Пора впустить немного света. Сыграйте День: 1 очко и ещё 1, потому что была ночь. После этого Ведьма приносит Грете только 1 очко за ход, а ваши Короли вам – 2 золотые монеты вместо 1.',
  dragon:
    'Дракон Греты сбрасывает место и мужчину, по 2 очка за карту. Пещера была единственным местом, а мужчин в игре не нашлось: ваши Короли спокойно лежат на руке. Эффект исполняют насколько возможно, остальное пропадает. У обоих по 10 очков.',
  kingByDay:
    'Всё ещё день, но надолго ли, не знает никто. Сыграйте Короля: 2 очка и 2 золотые монеты. В конце каждая монета – это 1 очко, а если золота больше всех, ещё 4.',
  helper:
    'Ведьма не даёт Грете брать карты, но Тайная помощница смотрит 2 верхние карты колоды и добавляет одну на руку. Это другое дело: в этой игре стоит читать внимательно. У обоих по 12 очков!',
  ogre: 'Ведьма заработала достаточно. Сыграйте Огра: 1 очко, и он сбрасывает женщину в игре. Если сбросил – ещё 2 очка вам. Сам он останется перед вами.',
  victim:
    'Женщин в игре две: Принцесса в общей зоне и Ведьма перед Гретой. Где есть выбор, выбираете вы. Здесь это нетрудно: Ведьма.',
  hero: 'Грета снова берёт карты и играет карту «Юный герой». Он приносит ей меч, а днём может сбросить злодея за 2 очка: это ваш Огр. То, что лежит перед вами, привлекает гостей. У обоих по 15 очков!',
  ending:
    'Так всё и идёт, пока колода не опустеет. Тогда карт не берёт никто, а кто начнёт ход с пустой рукой, тот закроет книгу. Считают карту Б: 1 очко за золотую монету, 5 за набор из меча, доспеха и палочки, 4 тому, у кого больше всех золота. У вас 4 монеты, у Греты 1.',
  free: 'Дальше сказку рассказываете вы. Прежде чем сыграть карту, смотрите на небо, думайте, на что Грете сгодится то, что вы оставите в игре, и читайте любую карту, когда захотите.',
  tipItem:
    'Сейчас можно сыграть предмет. Предлагают лишь те строки, которые можно применить, но это не обязательно: меч, доспех и волшебная палочка вместе дают в конце 5 очков.',
  tipPrincess:
    'Какого мужчину приведёт вам Принцесса? Лучше того, кто что-то делает, когда его играют: в один из следующих ходов вы сыграете его снова, с очками и эффектами.',
  tipHero:
    'Днём Юный герой может сбросить злодея в игре, и вы получите за это 2 очка. Годится чей угодно злодей, даже ваш, если он своё отработал.',
  tipFairy:
    'Фея позволяет тут же применить строку карты А – хотя бы и с палочкой, которую она только что принесла. Предметом этого хода это не считается.',
  tipHelper:
    'Эти карты колоды видите только вы. Возьмите ту, что нужнее. Что оставите, будет лежать сверху, так что подумайте, кто берёт следующим.',
  end: 'Сказка рассказана, карта Б подсчитана. Запомните три вещи. Сначала читайте карту Б: она скажет, что собирать. Половина карт лучше днём или ночью. А лежащее в общей зоне достаётся тому, кто найдёт ему применение.',
}

const it: typeof en = {
  welcome:
    'Vieni più vicino al fuoco. Qui si racconta una fiaba in cui quasi nessuno visse felice e contento. Giochi una carta a turno, che ti porta punti e oggetti, e chi alla fine ha più punti ha raccontato la storia migliore.',
  stories:
    'Due carte storia danno il titolo alla fiaba. «La battaglia delle paludi dimenticate» è la carta A: dice che cosa fanno gli oggetti mentre si gioca. «Il tesoro del drago» è la carta B: dice che cosa vale punti alla fine – soprattutto l’oro, e le serie di spada, armatura e bacchetta.',
  cave: 'All’inizio di ogni turno si pesca una carta: è già fatto. Poi devi giocarne una, quella che vuoi. Ma guarda il cielo: ogni storia comincia di notte. Gioca la Grotta nascosta: 1 punto, 1 moneta d’oro, e di notte anche una spada.',
  common:
    'Prima una carta dà i suoi punti, poi seguono gli effetti. La Grotta adesso sta nell’area comune: è in gioco, ma non è di nessuno. I tuoi oggetti li vedono tutti. I tuoi punti li vedi solo tu, ma chi sa fare le somme li conosce lo stesso.',
  child:
    'Greta ha giocato il Figlio della notte, un cattivo. Sta davanti a lei, quindi è suo, e il suo effetto è permanente: alla fine di ogni turno di Greta, se è notte, 1 punto. Ne ha già 2. Così non va.',
  sword:
    'Prima di giocare una carta puoi giocare un oggetto. Leggi la carta A: per una spada scarti un cattivo in gioco, di chiunque sia, e ottieni 3 punti. Gioca un oggetto: riga 1!',
  charms:
    'Il Figlio della notte è finito negli scarti, e la spada è tornata nella riserva. Ora la carta. Gioca gli Incantesimi: 1 punto e un oggetto a tua scelta. Fatto questo, anche loro vanno negli scarti.',
  wand: 'Prendi una bacchetta magica. Per la carta A vale una carta, 1 moneta d’oro e 1 punto. Ma un oggetto si gioca prima della carta: la bacchetta dovrà aspettare il tuo prossimo turno.',
  king: 'Greta ha giocato il Re saggio: 2 punti e 1 moneta d’oro. Di giorno le monete sarebbero state 2, ma c’è chi non sa aspettare. Il Re sta nell’area comune, quindi non è suo. Tienilo d’occhio.',
  useWand:
    'Anche tu hai pescato un Re saggio. Ma una cosa alla volta: gioca un oggetto, riga 3. La bacchetta ti porta una carta, 1 moneta d’oro e 1 punto.',
  princess:
    'La carta è un Giorno. Per ora tienilo. Gioca una Principessa: 2 punti, e prende nella tua mano un uomo in gioco. Ce n’è uno solo: proprio il Re per cui Greta non ha saputo aspettare.',
  witch:
    'Ora i Re ce li hai tutti e due tu. Intanto Greta ha giocato la Strega: alla fine di ogni turno di Greta 1 punto, di notte 2. In cambio Greta non pesca più nulla dal mazzo. Lei ha 7 punti, tu 8.',
  day: 'È ora di far entrare un po’ di luce. Gioca il Giorno: 1 punto, e 1 in più perché era notte. Da quel momento la Strega porta a Greta solo 1 punto a turno, e i tuoi Re portano a te 2 monete d’oro invece di 1.',
  dragon:
    'Il Drago di Greta scarta un luogo e un uomo, 2 punti per ciascuno. La Grotta era l’unico luogo, e uomini non ce n’erano: i tuoi Re sono al sicuro nella tua mano. Un effetto si compie fin dove si può, il resto va perso. 10 punti a testa.',
  kingByDay:
    'È ancora giorno, e nessuno sa per quanto. Gioca un Re: 2 punti e 2 monete d’oro. Alla fine ogni moneta vale 1 punto, e averne più di tutti ne vale altri 4.',
  helper:
    'La Strega vieta a Greta di pescare, ma la sua Aiutante segreta guarda le prime 2 carte del mazzo e ne aggiunge 1 alla mano. Non è pescare: in questo gioco conviene leggere con attenzione. 12 punti a testa!',
  ogre: 'La Strega ha guadagnato abbastanza. Gioca l’Orco: 1 punto, e scarta una donna in gioco. Se lo fa, ottieni altri 2 punti. Poi resta davanti a te.',
  victim:
    'Le donne in gioco sono due: la Principessa nell’area comune e la Strega davanti a Greta. Quando c’è da scegliere, scegli tu. Qui non è difficile: la Strega.',
  hero: 'Greta torna a pescare, e gioca il Giovane eroe. Le porta una spada, e di giorno può scartare un cattivo per 2 punti: il tuo Orco. Quel che sta davanti a te attira visite. 15 punti a testa!',
  ending:
    'E così via, finché il mazzo è vuoto. Allora nessuno pesca più, e chi inizia un turno senza carte in mano chiude il libro. Si conta la carta B: 1 punto per moneta d’oro, 5 per serie di spada, armatura e bacchetta, 4 a chi ha più oro. Tu hai 4 monete, Greta 1.',
  free: 'Da qui in poi la storia è tua. Prima di giocare guarda il cielo, pensa a che cosa potrebbe fare Greta con quel che lasci in gioco, e leggi qualunque carta quando vuoi.',
  tipItem:
    'Ora puoi giocare un oggetto. Ti si offrono solo le righe che puoi usare, e puoi anche non usarne nessuna: spada, armatura e bacchetta insieme alla fine valgono 5 punti.',
  tipPrincess:
    'Quale uomo ti porta la Principessa? Meglio uno che fa qualcosa quando viene giocato: in un altro turno lo giochi di nuovo, con i suoi punti e i suoi effetti.',
  tipHero:
    'Di giorno il Giovane eroe può scartare un cattivo in gioco, e tu ottieni 2 punti. Va bene il cattivo di chiunque – anche uno tuo, se ha già fatto la sua parte.',
  tipFairy:
    'La Fata ti lascia usare subito una riga della carta A, anche con la bacchetta che ha appena portato. Non conta come oggetto di questo turno.',
  tipHelper:
    'Queste carte del mazzo le vedi solo tu. Prendi quella che ti serve. Quel che lasci resta in cima: pensa a chi pesca dopo.',
  end: 'La storia è finita, e la carta B è contata. Ricorda tre cose. Leggi prima la carta B: ti dice che cosa raccogliere. Metà delle carte rende di più di giorno o di notte. E quel che sta nell’area comune è di chi sa che cosa farne.',
}

export const talesWords: LessonWords<TalesText> = { en, ru, it }
