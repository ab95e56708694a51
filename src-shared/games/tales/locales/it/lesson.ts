import type { Translation } from '../../../../locales/translation'
import type { lessonTexts as English } from '../en/lesson'

export const lessonTexts: Translation<typeof English> = {
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
