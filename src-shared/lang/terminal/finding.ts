/** What `undertable find` and `undertable doctor` say in a terminal. */

const en = {
  code: 'code {code}',
  looking: 'Looking for tables for {seconds} s …',
  noTables:
    'No table was found. "undertable find --scan" asks every address nearby; "undertable doctor" looks for the reason.',
  noAnswer: 'Nobody answers at {place}.',
  badPlace: 'This is neither an address nor a code: {place}',
  slip: 'This code has a slip in it: {place}. Have it read out once more.',
  found: '{name}: {game}, {taken} of {seats} seats taken',
  locked: 'asks for a code',
  watch: 'new people may only look on',
  shut: 'lets nobody new in',
  silent: 'has not answered for a while',
  older: 'runs an older version of the program: its host should update it',
  newer: 'runs a newer version of the program: update yours',
  nic: '{name}, {address}/{prefix}',
  virtual: 'a VPN or virtual adapter',
  yes: 'yes',
  no: 'no',
  stepMdns: 'multicast: opened {opened}, own question heard {own}, other machines heard {others}',
  stepChannel: 'broadcast: opened {opened}, own answer heard {own}, other machines heard {others}',
  stepDial: 'connection to this machine through this address: {how}',
  dialOpen: 'works',
  dialRefused: 'is refused',
  dialSilent: 'gets no answer',
  dialUnreachable: 'finds no way',
  tablesHeard: 'Tables heard: {tables}.',
  noNetwork: 'There is no network: connect a cable or join a Wi-Fi. On this machine alone you can play without.',
  ownFirewall:
    'A firewall on this machine stops Undertable: allow it on private networks, and see to it that this network counts as private.',
  onlyVirtual: 'Only a VPN or virtual adapters are up: connect to the network of the others, or switch the VPN off.',
  selfAssigned:
    'The network gives out no addresses; machines that are on the same switch or cable still find each other within a minute.',
  fine: 'Everything works: there are tables on this network.',
  noSockets: 'The system lets no program listen for tables here: join by address or code.',
  multicastLost: 'Multicast does not pass; tables are found by broadcast, address or code.',
  nobodyElse:
    "This machine is well, but nobody else is heard: a guest Wi-Fi may keep its guests apart, or the host's firewall is closed.",
  noTablesHere:
    'Other machines are heard, but none has a table: has the host opened one, and does its firewall let it speak?',
} as const

type FindingWords = { readonly [key in keyof typeof en]: string }
export type FindingKey = keyof typeof en

const ru: FindingWords = {
  code: 'код {code}',
  looking: 'Ищу столы: {seconds} с …',
  noTables:
    'Ни одного стола не нашлось. «undertable find --scan» спросит все соседние адреса, «undertable doctor» поищет причину.',
  noAnswer: 'По адресу {place} никто не отвечает.',
  badPlace: 'Это не адрес и не код: {place}',
  slip: 'В этом коде ошибка: {place}. Попросите прочитать его ещё раз.',
  found: '{name}: {game}, занято мест: {taken} из {seats}',
  locked: 'спросит код',
  watch: 'новые могут только смотреть',
  shut: 'новых не пускают',
  silent: 'давно не отвечает',
  older: 'программа там старее: хозяину стола стоит её обновить',
  newer: 'программа там новее: обновите свою',
  nic: '{name}, {address}/{prefix}',
  virtual: 'VPN или виртуальный адаптер',
  yes: 'да',
  no: 'нет',
  stepMdns: 'мультикаст: открыт – {opened}, свой вопрос слышен – {own}, слышно других компьютеров – {others}',
  stepChannel: 'широковещание: открыто – {opened}, свой ответ слышен – {own}, слышно других компьютеров – {others}',
  stepDial: 'соединение с этим компьютером по этому адресу: {how}',
  dialOpen: 'работает',
  dialRefused: 'отклонено',
  dialSilent: 'нет ответа',
  dialUnreachable: 'нет пути',
  tablesHeard: 'Слышно столов: {tables}.',
  noNetwork: 'Сети нет: подключите кабель или Wi-Fi. На одном этом компьютере можно играть и так.',
  ownFirewall:
    'Undertable не пускает брандмауэр этого компьютера: разрешите программу в частных сетях и проверьте, что эта сеть считается частной.',
  onlyVirtual: 'Работают только VPN или виртуальные адаптеры: войдите в сеть остальных или выключите VPN.',
  selfAssigned:
    'Сеть не раздаёт адресов; компьютеры на одном коммутаторе или кабеле всё равно найдут друг друга за минуту.',
  fine: 'Всё работает: в этой сети есть столы.',
  noSockets: 'Система не даёт программам слушать здесь сеть: заходите по адресу или коду.',
  multicastLost: 'Мультикаст не проходит; столы находятся широковещанием, по адресу или коду.',
  nobodyElse:
    'С этим компьютером всё в порядке, но никого больше не слышно: гостевой Wi-Fi может разделять гостей, или закрыт брандмауэр хозяина стола.',
  noTablesHere: 'Другие компьютеры слышны, но столов у них нет: открыт ли стол и пускает ли его брандмауэр?',
}

