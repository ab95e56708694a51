/** What the host and the commands say in a terminal. */
export const terminalMessages = {
  usage: `Usage: undertable host [options]
       undertable find [ADDRESS or CODE] [--scan] [--watch] [--seconds N] [--json]
       undertable meet PLACE [--forget] [--json]
       undertable doctor [--json]
       undertable backup FILE [--data DIR] [--passphrase-file FILE]
       undertable restore FILE [--data DIR] [--passphrase-file FILE]
       undertable verify FILE [--json]

  --port N         listen on this port (default: the first free one from 26262 to 26277; 0 for a free one)
  --name NAME      the table's name
  --bind ADDRESS   listen on this address only (default: all)
  --tables N       so many tables (default 1)
  --accept NAME    a further host name under which guests may call this machine
  --no-advertise   do not announce the table on the network
  --code CODE      let in whoever is new only by this code
  --no-guests      let nobody in unencrypted, with a browser alone (this machine can)
  --no-open        do not open the page in a browser
  --json           print one line of JSON when ready, and nothing else
  --lang LANG      {languages}
  --data DIR       keep tables and matches in this folder (default: the user's data folder)
  --no-data        keep nothing: when this process ends, its tables are gone
  --offer DIR      let guests download the signed installers in this folder
  --seed TEXT      for tests: fix the shuffle (shown to everybody at the table)
  --pace FACTOR    for tests: how slowly bots answer (1 is human, 0 at once)
  --help           this text
  --version        the version`,
  ready: 'The table "{name}" is open.',
  readyMany: 'Tables open: {tables}.',
  join: 'Others on this network join in a browser:',
  local: 'On this machine:',
  alone: 'No address on a network: only this machine can join.',
  scan: 'Or scan this:',
  seeded: 'The shuffle of this table is fixed (--seed).',
  stop: 'Ctrl+C closes the table.',
  closed: 'The table is closed.',
  badOption: 'Not understood: {what}',
  noCommand: 'There is no command "{what}".',
  noPage: 'The page has not been built: run "npm run build" first.',
  failed: 'The table could not be opened: {what}',
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
  otherRules:
    'The match at "{name}" was played by other rules than those of this version. It is kept, but cannot go on here.',
  brokenMatch: 'The match at "{name}" could not be read. It is kept as it is, but cannot go on.',
  brokenRow: 'A kept table or match could not be read ({what}). It stays where it is.',
  damagedTable:
    'The table {id} was damaged or changed on the disk. It is not opened, and stays in the file as it is. An earlier backup may still be intact.',
  damagedDeck: 'The deck {id} was damaged or changed on the disk. It is not used: bring it to the table again.',
  damagedMatch:
    'The match {id} was damaged or changed on the disk. It cannot be played or shown, and stays in the file as it is. An earlier backup may still be intact.',
  damagedAnswer:
    'In the match {id}, answer {n} is missing, or was damaged or changed on the disk. The match cannot be played or shown, and stays in the file as it is. An earlier backup may still be intact.',
  aside: 'What was kept before could not be read ({what}). It has been set aside, and a new file begun: {file}',
  dataNewer:
    'The tables in {dir} were kept by a later version of this program. Update it, or choose another folder with --data.',
  dataBusy:
    'Another host keeps its tables in {dir}. Choose another folder with --data, or keep nothing with --no-data.',
  dataUnsafe:
    'Nothing can be kept safely in {dir} ({what}). Choose another folder with --data, or keep nothing with --no-data.',
  dataClosed:
    'Nothing can be kept in {dir} ({what}). Choose another folder with --data, or keep nothing with --no-data.',

  fileUsage: `       undertable export MATCH [FILE] | --list [--json] [--data DIR]
       undertable import FILE [--data DIR]`,
  nothingKept: 'Nothing is kept in {dir}.',
  noneOver: 'No match is over.',
  overLine: '{id}  {day}  {game}  {table}: {names}{note}',
  overImported: ' (from a file)',
  overBroken: ' (broken off)',
  noSuchMatch: 'No match that is over is called {match}. "undertable export --list" names them.',
  matchUnread: 'The match {match} could not be read: {what}',
  notWritten: '{file} could not be written: {what}',
  exported: 'The match has been written to {file}.',
  notRead: '{file} could not be read: {what}',
  fileUnreadable: '{file} is no match that can be read here.',
  fileNewer: '{file} was saved by a later version of this program. Update this one.',
  fileTooLong: '{file} is too long to be a match.',
  knownAlready: 'The match {match} is known already.',
  notKept: 'The match could not be kept: {what}',
  imported: 'The match {match} ({game}) is in the history of every table now.',

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

  storeDied:
    'What keeps the answers has failed ({what}). Answers are refused until it works again; nothing that was accepted is lost.',
  storeBack: 'Answers are kept again.',
  salvaged:
    'What could still be read of it is in the new file. Tables: {parties}, matches: {matches}, answers: {answers}.',
  nothingSalvaged: 'Nothing in it could be read any more.',
  logDamaged:
    'The end of what was kept last is damaged. Entries lost: {n}. Matches go on from before it; a copy of the damaged log: {file}',
  passphrase: 'Passphrase: ',
  passphraseNew: 'A passphrase for this backup (nobody can open it without): ',
  passphraseAgain: 'Once more: ',
  passphraseNone: 'Broken off: nothing has changed.',
  passphraseDiffers: 'These were two different passphrases: nothing has changed.',
  passphraseShort: 'This passphrase is too short: the fewest characters are {least}.',
  passphraseNoTerminal:
    'There is no terminal to type a passphrase in: give it in the first line of a file, --passphrase-file FILE.',
  passphraseUnread: 'The passphrase could not be read: {what}',
  backupDone: 'All tables and matches are in {file}. Without its passphrase nobody can open it.',
  backupThere: 'There is a file already: {file}. Choose another name.',
  backupNothing: 'Nothing is kept in {dir} yet.',
  backupBusy:
    'A host keeps its tables in {dir} just now. Close it first (Ctrl+C): its tables go on afterwards where they stopped.',
  backupUnreadable:
    'What is kept in {dir} cannot be read ({what}). Start a host there first: it saves what can be saved.',
  backupFailed: 'This did not work, and nothing has changed: {what}',
  backupNotOurs: 'This is no backup of Undertable: {file}',
  backupLater: 'This backup was made by a later version of this program. Update it first: {file}',
  backupPassphrase:
    'This is not the passphrase of the backup, or the beginning of the file is damaged. Nothing has changed.',
  backupDamaged:
    'This backup has been cut short or changed. Nothing of it was taken over, and nothing has changed: {file}',
  restoreAside: 'What was there before has been set aside: {file}',
  restoreDone: 'All tables and matches of the backup are in {dir}.',

  fingerprint: 'Fingerprint of this host: {print}',
  encrypted: 'encrypted',
  met: 'There is a host at {address}.',
  printIs: 'Its fingerprint: {print}',
  pinned: 'It is the one that the link names.',
  known: 'It is the one that this machine knows.',
  first: 'This machine meets it for the first time: compare the fingerprint with the one that the host shows.',
  wordsAre: 'Words of this connection: {words}',
  wordsNone: 'It offers no words to compare.',
  nobodyThere: 'Nobody answers at {place}.',
  forgotten: 'Whoever was known at {place} is forgotten.',
  forgetHint: 'If the host says that all is well: undertable meet {place} --forget',

  offering: 'Installers offered to guests: {n}.',
  offerUnsigned: 'Not offered, because the project has not signed it: {name}',
  offerChanged: 'Not offered, because it is not the file that was signed: {name}',
  offerNoKey: 'No installer can be offered: this build carries no release key.',
  offerNoFolder: 'No installer can be offered: the folder {dir} cannot be read ({what}).',

  verifyNoFile: 'Which file? "undertable verify FILE" looks whether the match in it was dealt as it says.',
  verifyUnread: 'The file {file} cannot be opened: {what}',
  recordNotJson: 'The file {file} is no record of a match: it cannot be read as JSON.',
  recordNewer: 'The record in {file} was written by a later version of this program. Update it.',
  recordFaulty: 'The record in {file} is damaged: {field}.',
  verifyMatch: '{game} at "{table}", dealt {dealt}; answers: {answers}.',
  verifyFair:
    'The numbers open their commitments, the key comes from them, and all that was told comes from the key and the answers.',
  verifyRedealt:
    'The numbers match their commitments, and all else comes from the key. Deals thrown away before this one after their numbers were known: {n}.',
  verifyFixed: 'All that was told comes from the key and the answers, but the key was fixed beforehand (--seed).',
  verifyHands: "Hands in the key besides the host's: {hands}.",
  verifyRestarts: 'The numbers were drawn anew; these had not opened theirs: {names}.',
  verifyDiffers: 'Not as the record says: {what}.',
  verifyRules: 'This match needs version {needs} of the rules; this program has version {has}.',
  verifyGame: 'This program does not know the game "{game}".',
  verifyOld: 'This match was dealt before there was a fair deal: its key cannot be checked.',
  diffNumber: 'the number of {who} is not the one that was committed to',
  diffHost: 'the host',
  diffSeat: 'seat {seat}',
  diffTerms: 'the match was not played by the terms that the numbers were given for',
  diffHands: 'the hands in the key are not in the order of the seats',
  diffKey: 'the key does not come from the numbers',
  diffDeck: 'the deck is not the one that was chosen',
  diffAnswer: 'answer {n} is not allowed by the rules',
  diffTold: 'what was told of answer {n} does not come from the rules (0 is the deal)',
  diffOutcome: 'the match does not end like this',
}
