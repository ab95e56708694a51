/**
 * Which module may import which, as data for dependency-cruiser. tests/boundaries/ proves that each rule
 * holds by breaking it.
 */
const NODE_OR_DOM = '^(node:|electron$|vue$|vue-i18n$|pinia$|ws$)'

const boundary = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    boundary(
      'shared-imports-only-shared',
      'Shared code is pure: neither main nor renderer.',
      { path: '^src-shared/' },
      { path: '^src-(main|renderer)/' },
    ),
    boundary(
      'shared-is-pure',
      'No Node, no DOM, no Electron in shared code: small pure libraries only.',
      { path: '^src-shared/' },
      { path: ['^node_modules/(?!(@noble/(curves|hashes)|valibot)/)', NODE_OR_DOM], dependencyTypesNot: ['type-only'] },
    ),
    boundary(
      'shared-knows-no-core-module',
      'No Node in shared code.',
      { path: '^src-shared/' },
      { dependencyTypes: ['core'] },
    ),
    boundary('main-not-renderer', 'Main never imports the page.', { path: '^src-main/' }, { path: '^src-renderer/' }),
    boundary('renderer-not-main', 'The page never imports main.', { path: '^src-renderer/' }, { path: '^src-main/' }),
    boundary(
      'games-apart',
      'A game never imports another game.',
      { path: '^src-shared/games/([^/]+)/' },
      { path: '^src-shared/games/[^/]+/', pathNot: '^src-shared/games/$1/' },
    ),
    boundary(
      'games-by-registry',
      'Only a game itself, its page side and the two registries import a game: everything else asks a registry.',
      {
        path: '^src-',
        pathNot: ['^src-(shared|renderer)/games/([^/]+)/', '^src-(shared|renderer)/games/registry\\.ts$'],
      },
      { path: '^src-(shared|renderer)/games/[^/]+/' },
    ),
    boundary(
      'game-pages-apart',
      "A game's page side imports no other game.",
      { path: '^src-renderer/games/([^/]+)/' },
      { path: '^src-(shared|renderer)/games/[^/]+/', pathNot: '^src-(shared|renderer)/games/$1/' },
    ),
    boundary(
      'net-not-host',
      'The network carries text between peers; what a host is it knows from peer.ts.',
      { path: '^src-main/net/' },
      { path: '^src-main/host/' },
    ),
    boundary(
      'host-knows-no-hall',
      'A table is the same with a hall around it and without one.',
      { path: '^src-main/(host|net)/' },
      { path: '^src-main/hall/' },
    ),
    boundary(
      'hall-knows-no-match',
      'The hall knows of a table what the table tells everybody: no match, no cards, no bots.',
      { path: '^src-main/hall/' },
      {
        path: [
          '^src-main/host/(match|bots|fair-deal)/',
          '^src-main/store/',
          '^src-shared/games/rules',
          '^src-shared/kernel/(match|stepRunner|play)',
        ],
      },
    ),
    boundary(
      'no-cycles',
      'No two files import each other, directly or through others; loading a part late is no cycle.',
      { path: '^src-', pathNot: '^src-shared/games/[^/]+/rules/steps/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    boundary(
      'kernel-below-games',
      'The kernel knows no game, no wire and no bot.',
      { path: '^src-shared/kernel/' },
      { path: '^src-shared/(?!kernel/)' },
    ),
    boundary(
      'games-know-kernel-only',
      'A game knows the kernel and itself.',
      { path: '^src-shared/games/[^/]+/rules/' },
      { path: ['^src-shared/(bots|wire|locales|lessons)/', '^src-shared/games/[^/]+/(bot|lessons|locales)/'] },
    ),
    boundary(
      'only-desktop-imports-electron',
      'Only desktop/ imports electron.',
      { path: '^src-', pathNot: '^src-main/desktop/' },
      { path: ['^node_modules/electron/', '^electron$'] },
    ),
    boundary(
      'net-sees-frames-only',
      'Net sees frames, never state: neither matches nor games.',
      { path: '^src-main/net/' },
      { path: ['^src-shared/games/', '^src-shared/kernel/(index|match|stepRunner|play|game|step)'] },
    ),
    boundary(
      'bots-know-no-host',
      'Bots see frames: they never know the host (they may search a sampled state with the kernel).',
      { path: '^src-shared/bots/' },
      { path: '^src-main/' },
    ),
    boundary(
      'bot-worker-knows-bots-only',
      'The worker in which bots think knows no table.',
      { path: '^src-main/host/bots/botWorker' },
      { path: '^src-main/' },
    ),
    boundary(
      'store-knows-no-host',
      'The store keeps what it is given: of host and kernel it knows types alone, of records their form, and no game.',
      { path: '^src-main/store/' },
      { path: ['^src-main/(?!store/)', '^src-shared/(?!record/)'], dependencyTypesNot: ['type-only'] },
    ),
    boundary(
      'store-beside-host',
      'Host and net are given a store: they never reach for the one on disk.',
      { path: '^src-main/(host|net)/' },
      { path: '^src-main/store/' },
    ),
    boundary(
      'only-store-imports-the-driver',
      'Only store/ knows SQLite.',
      { path: '^src-', pathNot: '^src-main/store/' },
      { path: '^(node_modules/)?libsql' },
    ),
    boundary(
      'page-holds-no-state',
      'The page knows views, never a match or full states; its rooms for replays and for dealVerification alone play a match, after its end, and that for lessons one of its own.',
      {
        path: '^src-renderer/',
        pathNot: '^src-renderer/((replay|dealVerification|lesson)/|games/[^/]+/manifest\\.ts$)',
      },
      {
        path: [
          '^src-shared/kernel/(index|match|stepRunner|play)',
          '^src-shared/games/[^/]+/rules/(state|steps|index|coins)',
          '^src-shared/games/rules',
          '^src-shared/fair/(check|replay|matchPart)',
          '^src-shared/record/readRecord',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'page-manifests-load-late',
      "A game's page manifest loads its board, rules, bot and lesson by lazy imports only.",
      { path: '^src-renderer/games/[^/]+/manifest\\.ts$' },
      {
        path: ['^src-shared/games/[^/]+/(rules|bot|lessons)/', '^src-renderer/games/[^/]+/ui\\.ts$'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'rules-for-whole-matches',
      'Only replays and the check of a deal load the rules of a match at this table.',
      { path: '^src-renderer/', pathNot: '^src-renderer/(replay|dealVerification)/' },
      { path: '^src-renderer/games/loadRules' },
    ),
    boundary(
      'commands-come-when-called',
      'A host that starts loads no other command, and what it takes to be found only when its port is open.',
      { path: '^src-main/(headless|hosting|listening)\\.ts$' },
      {
        path: [
          '^src-main/terminal/(?!locale)',
          '^src-main/net/discovery/(?!tableRecord)',
          '^node_modules/(open|qrcode)/',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'tables-load-beside-the-data',
      'While the storage thread opens the data, a host loads its tables: what starts that thread knows none of their code.',
      { path: '^src-main/(headless|hosting|dataFolder)\\.ts$' },
      {
        path: [
          '^src-main/(listening|tables|openHall|openKeeping)\\.ts$',
          '^src-main/(host|hall|keep)/',
          '^src-main/net/server',
        ],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'hall-and-keepers-come-when-wanted',
      'Most hosts have no hall and no keepers, and load neither.',
      { path: '^src-main/listening\\.ts$' },
      {
        path: ['^src-main/(openHall|openKeeping)\\.ts$', '^src-main/(hall|keep)/'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'http-by-one-door',
      'An import of node:http loads a second HTTP client, which nobody uses: src-main/net/nodeHttp.ts does not.',
      { path: '^src-main/', pathNot: '^src-main/net/nodeHttp\\.ts$' },
      { path: '^(node:)?https?$', dependencyTypesNot: ['type-only'] },
    ),
    boundary(
      'replay-comes-when-wanted',
      'Who only plays loads no rules: the page reaches a replay by a lazy import alone.',
      { path: '^src-renderer/', pathNot: '^src-renderer/replay/' },
      { path: '^src-renderer/replay/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    boundary(
      'lessons-come-when-wanted',
      'Who has learnt the game loads no lesson: the page reaches one by a lazy import alone.',
      { path: '^src-renderer/', pathNot: '^src-renderer/lesson/' },
      { path: '^src-renderer/lesson/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    boundary(
      'memories-come-after-the-match',
      'Memories are read from a record, so only a result loads them: they bring rules, and no table needs them.',
      { path: '^src-', pathNot: '^src-renderer/games/[^/]+/memories\\.ts$' },
      {
        path: '^src-(shared|renderer)/games/[^/]+/memories\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    boundary(
      'dealVerification-is-fetched-late',
      'The dealVerification room is fetched when a match is over: nothing on the page holds the rules before.',
      { path: '^src-renderer/', pathNot: '^src-renderer/dealVerification/' },
      { path: '^src-renderer/dealVerification/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
