/** What the teacher of "Aye, Dark Overlord!" says. */
import type { LessonWords } from '../lesson'

const en = {
  welcome:
    'Welcome to the throne room. An errand has failed, and it was somebody else. We play “Yes, Master!”: excuses are points, and everybody is the Overlord in turn. There is also the classic way, without points, where the Overlord’s word is law.',
  hand: 'You hold five hints, to build excuses on, and three actions, to make trouble with. Mind the symbols in the corners. Carla is the first Overlord and tells the plan that failed: three open hints, which score for nobody.',
  draw: 'Each round begins like this: whoever dislikes an action discards it, and everybody refills to five hints and three actions. Hints cannot be discarded, only played. Keep all your actions for now.',
  answer:
    'Carla accuses you, and you owe an excuse; any hint will do. Play “Skeleton with a Spare Bone” and explain how it ruined everything, aloud or typed. A poor excuse scores as much as a good one.',
  told: 'Take your time. Only once you say “That is my story” may Carla doubt it and the others interrupt.',
  blame:
    'No doubts, no interruptions: the skeleton stands in front of you and is a point. Now it was somebody else! Blame Bruno with “Pass the Buck (Event, skull)”: he must answer with an event. Skulls matter only for mercy; more of that later.',
  firstLook:
    'Bruno gives no answer: a withering look. Whether he had no event or just kept it, nobody learns. Any look ends the round, and somebody’s third one the match. Then whoever has the most hints in front wins – but for the one with the third look.',
  throne:
    'The title moves on, and now the Overlord is you. From the throne, Pass the Buck is for doubting and Freeze for silencing. Keep your two actions; you draw a hint and an action.',
  accuse:
    'Somebody did it, and you decide who. It costs no card. Accuse Alba, in words that become a tyrant, or without a word.',
  believe:
    'You could doubt her and demand an event. But nobody knows what Alba holds: if she has one, she gets a second point, and your card is gone. Believe it, and save the card for somebody who cannot answer.',
  silence:
    'Carla wants to interrupt. If you let her, she owes an event of her own: a point for her, if she has one. Silence her with “Buck or Freeze (Place)”; its symbol does not matter. Both freezes are gone, and all is quiet until the next hint.',
  accuseBruno:
    'Alba blames nobody, so you accuse again. Now remember: when you wanted an event of Bruno, there was no answer, and he has not drawn a single hint since. Accuse Bruno!',
  doubt:
    'A giant, says Bruno. You don’t believe a word: doubt it with “Pass the Buck (Event)”. He must add an event, and that is just what he seems to lack.',
  cancel:
    'No answer: the giant is yours, and your second point. But Bruno begs for mercy: against a second or third look one may, with an action that has no skull. “Pass the Buck (Monster)” has none either. Looks bring the end nearer, and you lead: no mercy!',
  secondLook:
    'Two looks for Bruno. You have played your last action, so you drew three new ones at once. Doubts are how the Overlord scores; but the title moves on to Alba now.',
  discard:
    'Try discarding. All your three actions can freeze, which is more than you need, and one has a skull: it could never be a mercy. Discard “Freeze (Event, skull)”, and you draw another.',
  interrupt:
    'Carla’s hint is a character. You have a freeze of that symbol, and characters in your hand: so interrupt her, with “Buck or Freeze (Character)”. Everybody else is asked too, in secret.',
  speak:
    'Alba lets you. Now you must play a character yourself, or get a look. Play “Giants’ Dentist, Own Ladder”. Carla keeps her point, but you have the floor, and a third point.',
  toldAgain:
    'When you have told it, say so. And keep a straight face: Alba has cards left, and doubting is her trade now.',
  doubted:
    'She doubts it and demands a monster! You have none left, but a joker answers any demand: play “Fate, That Old Cheat”. Without an answer Alba would have the dentist, and you a look.',
  held: 'Both hints stay yours: four points. Say “That is my story” once more: the answer to a doubt cannot be doubted.',
  blameAgain:
    'And now Bruno. Twice he gave no event, and since then he has drawn one hint only. Blame with a joker: with “Buck or Freeze (Joker)” you name the symbol yourself. Name the event, and Bruno.',
  end: 'The third look: the match is over, and with four hints in front of you, you win. Remember three things. Note who could not answer what. Keep hints of several symbols, for when you are doubted. And begin an excuse before you know its end.',
}

