/**
 * Words that no text on the screen or in a terminal may contain, by language, each with what is said instead: one word
 * per concept. `only` narrows a line to the texts of one game or area, `except` names keys where the word is right.
 */
import type { Language } from '../../src-shared/locales/languages'

export interface BannedWord {
  readonly word: RegExp
  readonly better: string
  /** An area, as `tests/locales/glossary.test.ts` names them. */
  readonly only?: string
  /** Keys of texts that may contain it, with their area. */
  readonly except?: RegExp
}

/** The servants' and the Overlord's own voice, and words that are read aloud. */
const OWN_VOICE = /^(overlord: (excuses|orders|hints)\.|comparison words)/

export const GLOSSARY: { readonly [language in Language]: readonly BannedWord[] } = {
  en: [
    { word: /\bwhoever\b/i, better: 'the player who, anybody who, if you' },
    { word: /\banew\b/i, better: 'again' },
    { word: /\bjust now\b/i, better: 'now, or nothing' },
    { word: /\bone (has to|never|asks|is told|can hide)\b/i, better: 'you', except: /^(overlord|tales): / },
    {
      word: /\b(do|does|did|is|are|was|were|has|have|had|could|would|will) not\b/i,
      better: 'a contraction',
      except: OWN_VOICE,
    },
    { word: /\bcannot\b/i, better: "can't", except: OWN_VOICE },
    { word: /\bI am (?!the \{|who|hardly|probably|not after)/, better: 'I’m', except: OWN_VOICE },
    { word: /chances in 100/i, better: '{chance}% likely' },
    { word: /\bmachines?\b/i, better: 'computer' },
    { word: /\b(looks?|looking) on\b/i, better: 'watch, spectator', except: OWN_VOICE },
    { word: /\b(sits?|sitting) in for\b|\bbot sits? in\b/i, better: 'fills in for' },
    { word: /\bhung up\b/i, better: 'closed the connection' },
    { word: /\bbefore the game\b/i, better: 'lobby', except: /^(tales): / },
    { word: /\b(this|first|last|earlier) evenings?\b/i, better: 'game night' },
    { word: /\bread the (tale|story)\b/i, better: 'log' },
    { word: /\bbr(eak|oken) off\b/i, better: 'end(ed) early', except: /^refusals\.installerGone/ },
    { word: /\bfigures\b/i, better: 'statistics', except: /^(castle|mascarade|overlord|tales): / },
    { word: /\btyped talk\b/i, better: 'typing' },
    { word: /\bsent away\b|\bsend away\b/i, better: 'removed, remove' },
    { word: /\bthe clock pass/i, better: 'auto-pass' },
  ],
  ru: [
    { word: /хост/i, better: 'ведущий, компьютер ведущего', except: OWN_VOICE },
    { word: /хозя/i, better: 'ведущий', except: /«Да, хозяин!»|^overlord: |^desktop: desktop\.gamesText/ },
    { word: /ведущ\S+ машин/i, better: 'компьютер ведущего' },
    { word: /наблюда/i, better: 'смотреть, зритель' },
    { word: /колод\S+ дома/i, better: 'наша колода' },
    { word: /залог/i, better: 'отпечаток числа' },
    { word: /рассказ/i, better: 'ход партии', only: 'interface' },
    { word: /готовые фразы/i, better: 'быстрые фразы' },
    { word: /за меня пасу|пасуют за/i, better: 'автопас' },
    { word: /попросить уйти|попросили уйти|попросил вас уйти/i, better: 'убрать' },
    { word: /из 100/, better: '{chance}%' },
    { word: /обществ/i, better: 'тайная организация', only: 'castle' },
    { word: /нападающ/i, better: 'атакующий', only: 'castle' },
    { word: /взгляд/i, better: 'взор', only: 'overlord' },
    { word: /чудовищ/i, better: 'монстр', only: 'overlord' },
    { word: /(^|[^а-яё])суд(а|у|е|ом)?([^а-яё]|$)/i, better: 'Дворец Правосудия', only: 'mascarade' },
    {
      word: /(^|[^а-яё])(сыгра|играет карт|играете карт)/i,
      better: 'разыграть',
      only: 'tales',
      except: /^tales: (rulebook|lesson)/,
    },
    { word: /(Дзицци|Бонифачо|Массимильяно)/, better: 'Дзидзи, Бонифацио, Массимилиано' },
  ],
  it: [
    { word: /\bchi (guida|ospita|conduce)\b/i, better: 'l’host' },
    { word: /\bguidare il tavolo\b/i, better: 'fare l’host' },
    { word: /\bcollegament[oi]\b/i, better: 'connessione' },
    { word: /\bracconto\b/i, better: 'cronaca', only: 'interface' },
    { word: /\bstoria\b/i, better: 'cronologia', only: 'interface' },
    { word: /\bmoss[ae]\b/i, better: 'risposta', only: 'interface', except: /phrases\.clever|^table\.undo/ },
    { word: /\bprima della partita\b/i, better: 'preparativi', only: 'interface', except: /^refusals\./ },
    { word: /\bsta bene\b/i, better: 'è a posto' },
    { word: /\bla macchina\b/i, better: 'il computer' },
    { word: /\bnon è stato possibile leggere il file\b/i, better: 'Non riesco a leggere il file' },
    { word: /\bsu 100\b/, better: 'al {chance}%' },
    { word: /\bcontend|\bdisputa/i, better: 'ribattere', only: 'mascarade' },
    { word: /\bfa la spia nei\b|\bfai la spia nei\b/i, better: 'spia nei bagagli', only: 'castle' },
    { word: /\bresta in calma\b/i, better: 'mantieni la calma' },
  ],
}

/** How texts are set. Terminals are typed in: there, quotes are straight and example commands are as they are. */
export const TYPOGRAPHY: { readonly [language in Language | 'all']: readonly BannedWord[] } = {
  all: [
    { word: /\.\.\./, better: '…' },
    { word: / {2}/, better: 'one space', except: /^terminal: overLine/ },
    // The question mark is a key.
    { word: / [,;:!?](?!\S)|\s\.(?=\s|$)/, better: 'no space before punctuation', except: /^rulebook\.keys/ },
    { word: /["']/, better: 'typographic quotes and apostrophes', except: /^(terminal|help): / },
    { word: / - /, better: 'a dash' },
  ],
  en: [
    { word: /—/, better: 'a short dash between spaces' },
    { word: /[«»]/, better: '“ ”' },
  ],
  ru: [
    { word: / –|– /, better: '—' },
    { word: /[“”]/, better: '«ёлочки»', except: /„[^“]+“/ },
  ],
  it: [{ word: /—/, better: 'a short dash between spaces' }],
}
