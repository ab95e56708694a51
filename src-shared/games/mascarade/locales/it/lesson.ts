import type { Translation } from '../../../../locales/translation'
import type { lessonTexts as English } from '../en/lesson'

export const lessonTexts: Translation<typeof English> = {
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
