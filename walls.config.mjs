/**
 * Who may know whom (the walls of the house), as data for dependency-cruiser. tests/walls/ proves that each wall
 * holds by leaning on it.
 */
const NODE_OR_DOM = '^(node:|electron$|vue$|vue-i18n$|pinia$|ws$)'

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    wall(
      'shared-imports-only-shared',
      'Shared code is pure: neither main nor renderer.',
      { path: '^src-shared/' },
      { path: '^src-(main|renderer)/' },
    ),
    wall(
      'shared-is-pure',
      'No Node, no DOM, no Electron in shared code: small pure libraries only.',
      { path: '^src-shared/' },
      { path: ['^node_modules/(?!(@noble/hashes|valibot)/)', NODE_OR_DOM], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'shared-knows-no-core-module',
      'No Node in shared code.',
      { path: '^src-shared/' },
      { dependencyTypes: ['core'] },
    ),
    wall('main-not-renderer', 'Main never imports the page.', { path: '^src-main/' }, { path: '^src-renderer/' }),
    wall('renderer-not-main', 'The page never imports main.', { path: '^src-renderer/' }, { path: '^src-main/' }),
    wall(
      'games-apart',
      'A game never imports another game.',
      { path: '^src-shared/games/([^/]+)/' },
      { path: '^src-shared/games/[^/]+/', pathNot: '^src-shared/games/$1/' },
    ),
    wall(
      'kernel-below-games',
      'The kernel knows no game, no wire and no bot.',
      { path: '^src-shared/kernel/' },
      { path: '^src-shared/(?!kernel/)' },
    ),
    wall(
      'games-know-kernel-only',
      'A game knows the kernel and itself.',
      { path: '^src-shared/games/[^/]+/' },
      { path: '^src-shared/(bots|wire|lang)/' },
    ),
    wall(
      'only-desktop-imports-electron',
      'Only desktop/ imports electron.',
      { path: '^src-', pathNot: '^src-main/desktop/' },
      { path: ['^node_modules/electron/', '^electron$'] },
    ),
    wall(
      'net-sees-frames-only',
      'Net sees frames, never state: neither matches nor games.',
      { path: '^src-main/net/' },
      { path: ['^src-shared/games/', '^src-shared/kernel/(index|match|road|play|game|step)'] },
    ),
    wall(
      'bots-know-no-host',
      'Bots see frames: they never know the host (they may search a sampled state with the kernel).',
      { path: '^src-shared/bots/' },
      { path: '^src-main/' },
    ),
    wall(
      'bot-worker-knows-bots-only',
      'The worker in which bots think knows no table.',
      { path: '^src-main/host/botWorker' },
      { path: '^src-main/' },
    ),
    wall(
      'store-knows-no-host',
      'The store keeps what it is given: of host and kernel it knows types alone, and no game.',
      { path: '^src-main/store/' },
      { path: ['^src-main/(?!store/)', '^src-shared/'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'store-beside-host',
      'Host and net are given a store: they never reach for the one on disk.',
      { path: '^src-main/(host|net)/' },
      { path: '^src-main/store/' },
    ),
    wall(
      'only-store-imports-the-driver',
      'Only store/ knows SQLite.',
      { path: '^src-', pathNot: '^src-main/store/' },
      { path: '^(node_modules/)?libsql' },
    ),
    wall(
      'page-holds-no-state',
      'The page knows views, never a match or full states; its rooms for replays and for verifying alone play a match, after its end, and that for lessons one of its own.',
      { path: '^src-renderer/', pathNot: '^src-renderer/(replay|verifying|lesson)/' },
      {
        path: [
          '^src-shared/kernel/(index|match|road|play)',
          '^src-shared/games/[^/]+/(state|steps|index|coins)',
          '^src-shared/games/shelf',
          '^src-shared/fair/(check|walk|parts)',
          '^src-shared/record/read',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'commands-come-when-called',
      'A host that starts loads no other command, and what it takes to be found only when its port is open.',
      { path: '^src-main/(headless|hosting)\\.ts$' },
      {
        path: ['^src-main/terminal/(?!words)', '^src-main/net/discovery/(?!facts)', '^node_modules/(open|qrcode)/'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'replay-comes-when-wanted',
      'Who only plays loads no rules: the page reaches a replay by a lazy import alone.',
      { path: '^src-renderer/', pathNot: '^src-renderer/replay/' },
      { path: '^src-renderer/replay/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'lessons-come-when-wanted',
      'Who has learnt the game loads no lesson: the page reaches one by a lazy import alone.',
      { path: '^src-renderer/', pathNot: '^src-renderer/lesson/' },
      { path: '^src-renderer/lesson/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'verifying-is-fetched-late',
      'The verifying room is fetched when a match is over: nothing on the page holds the rules before.',
      { path: '^src-renderer/', pathNot: '^src-renderer/verifying/' },
      { path: '^src-renderer/verifying/', dynamic: false, dependencyTypesNot: ['type-only'] },
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
