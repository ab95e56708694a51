/** What goes into the installers, and how they are called. `npm run dist` reads it; scripts/packed.mjs checks what came out. */
import path from 'node:path'
import { filesIn } from './scripts/pack/files.mjs'
import { unused } from './scripts/pack/unused.mjs'
import { fuseWire } from './scripts/pack/fuses.mjs'
import { setUuids } from './scripts/pack/machUuid.mjs'
import { installerLanguages, writeInfoPlists } from './scripts/pack/languages.mjs'
import { checkPacked, placesOf } from './scripts/packed.mjs'

const root = import.meta.dirname
const { env } = process

const languages = installerLanguages(root)
const [english, ...translated] = languages
/** The app for the systems: Windows compares it with src-main/desktop/identity.ts. */
const APP_ID = 'app.undertable'
/** Written when packing for macOS. */
const INFO_PLISTS = 'out/mac'

/** Who builds decides where the app looks for newer releases, if its person wants that: `owner/name`, as the build server says it. */
const repository = /^[\w.-]+\/[\w.-]+$/.exec(env.GITHUB_REPOSITORY ?? '')?.[0]
const signsForMac = Boolean(env.CSC_LINK || env.CSC_NAME)
const notarises = signsForMac && Boolean(env.APPLE_API_KEY || env.APPLE_ID)

/** What was built of our own sources, and of libraries those files that it asks for. */
const FILES = [
  'out/**',
  `!${INFO_PLISTS}`,
  'package.json',
  '!**/*.map',
  // npm installs the binaries of its own system and architecture only, for every C library: Electron runs on the GNU one.
  '!node_modules/@libsql/!(linux-${arch}-gnu|win32-${arch}-msvc|darwin-${arch})/**',
  '!node_modules/@libsql/*/*.md',
  ...unused(filesIn(root)).map(pattern => `!${pattern}`),
]

/** @param {import('electron-builder').BeforePackContext} context */
function beforePack({ electronPlatformName: platform }) {
  if (platform === 'darwin') writeInfoPlists(path.join(root, INFO_PLISTS), languages)
}

/** @param {import('electron-builder').AfterPackContext} context */
async function afterPack(context) {
  const { appOutDir, electronPlatformName: platform, arch, packager } = context
  const words = ['ia32', 'x64', 'armv7l', 'arm64', 'universal']
  const { productFilename } = packager.appInfo
  // Before the fuses, after which everything is signed.
  if (platform === 'darwin') setUuids(path.join(appOutDir, `${productFilename}.app`), APP_ID)
  // An unsigned program for Apple's own processors does not start at all: what the fuses changed is signed anew, by nobody.
  await packager.addElectronFuses(context, {
    ...fuseWire(),
    resetAdHocDarwinSignature: platform === 'darwin' && words[arch] === 'arm64',
  })
  const faults = checkPacked({
    ...placesOf(appOutDir, platform, platform === 'linux' ? packager.executableName : productFilename),
    platform,
    arch: words[arch],
  })
  if (faults.length > 0)
    throw new Error(`what was packed is not right:\n${faults.map(fault => `  ${fault}`).join('\n')}`)
}

export default {
  appId: APP_ID,
  productName: 'Undertable',
  copyright: 'MIT licence',
  directories: { output: 'dist', buildResources: 'build' },
  // A distribution of Electron that is already there: a folder, or its zip.
  ...(env.UNDERTABLE_ELECTRON_DIST ? { electronDist: env.UNDERTABLE_ELECTRON_DIST } : {}),
  // The database driver brings its binaries, built for every Node-API: nothing is compiled.
  npmRebuild: false,
  nodeGypRebuild: false,
  asar: { smartUnpack: false },
  asarUnpack: ['node_modules/@libsql/*/*.node'],
  files: FILES,
  electronLanguages: languages.flatMap(({ electron }) => electron),
  protocols: [{ name: 'Undertable table', schemes: ['undertable'] }],
  artifactName: 'Undertable-${version}-${os}-${arch}.${ext}',
  beforePack,
  afterPack,
  // The release workflow attaches the installers, once they are signed: see src-main/release/updates.ts.
  publish: null,
  // A Debian package must say where its project is at home.
  extraMetadata: repository
    ? { repository: `github:${repository}`, homepage: `https://github.com/${repository}` }
    : { homepage: 'https://undertable.invalid' },
  // The newer AppImages bring their own FUSE: Ubuntu from 22.04 has no libfuse2.
  toolsets: { appimage: '1.0.3' },
  win: {
    target: ['nsis', 'portable'],
    icon: 'build/icon.ico',
  },
  nsis: {
    artifactName: 'Undertable-${version}-win-${arch}-setup.${ext}',
    // For one person, without an administrator and without a question.
    oneClick: true,
    perMachine: false,
    allowElevation: false,
    packElevateHelper: false,
    differentialPackage: false,
    include: 'build/installer.nsh',
    deleteAppDataOnUninstall: false,
    installerLanguages: languages.map(({ nsis }) => nsis),
  },
  // A folder for each start, removed at its end: in one for all, a second start would remove the first one's. `true` is
  // that folder, whatever the option's description says of `false`.
  portable: {
    artifactName: 'Undertable-${version}-win-${arch}-portable.${ext}',
    unpackDirName: true,
    requestExecutionLevel: 'user',
  },
  mac: {
    target: ['dmg', 'zip'],
    icon: 'build/icon.icns',
    category: 'public.app-category.card-games',
    extendInfo: {
      // Asked for by macOS before the first packet to the local network.
      NSLocalNetworkUsageDescription: english.localNetwork,
      NSBonjourServices: ['_undertable._tcp'],
      CFBundleLocalizations: languages.map(({ id }) => id),
    },
    extraResources: [{ from: INFO_PLISTS, to: '.', filter: ['*.lproj/**'] }],
    // Without a certificate nobody signs for it, which the hardened runtime does not allow.
    ...(signsForMac ? {} : { identity: '-' }),
    hardenedRuntime: signsForMac,
    gatekeeperAssess: false,
    notarize: notarises,
    entitlements: 'build/entitlements.mac.plist',
    entitlementsInherit: 'build/entitlements.mac.plist',
  },
  dmg: { sign: false, writeUpdateInfo: false },
  linux: {
    target: ['AppImage', 'deb', 'tar.gz'],
    executableName: 'undertable',
    // The name of the installed .desktop file is the `desktopName` of package.json, by which Electron calls itself.
    syncDesktopName: true,
    extraFiles: [{ from: 'build/linux/undertable.sh', to: 'undertable.sh' }],
    icon: 'build/icons',
    category: 'Game;CardGame',
    maintainer: 'Undertable <undertable@localhost>',
    synopsis: english.comment,
    desktop: {
      entry: Object.fromEntries(translated.map(({ id, comment }) => [`Comment[${id}]`, comment])),
    },
  },
}
