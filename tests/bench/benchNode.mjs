/**
 * The Node by which the benchmarks run, ours and the anchors': of the desktop app's line, or newer. What players install
 * runs by that one, and an older one takes longer until the code that is often used is quick. Where the machine's is
 * older, the package in `node` brings one.
 */
import path from 'node:path'

/** The line of Node in our Electron. */
export const APP_NODE = 24

/**
 * @param here the machine: `version` of the Node that runs now, as `20.19.0`, and `node`, where it is
 * @param install installs the package; returns whether that worked
 * @returns where the Node is, and why it is an older one if it is
 */
export function benchNode({ version, node, platform, arch, exists }, install) {
  if (Number.parseInt(version, 10) >= APP_NODE) return { node, why: null }
  if (!install()) return { node, why: `Node ${APP_NODE} cannot be installed` }
  const windows = platform === 'win32'
  const brought = path.join(
    import.meta.dirname,
    'node/node_modules',
    `node-${windows ? 'win' : platform}-${arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  )
  return exists(brought) ? { node: brought, why: null } : { node, why: `there is no Node ${APP_NODE} for this machine` }
}
