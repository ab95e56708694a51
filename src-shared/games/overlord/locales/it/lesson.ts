import type { Translation } from '../../../../locales/translation'
import type { lessonTexts as English } from '../en/lesson'

export const lessonTexts: Translation<typeof English> = {
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
