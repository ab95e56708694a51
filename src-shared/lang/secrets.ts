/** How secrets are kept, in plain words: what each screen is sent, what the host's machine could do, and what answers it. */

const en = {
  open: 'How secrets are kept',
  lead: 'These games are made of secrets. This is what keeps them, and what nothing can.',
  parts: {
    seats: {
      title: 'What your screen is sent',
      text: 'Only what your seat may know. A hidden card of somebody else never reaches your device: not in the picture, not in the page behind it, not in how long a message is or when it comes. Spectators are sent what lies open on the table, and nothing more.',
    },
    machine: {
      title: 'What the host’s machine could do',
      text: 'The cards are dealt on the host’s machine, so all of them are in its memory while you play. The app shows its owner none of them, and the match it keeps on disk is encrypted. But whoever owns a machine can look into it with other tools, or run a program that was changed. No app can prevent that, and we do not pretend to.',
    },
    deal: {
      title: 'The fair-deal check',
      text: 'Before the deal every device puts in a number of its own, sealed first and opened once all are sealed. The shuffle is made of all the numbers together with one of the host’s, so nobody can choose the cards: not the host either, and not anybody who has seen the others’ numbers. After the match the host opens its own number and every answer that was given. Every device then plays the match again and compares it with all that it was sent.',
    },
    verdict: {
      title: 'What you see in the end',
      text: '“Dealt fairly”, or the first moment that does not fit. Everybody sees everybody’s verdict. Whoever put in no number in time is named there, and so is whoever made the others begin anew. A match that was broken off is opened too.',
    },
    limits: {
      title: 'What the check cannot show',
      text: 'Whether somebody looked. A host who peeks and then plays by the rules leaves no trace in the cards. Where that matters, let somebody host whom you trust, or a machine at which nobody plays. Bots and the host’s own window put in no number; if nobody else does, the host alone has made the shuffle.',
    },
    network: {
      title: 'Others on your network',
      text: 'What is sent to your seat crosses your own network and no other. If the address of this page begins with https, nobody on the way can read it; if it begins with http, somebody with the right tools in the same network could.',
    },
  },
} as const

type Words = {
  readonly open: string
  readonly lead: string
  readonly parts: { readonly [part in keyof typeof en.parts]: { readonly title: string; readonly text: string } }
}

const ru: Words = {
  open: 'Как хранятся тайны',
  lead: 'Эти игры держатся на тайнах. Вот что их хранит – и от чего не спасёт ничто.',
  parts: {
    seats: {
      title: 'Что получает ваш экран',
      text: 'Только то, что вправе знать ваше место. Чужая закрытая карта не попадает на ваше устройство вовсе: ни на картинку, ни в код страницы, и о ней не расскажут ни длина сообщения, ни время, когда оно пришло. Зрителям присылают лишь то, что лежит на столе открыто.',
    },
    machine: {
      title: 'Что может компьютер ведущего',
      text: 'Карты сдаёт компьютер ведущего, поэтому во время партии все они находятся в его памяти. Приложение не показывает их и хозяину, а сохранённая на диске партия зашифрована. Но хозяин компьютера может заглянуть в память другими средствами или запустить изменённую программу. Помешать этому не в силах ни одно приложение, и мы не делаем вид, будто можем.',
    },
    deal: {
      title: 'Проверка честной сдачи',
      text: 'До сдачи каждое устройство вносит своё число: сначала запечатанным, а вскрывают их, лишь когда запечатаны все. Колода тасуется по всем этим числам вместе с числом ведущего, так что подобрать карты не может никто: ни сам ведущий, ни тот, кто увидел чужие числа. После партии ведущий вскрывает своё число и все данные ответы. Тогда каждое устройство разыгрывает партию заново и сверяет её со всем, что ему присылали.',
    },
    verdict: {
      title: 'Что вы увидите в конце',
      text: '«Сдано честно» – или первый миг, который не сходится. Заключение каждого видят все. Там же названы те, кто не успел внести число, и те, из-за кого пришлось начинать заново. Прерванную партию вскрывают тоже.',
    },
    limits: {
      title: 'Чего проверка не покажет',
      text: 'Подглядывал ли кто-нибудь. Если ведущий подсмотрел, а потом играл по правилам, в картах следов не останется. Если это важно, пусть ведёт тот, кому вы доверяете, или компьютер, за которым никто не играет. Боты и собственное окно ведущего чисел не вносят; если не внёс никто другой, колоду тасовал один ведущий.',
    },
    network: {
      title: 'Другие в вашей сети',
      text: 'То, что присылают вашему месту, идёт только по вашей собственной сети. Если адрес этой страницы начинается с https, по дороге этого не прочтёт никто; если с http – человек с нужными инструментами в той же сети мог бы.',
    },
  },
}

const it: Words = {
  open: 'Come si custodiscono i segreti',
  lead: 'Questi giochi sono fatti di segreti. Ecco che cosa li custodisce, e che cosa nessuno può impedire.',
  parts: {
    seats: {
      title: 'Che cosa riceve il tuo schermo',
      text: 'Solo ciò che il tuo posto può sapere. Una carta coperta di qualcun altro non arriva mai al tuo dispositivo: non nell’immagine, non nella pagina che le sta dietro, e non la tradiscono né la lunghezza di un messaggio né il momento in cui arriva. Chi guarda riceve ciò che sta scoperto sul tavolo, e nient’altro.',
    },
    machine: {
      title: 'Che cosa potrebbe fare il computer che ospita',
      text: 'Le carte le distribuisce il computer di chi ospita, quindi durante la partita sono tutte nella sua memoria. L’app non ne mostra nessuna al proprietario, e la partita salvata su disco è cifrata. Ma chi possiede un computer può guardarci dentro con altri strumenti, o usare un programma modificato. Nessuna app può impedirlo, e non fingiamo il contrario.',
    },
    deal: {
      title: 'La verifica della distribuzione',
      text: 'Prima di distribuire, ogni dispositivo mette un numero suo: prima sigillato, e aperto solo quando tutti sono sigillati. Il mazzo si mescola con tutti questi numeri insieme a uno di chi ospita, così nessuno può scegliere le carte: né chi ospita, né chi ha visto i numeri degli altri. Dopo la partita chi ospita apre il proprio numero e tutte le risposte date. Allora ogni dispositivo rigioca la partita e la confronta con tutto ciò che ha ricevuto.',
    },
    verdict: {
      title: 'Che cosa vedi alla fine',
      text: '«Distribuzione corretta», oppure il primo momento che non torna. Tutti vedono il verdetto di tutti. Lì compare chi non ha messo in tempo il suo numero, e chi ha costretto gli altri a ricominciare. Anche una partita interrotta viene aperta.',
    },
    limits: {
      title: 'Che cosa la verifica non può mostrare',
      text: 'Se qualcuno ha sbirciato. Chi ospita, guarda e poi gioca secondo le regole non lascia tracce nelle carte. Se è importante, fai ospitare qualcuno di cui ti fidi, o un computer a cui nessuno gioca. I bot e la finestra di chi ospita non mettono numeri; se non lo fa nessun altro, il mazzo l’ha mescolato solo chi ospita.',
    },
    network: {
      title: 'Gli altri sulla tua rete',
      text: 'Ciò che viene mandato al tuo posto passa solo per la tua rete. Se l’indirizzo di questa pagina comincia con https, nessuno lungo la strada può leggerlo; se comincia con http, chi sta sulla stessa rete e ha gli strumenti giusti potrebbe.',
    },
  },
}

export const secretsWords = { en, ru, it }