export type OverlordText = keyof typeof en

const ru: typeof en = {
  welcome:
    'Добро пожаловать в тронный зал. Поручение провалено, и виноваты, конечно, другие. Играем в «Да, хозяин!»: оправдания – это очки, а Властелином бывает каждый по очереди. Есть и классика: там очков нет, а слово Властелина – закон.',
  hand: 'У вас пять намёков, чтобы строить оправдания, и три действия, чтобы портить жизнь другим. Символы в углах важны. Первый Властелин – Карла, она излагает проваленный план: три открытых намёка. Очков они не приносят никому.',
  draw: 'Так начинается каждый раунд: ненужные действия можно сбросить, а потом все добирают до пяти намёков и трёх действий. Намёки не сбрасывают, их только играют. Пока оставьте все.',
  answer:
    'Карла обвиняет вас: с вас оправдание, годится любой намёк. Сыграйте «Скелет с лишней костью» и объясните, как он всё погубил, – вслух или письменно. Плохое оправдание стоит столько же, сколько хорошее.',
  told: 'Не спешите. Только когда вы скажете «Вот и вся правда», Карла сможет усомниться, а другие – перебить.',
  blame:
    'Никто не усомнился и не перебил: скелет лежит перед вами, и это очко. А теперь виноваты другие! Свалите вину на Бруно картой «Перевод стрелок (Событие, череп)»: он обязан ответить событием. Черепа важны, только когда молят о пощаде, но об этом позже.',
  firstLook:
    'Ответа нет, и Бруно достаётся испепеляющий взгляд. Не было у него события или стало жалко, не узнает никто. Любой взгляд кончает раунд, а чей-нибудь третий – партию. Тогда побеждает тот из остальных, перед кем больше всего намёков.',
  throne:
    'Титул переходит дальше, и теперь Властелин – вы. С трона переводом стрелок сомневаются, а картой «Замри!» затыкают. Оставьте оба своих действия; вы доберёте один намёк и одно действие.',
  accuse:
    'Кто-то виноват, а кто – решаете вы. Карты это не стоит. Обвините Альбу – словами, достойными тирана, или молча.',
  believe:
    'Можно усомниться и потребовать событие. Но никто не знает, что на руках у Альбы: если событие найдётся, у неё будет второе очко, а у вас – минус карта. Поверьте и приберегите карту для того, кому ответить нечем.',
  silence:
    'Перебить хочет Карла. Дадите – она должна будет сыграть событие, и если оно у неё есть, это очко. Заткните её картой «Стрелки или „Замри!“ (Место)»: символ тут не важен. Сброшены будут обе карты, и до следующего намёка – тишина.',
  accuseBruno:
    'Альба никого не винит, и вы обвиняете снова. Вспомните: вы требовали у Бруно событие, ответа не было, и с тех пор он не взял ни одного намёка. Обвините Бруно!',
  doubt:
    'Великан, говорит Бруно. Не верьте ни слову: усомнитесь картой «Перевод стрелок (Событие)». Он должен добавить событие, а его-то у Бруно, похоже, и нет.',
  cancel:
    'Ответа нет: великан ваш, это второе очко. Но Бруно молит о пощаде: против второго и третьего взгляда можно сыграть действие без черепа. «Перевод стрелок (Чудовище)» у вас тоже без черепа. Взгляды приближают конец, а впереди вы: никакой пощады!',
  secondLook:
    'У Бруно два взгляда. Вы сыграли последнее действие и сразу взяли три новых. Властелин зарабатывает сомнениями, но теперь титул переходит к Альбе.',
  discard:
    'Попробуйте сбросить карту. Все три ваших действия годятся как «Замри!», столько не нужно, а на одном ещё и череп: пощады оно не принесёт. Сбросьте «Замри! (Событие, череп)» – возьмёте другое.',
  interrupt:
    'У Карлы намёк «персонаж». У вас есть «Замри!» с этим символом и есть персонажи на руках: перебейте её картой «Стрелки или „Замри!“ (Персонаж)». Остальных спрашивают тоже, и втайне.',
  speak:
    'Альба позволяет. Теперь вы обязаны сыграть персонажа, иначе взгляд. Сыграйте «Дантист великанов со стремянкой». Очко Карлы остаётся при ней, зато слово теперь за вами, и это третье очко.',
  toldAgain: 'Когда расскажете, так и скажите. И не моргайте: у Альбы ещё есть карты, а сомневаться теперь её работа.',
  doubted:
    'Она не верит и требует чудовище! Чудовищ у вас больше нет, но джокер годится на любое требование: сыграйте «Судьба-злодейка». Без ответа дантист достался бы Альбе, а вам – взгляд.',
  held: 'Оба намёка остаются у вас: четыре очка. Снова скажите «Вот и вся правда»: в ответе на сомнение усомниться нельзя.',
  blameAgain:
    'А теперь Бруно. Событие у него требовали дважды, ответа не было, а взял он с тех пор всего один намёк. Свалите вину джокером: с картой «Стрелки или „Замри!“ (Джокер)» символ называете вы. Назовите событие – и Бруно.',
  end: 'Третий взгляд: партия окончена, перед вами четыре намёка, и вы победили. Запомните три вещи. Примечайте, кто на что не смог ответить. Держите намёки с разными символами на случай сомнений. И начинайте оправдываться раньше, чем поймёте, чем кончится.',
}

