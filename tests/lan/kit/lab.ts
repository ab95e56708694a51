/**
 * A network for this test only: machines are network namespaces, switches are bridges in namespaces of their own,
 * cables are veth pairs between them. It touches no interface of the real machine.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'

const ip = (...args: string[]): void => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** A machine, known by its namespace. */
export interface Machine {
  readonly space: string
}
export interface Switch {
  readonly space: string
}
export interface Cable {
  readonly machine: Machine
  readonly nic: string
  readonly switched: Switch
  readonly port: string
}

export class Lab {
  /** Test files run side by side, in one process. */
  private readonly id = `ut-${randomUUID().slice(0, 8)}`
  private readonly spaces: string[] = []
  private readonly children: ChildProcess[] = []
  private ports = 0

  machine(): Machine {
    return { space: this.space('m') }
  }

  /** A switch that forwards everything, multicast as well. */
  switch(): Switch {
    const space = this.space('s')
    ip(
      '-n',
      space,
      'link',
      'add',
      'br0',
      'type',
      'bridge',
      'stp_state',
      '0',
      'forward_delay',
      '0',
      'mcast_snooping',
      '0',
    )
    ip('-n', space, 'link', 'set', 'br0', 'up')
    return { space }
  }

  private space(kind: string): string {
    const name = `${this.id}-${kind}${this.spaces.length}`
    ip('netns', 'add', name)
    this.spaces.push(name)
    ip('-n', name, 'link', 'set', 'lo', 'up')
    return name
  }

  /** Puts a cable between a machine and a switch. @param address with its prefix: "10.77.0.1/24" */
  cable(machine: Machine, switched: Switch, address: string, nic = 'lan0'): Cable {
    const port = `p${this.ports++}`
    ip('link', 'add', nic, 'netns', machine.space, 'type', 'veth', 'peer', 'name', port, 'netns', switched.space)
    ip('-n', switched.space, 'link', 'set', port, 'master', 'br0', 'up')
    ip('-n', machine.space, 'addr', 'add', address, 'broadcast', '+', 'dev', nic)
    ip('-n', machine.space, 'link', 'set', nic, 'up')
    return { machine, nic, switched, port }
  }

  /** One more address on a machine's interface. */
  address(machine: Machine, address: string, nic = 'lan0'): void {
    ip('-n', machine.space, 'addr', 'add', address, 'broadcast', '+', 'dev', nic)
  }

  defaultRoute(machine: Machine, via: string, nic: string): void {
    ip('-n', machine.space, 'route', 'add', 'default', 'via', via, 'dev', nic)
  }

  pull({ switched, port }: Cable): void {
    ip('-n', switched.space, 'link', 'set', port, 'down')
  }
  plug({ switched, port }: Cable): void {
    ip('-n', switched.space, 'link', 'set', port, 'up')
  }

  /**
   * Gives two machines each other's hardware address: our switch would drop these (ARP) broadcasts as well, real ones
   * do not.
   */
  acquaint(...cables: readonly Cable[]): void {
    for (const { machine, nic } of cables)
      for (const other of cables)
        if (other.machine !== machine) {
          const [shown] = JSON.parse(
            execFileSync('ip', ['-n', other.machine.space, '-j', 'addr', 'show', other.nic], { encoding: 'utf8' }),
          ) as { readonly address: string; readonly addr_info: readonly { readonly local: string }[] }[]
          ip(
            '-n',
            machine.space,
            'neigh',
            'replace',
            shown?.addr_info[0]?.local ?? '',
            'lladdr',
            shown?.address ?? '',
            'dev',
            nic,
            'nud',
            'permanent',
          )
        }
  }

  /** From now on the switch drops multicast (and optionally broadcasts) on its way to this machine. */
  drop({ switched, port }: Cable, what: 'multicast' | 'both'): void {
    execFileSync('bridge', [
      '-n',
      switched.space,
      'link',
      'set',
      'dev',
      port,
      'mcast_flood',
      'off',
      ...(what === 'both' ? ['bcast_flood', 'off'] : []),
    ])
  }

  /** Starts a program on a machine. It is killed with the lab at the latest. */
  run(
    where: { readonly space: string },
    command: string,
    args: readonly string[],
    env: { readonly [name: string]: string } = {},
  ): ChildProcess {
    const child = spawn('ip', ['netns', 'exec', where.space, command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    this.children.push(child)
    return child
  }

  async close(): Promise<void> {
    await Promise.all(
      this.children
        .filter(child => child.exitCode === null && child.signalCode === null)
        .map(async child => {
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        }),
    )
    for (const space of this.spaces) spawnSync('ip', ['netns', 'del', space])
  }
}