const it: FindingWords = {
  code: 'codice {code}',
  looking: 'Cerco tavoli per {seconds} s …',
  noTables:
    'Nessun tavolo trovato. «undertable find --scan» chiede a tutti gli indirizzi vicini; «undertable doctor» cerca il motivo.',
  noAnswer: 'Nessuno risponde a {place}.',
  badPlace: 'Non è né un indirizzo né un codice: {place}',
  slip: "In questo codice c'è un errore: {place}. Fattelo rileggere.",
  found: '{name}: {game}, posti occupati {taken} su {seats}',
  locked: 'chiede un codice',
  watch: 'chi è nuovo può solo guardare',
  shut: 'non fa entrare nessuno di nuovo',
  silent: "non risponde da un po'",
  older: 'ha una versione più vecchia del programma: chi ospita dovrebbe aggiornarla',
  newer: 'ha una versione più nuova del programma: aggiorna la tua',
  nic: '{name}, {address}/{prefix}',
  virtual: 'una VPN o una scheda virtuale',
  yes: 'sì',
  no: 'no',
  stepMdns: 'multicast: aperto {opened}, propria domanda sentita {own}, altri computer sentiti {others}',
  stepChannel: 'broadcast: aperto {opened}, propria risposta sentita {own}, altri computer sentiti {others}',
  stepDial: 'collegamento a questo computer con questo indirizzo: {how}',
  dialOpen: 'funziona',
  dialRefused: 'rifiutato',
  dialSilent: 'nessuna risposta',
  dialUnreachable: 'nessuna strada',
  tablesHeard: 'Tavoli sentiti: {tables}.',
  noNetwork: "Non c'è rete: collega un cavo o entra in un Wi-Fi. Su questo solo computer si gioca anche senza.",
  ownFirewall:
    'Un firewall su questo computer ferma Undertable: consentilo nelle reti private e controlla che questa rete sia privata.',
  onlyVirtual: 'Sono attive solo VPN o schede virtuali: collegati alla rete degli altri o spegni la VPN.',
  selfAssigned:
    'La rete non assegna indirizzi; i computer sullo stesso switch o cavo si trovano comunque entro un minuto.',
  fine: 'Funziona tutto: in questa rete ci sono tavoli.',
  noSockets: 'Il sistema non lascia ascoltare i programmi: entra con indirizzo o codice.',
  multicastLost: 'Il multicast non passa; i tavoli si trovano con broadcast, indirizzo o codice.',
  nobodyElse:
    'Questo computer sta bene, ma non si sente nessun altro: un Wi-Fi per ospiti può tenerli separati, o il firewall di chi ospita è chiuso.',
  noTablesHere: 'Si sentono altri computer, ma nessuno ha un tavolo: è aperto, e il firewall lo lascia parlare?',
}

export const findingWords = { en, ru, it } as const
