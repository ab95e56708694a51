/** What the host and the commands say in a terminal. */
export const terminalMessages = {
  ready: 'The table "{name}" is open.',
  readyMany: 'Tables open: {tables}.',
  readyHall: 'The hall is open. Tables: {tables}.',
  join: 'Others on this network join in a browser:',
  local: 'On this computer, once and within a minute:',
  ownerLater: 'For a new link: {command}',
  ownerNoHost:
    'No host of yours that saves its tables in {dir} is running. A host with --no-data gives no new link: start it again.',
  alone: 'No network address: only this computer can join.',
  scan: 'Or scan this:',
  seeded: 'The shuffle of this table is fixed (--seed).',
  stop: 'Ctrl+C closes the table.',
  keepersJoin: 'To keep this table on other computers, so that it outlives this one, run there:',
  invitation: 'Invitation: ',
  invitationNone: 'Without an invitation nothing is kept.',
  invitationNoTerminal:
    'There is no terminal to type the invitation in: put it in the first line of a file, --invitation-file FILE.',
  keeps: 'This computer keeps a sealed copy of the table at {place}. It can read it only if it becomes the host.',
  hostsNow: 'This computer hosts the table "{name}" now: its host was gone for too long.',
  hostsGiven: 'This computer hosts the table "{name}" now: it was given to it.',
  goneAsk:
    'The computer "{host}" is gone. {agreed} of {needed} agree to go on with the table on "{name}". Press Enter to agree.',
  movedAway: 'Another computer hosts the table "{name}" now. The copy here is set aside.',
  closed: 'The table is closed.',
  badOption: 'Not understood: {what}',
  hallKeepers: 'A hall’s tables can’t be kept by other computers yet. Leave out --hall or --keepers.',
  noCommand: 'There is no command "{what}".',
  noPage: 'The page hasn\'t been built: run "npm run build" first.',
  failed: "The table couldn't be opened: {what}",
  /** What a new table may be called, one name a line. */
  tableNames: `The Silver Raven
The Round Table
The Lantern
The Green Door
The Last Candle
The Masked Ball
The Crooked Crown
The Old Clock
The Velvet Room
The Seventh Guest`,
  goesOn: 'The table "{name}" goes on where it stopped.',
  otherRules: 'The match at "{name}" was played by another version of the rules and has ended. Its record is saved.',
  brokenMatch: 'The match at "{name}" couldn\'t be read. It is saved as it is, but can\'t go on.',
  brokenRow: "A saved table or match couldn't be read ({what}). It stays where it is.",
  damagedTable:
    "The table {id} was damaged or changed on the disk. It isn't opened, and stays in the file as it is. An earlier backup may still be intact.",
  damagedDeck: "The deck {id} was damaged or changed on the disk. It isn't used: load it at the table again.",
  damagedMatch:
    "The match {id} was damaged or changed on the disk. It can't be played or shown, and stays in the file as it is. An earlier backup may still be intact.",
  damagedAnswer:
    "In the match {id}, answer {n} is missing, or was damaged or changed on the disk. The match can't be played or shown, and stays in the file as it is. An earlier backup may still be intact.",
  aside: "The saved data couldn't be read ({what}). It has been set aside, and a new file started: {file}",
  dataNewer:
    'The tables in {dir} were saved by a later version of this program. Update it, or choose another folder with --data.',
  dataBusy:
    'Another host saves its tables in {dir}. Choose another folder with --data, or save nothing with --no-data.',
  dataUnsafe:
    'Nothing can be saved safely in {dir} ({what}). Choose another folder with --data, or save nothing with --no-data.',
  dataClosed:
    'Nothing can be saved in {dir} ({what}). Choose another folder with --data, or save nothing with --no-data.',
  dataShared:
    'Nothing is saved in {dir}: somebody else on this computer could change {what}. Choose a folder of your own with --data, or save nothing with --no-data.',

  nothingKept: 'Nothing is saved in {dir}.',
  noneOver: 'No match is finished yet.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (from a file)',
  overBroken: ' (ended early)',
  noSuchMatch: 'No finished match is called {match}. "undertable export --list" shows them all.',
  matchUnread: "The match {match} couldn't be read: {what}",
  notWritten: "{file} couldn't be written: {what}",
  exported: 'The match has been written to {file}.',
  notRead: "{file} couldn't be read: {what}",
  fileUnreadable: "{file} isn't a match that can be read here.",
  fileNewer: '{file} was saved by a later version of this program. Update yours.',
  fileTooLong: '{file} is too long to be a match.',
  knownAlready: 'The match {match} is already in the history.',
  notKept: "The match couldn't be saved: {what}",
  imported: 'The match {match} ({game}) is now in the history of every table.',

  code: 'code {code}',
  looking: 'Looking for tables for {seconds} s …',
  noTables:
    'No table found. "undertable find --scan" asks every address nearby; "undertable doctor" looks for the reason.',
  noAnswer: 'Nobody answers at {place}.',
  badPlace: 'This is neither an address nor a code: {place}',
  slip: 'This code is mistyped: {place}. Have it read out again.',
  found: '{name}: {game}, {taken} of {seats} seats taken',
  foundHall: '{name}: a hall, tables: {tables}, {taken} of {seats} seats taken',
  locked: 'asks for a code',
  watch: 'new people may only watch',
  shut: 'lets nobody new in',
  silent: 'not answering',
  older: 'runs an older version of the program: its host should update it',
  newer: 'runs a newer version of the program: update yours',
  nic: '{name}, {address}/{prefix}',
  virtual: 'a VPN or virtual adapter',
  yes: 'yes',
  no: 'no',
  stepMdns: 'multicast: opened {opened}, own question heard {own}, other computers heard {others}',
  stepChannel: 'broadcast: opened {opened}, own answer heard {own}, other computers heard {others}',
  stepDial: 'connection to this computer through this address: {how}',
  dialOpen: 'works',
  dialRefused: 'is refused',
  dialSilent: 'gets no answer',
  dialUnreachable: 'finds no way',
  tablesHeard: 'Tables heard: {tables}.',
  noNetwork: 'There is no network: connect a cable or join a Wi-Fi. You can still play on this computer.',
  ownFirewall:
    'A firewall on this computer blocks Undertable: allow it on private networks, and make sure that this network counts as private.',
  onlyVirtual: 'Only a VPN or virtual adapters are up: connect to the network of the others, or switch the VPN off.',
  selfAssigned:
    'The network gives out no addresses; computers on the same switch or cable still find each other within a minute.',
  fine: 'Everything works: there are tables on this network.',
  noSockets: 'The system lets no program listen for tables here: join by address or code.',
  multicastLost: "Multicast doesn't pass; tables are found by broadcast, address or code.",
  nobodyElse:
    "This computer is fine, but nobody else is heard: a guest Wi-Fi may keep its guests apart, or the host's firewall is closed.",
  noTablesHere:
    'Other computers are heard, but none has a table: has the host opened one, and does its firewall let it through?',

  storeDied:
    'Saving answers has failed ({what}). Answers are refused until it works again; nothing that was accepted is lost.',
  storeBack: 'Answers are saved again.',
  salvaged: 'What could still be read is in the new file. Tables: {parties}, matches: {matches}, answers: {answers}.',
  nothingSalvaged: 'Nothing in it could be read any more.',
  logDamaged:
    'The end of the saved data is damaged. Entries lost: {n}. Matches go on from before it; a copy of the damaged file: {file}',
  passphrase: 'Passphrase: ',
  passphraseNew: 'A passphrase for this backup (nobody can open it without): ',
  passphraseAgain: 'Once more: ',
  passphraseNone: 'Cancelled: nothing has changed.',
  passphraseDiffers: 'The passphrases differ: nothing has changed.',
  passphraseShort: 'This passphrase is too short: it needs at least {least} characters.',
  passphraseNoTerminal:
    'There is no terminal to type a passphrase in: put it in the first line of a file, --passphrase-file FILE.',
  passphraseUnread: "The passphrase couldn't be read: {what}",
  backupDone: 'All tables and matches are in {file}. Without its passphrase nobody can open it.',
  backupThere: 'This file exists already: {file}. Choose another name.',
  backupNothing: 'Nothing is saved in {dir} yet.',
  backupBusy:
    'A running host saves its tables in {dir}. Close it first (Ctrl+C): its tables go on afterwards where they stopped.',
  backupUnreadable: "The data in {dir} can't be read ({what}). Start a host there first: it saves what can be saved.",
  backupFailed: "This didn't work, and nothing has changed: {what}",
  backupNotOurs: "This isn't a backup of Undertable: {file}",
  backupLater: 'This backup was made by a later version of this program. Update it first: {file}',
  backupPassphrase:
    "This isn't the passphrase of the backup, or the beginning of the file is damaged. Nothing has changed.",
  backupDamaged:
    'This backup has been cut short or changed. Nothing was taken from it, and nothing has changed: {file}',
  restoreAside: 'What was there before has been set aside: {file}',
  restoreDone: 'All tables and matches of the backup are in {dir}.',

  fingerprint: 'Fingerprint of this host: {print}',
  encrypted: 'encrypted for the Undertable app; not in a browser (http)',
  met: 'There is a host at {address}.',
  printIs: 'Its fingerprint: {print}',
  pinned: 'It is the one the link names.',
  known: 'It is the one this computer knows.',
  first: 'This computer connects to it for the first time: compare the fingerprint with the one the host shows.',
  wordsAre: 'Words of this connection: {words}',
  wordsNone: 'It offers no words to compare.',
  nobodyThere: 'Nobody answers at {place}.',
  forgotten: 'The host known at {place} is forgotten.',
  forgetHint: 'If the host says that all is well: undertable meet {place} --forget',

  offering: 'Installers offered to guests: {n}.',
  offerUnsigned: "Not offered, because the project hasn't signed it: {name}",
  offerChanged: "Not offered, because it isn't the file that was signed: {name}",
  offerNoKey: 'No installer can be offered: this build carries no release key.',
  offerNoFolder: "No installer can be offered: the folder {dir} can't be read ({what}).",

  verifyNoFile: 'Which file? "undertable verify FILE" checks whether its match was dealt fairly.',
  verifyUnread: "The file {file} can't be opened: {what}",
  recordNotJson: "The file {file} isn't a record of a match: it can't be read as JSON.",
  recordNewer: 'The record in {file} was written by a later version of this program. Update yours.',
  recordFaulty: 'The record in {file} is damaged: {field}.',
  verifyMatch: '{game} at "{table}", dealt {dealt}; answers: {answers}.',
  verifyFair:
    'The numbers match their commitments, the key comes from them, and everything shown comes from the key and the answers.',
  verifyRedealt:
    'The numbers match their commitments, and everything else comes from the key. Deals thrown away before this one after their numbers were known: {n}.',
  verifyFixed: 'Everything shown comes from the key and the answers, but the key was fixed beforehand (--seed).',
  verifyHands: 'People who shared in the key besides the host: {hands}.',
  verifyRestarts: "The numbers were redrawn; these people didn't open theirs: {names}.",
  verifyMoved: 'Term {term}: "{from}" gave the table to "{to}" and signed it.',
  verifyElected: 'Term {term}: "{from}" was gone; "{to}" went on with {votes} signed votes of {of}.',
  verifyForced: 'Term {term}: "{host}" went on without: {missing}. They may have gone on as well.',
  verifyDiffers: 'Not as the record says: {what}.',
  verifyRules: 'This match needs version {needs} of the rules; this program has version {has}.',
  verifyGame: 'This program doesn\'t know the game "{game}".',
  diffNumber: "the number of {who} isn't the one that was committed to",
  diffHost: 'the host',
  diffSeat: 'seat {seat}',
  diffTerms: "the match wasn't played on the terms that the numbers were given for",
  diffHands: "the people who shared in the key aren't in the order of the seats",
  diffKey: "the key doesn't come from the numbers",
  diffDeck: "the deck isn't the one that was chosen",
  diffAnswer: "answer {n} isn't allowed by the rules",
  diffTold: "what was shown after answer {n} doesn't come from the rules (0 is the deal)",
  diffMove: "change of host {n} isn't signed as it must be",
  diffHosts: 'the record names other hosts than the table had',
  diffOutcome: "the match doesn't end like this",
}