const it: typeof en = {
  welcome:
    'Eccoti nella sala del trono. La missione è fallita, ed è colpa di qualcun altro. Giochiamo a «Sì, Padrone!»: le scuse sono punti, e ognuno è Oscuro Signore a turno. C’è anche il gioco classico, senza punti, dove la parola dell’Oscuro Signore è legge.',
  hand: 'Hai cinque spunti, per costruirci sopra le scuse, e tre azioni, per creare guai. Guarda i simboli negli angoli. Il primo Oscuro Signore è Carla, che espone il piano fallito: tre spunti scoperti, che non danno punti a nessuno.',
  draw: 'Ogni round comincia così: chi non vuole un’azione la scarta, poi tutti tornano a cinque spunti e tre azioni. Gli spunti non si scartano, si giocano e basta. Per ora tieni tutte le tue azioni.',
  answer:
    'Carla ti accusa e vuole una scusa: va bene qualsiasi spunto. Gioca «Scheletro con un osso avanzato» e spiega come ha rovinato tutto, a voce o per iscritto. Una scusa pessima vale quanto una buona.',
  told: 'Con calma. Solo quando dici «È la pura verità» Carla può dubitare e gli altri possono interrompere.',
  blame:
    'Nessun dubbio, nessuna interruzione: lo scheletro resta davanti a te ed è un punto. E ora è colpa di un altro! Dai la colpa a Bruno con «Scaricabarile (Evento, teschio)»: deve rispondere con un evento. I teschi contano solo per la pietà; ne parliamo dopo.',
  firstLook:
    'Bruno non risponde: uno sguardo inceneritore. Se non aveva un evento o non voleva darlo, non lo saprà nessuno. Ogni sguardo chiude il round, e il terzo di qualcuno la partita. Allora, tra tutti gli altri, vince chi ha davanti più spunti.',
  throne:
    'Il titolo passa, e ora l’Oscuro Signore sei tu. Dal trono lo scaricabarile serve a dubitare e l’«Alto là!» a zittire. Tieni le tue due azioni; peschi uno spunto e un’azione.',
  accuse:
    'Qualcuno è stato, e chi lo decidi tu. Non costa carte. Accusa Alba, con parole degne di un tiranno o senza una parola.',
  believe:
    'Potresti dubitare e pretendere un evento. Ma che cos’ha in mano Alba non lo sa nessuno: se ne ha uno, fa un secondo punto e la tua carta è andata. Credici, e tieni la carta per chi non sa rispondere.',
  silence:
    'Carla vuole interrompere. Se la lasci fare, deve giocare un evento suo: un punto per lei, se ce l’ha. Zittiscila con «Barile o “Alto là!” (Luogo)»: il simbolo qui non conta. Le due carte si scartano, e fino al prossimo spunto c’è silenzio.',
  accuseBruno:
    'Alba non dà la colpa a nessuno, quindi accusi ancora tu. Ricorda: quando volevi un evento da Bruno non c’è stata risposta, e da allora non ha pescato nemmeno uno spunto. Accusa Bruno!',
  doubt:
    'Un gigante, dice Bruno. Non credergli: dubita con «Scaricabarile (Evento)». Deve aggiungere un evento, ed è proprio quello che sembra mancargli.',
  cancel:
    'Nessuna risposta: il gigante è tuo, ed è il secondo punto. Ma Bruno implora pietà: contro il secondo e il terzo sguardo si può, con un’azione senza teschio. Anche il tuo «Scaricabarile (Mostro)» è senza teschio. Gli sguardi avvicinano la fine, e in testa ci sei tu: nessuna pietà!',
  secondLook:
    'Due sguardi per Bruno. Hai giocato la tua ultima azione, e ne hai pescate subito tre nuove. È dubitando che l’Oscuro Signore fa punti; ma ora il titolo passa ad Alba.',
  discard:
    'Prova a scartare. Tutte e tre le tue azioni possono fare da «Alto là!», più di quante ne servano, e una ha un teschio: non sarebbe mai una pietà. Scarta «Alto là! (Evento, teschio)» e ne peschi un’altra.',
  interrupt:
    'Lo spunto di Carla è un personaggio. Hai un «Alto là!» di quel simbolo, e personaggi in mano: allora interrompi, con «Barile o “Alto là!” (Personaggio)». Lo si chiede anche agli altri, in segreto.',
  speak:
    'Alba ti lascia fare. Ora devi giocare un personaggio, o è uno sguardo. Gioca «Dentista per giganti, con scala». Carla si tiene il suo punto, ma la parola è tua, e con lei un terzo punto.',
  toldAgain:
    'Quando l’hai raccontato, dillo. E resta impassibile: Alba ha ancora carte, e ora dubitare è il suo mestiere.',
  doubted:
    'Non ci crede e pretende un mostro! Non ne hai più, ma un jolly risponde a tutto: gioca «Destino cinico e baro». Senza risposta Alba si prenderebbe il dentista, e tu uno sguardo.',
  held: 'Gli spunti restano tuoi tutti e due: quattro punti. Di’ ancora «È la pura verità»: di una risposta a un dubbio non si può più dubitare.',
  blameAgain:
    'E ora Bruno. Due volte gli si è chiesto un evento, due volte niente, e da allora ha pescato un solo spunto. Dai la colpa con un jolly: con «Barile o “Alto là!” (Jolly)» il simbolo lo nomini tu. Scegli l’evento, e Bruno.',
  end: 'Il terzo sguardo: la partita è finita, e con quattro spunti davanti hai vinto. Ricorda tre cose. Tieni a mente chi non ha saputo rispondere a che cosa. Conserva spunti di simboli diversi, per quando dubitano di te. E comincia la scusa prima di sapere come finisce.',
}

export const overlordWords: LessonWords<OverlordText> = { en, ru, it }
