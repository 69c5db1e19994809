import {randomInt} from 'node:crypto'
import {createServer} from 'node:net'

export interface WantedPort {
  title: string
  port: number
  variable: string
}

/** @throws {Error} that names each port that is taken or wanted twice, and the variable that changes it */
export async function requireFreePorts(wanted: WantedPort[]): Promise<void> {
  const twice = wanted.flatMap(({port, variable}, index) => {
    const first = wanted.slice(0, index).find((other) => other.port === port)
    return first ? [`${variable} and ${first.variable} are both ${port}: give each its own port.`] : []
  })
  if (twice.length > 0) throw new Error(twice.join('\n'))
  const taken = await Promise.all(wanted.map(async (each) => ((await isTaken(each.port)) ? [each] : [])))
  if (taken.flat().length > 0) throw new Error(taken.flat().map(portTaken).join('\n'))
}

const portTaken = ({title, port, variable}: WantedPort) =>
  `Port ${port} (${title}) is taken by another program. End that program, or move ours: ` +
  `${variable}=${port + 10} in .env or in the shell.`

/** Systems give higher ports to outgoing connections, which might take one first. */
const claimable = {from: 20_000, to: 32_000}
const CLAIM_SIZE = 40

/** Each port is given away only once, so that whoever listens late still finds it free. */
const claimed: number[] = []
let claiming = Promise.resolve()

/**
 * The port is free on every local address, and no other process is given it while this one runs.
 * @throws {Error} when nothing can listen on this machine
 */
export async function freePort(): Promise<number> {
  for (;;) {
    if (claimed.length === 0) await (claiming = claiming.then(() => claimPorts()))
    const port = claimed.shift()
    if (port !== undefined && !(await isTaken(port))) return port
  }
}

/** Listens on the first port of a range until the process ends, so that other processes find the range taken. */
async function claimPorts(): Promise<void> {
  while (claimed.length === 0) {
    const first = randomInt(claimable.from / CLAIM_SIZE, claimable.to / CLAIM_SIZE) * CLAIM_SIZE
    const server = createServer().unref()
    const isOurs = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error) => (isPortTaken(error) ? resolve(false) : reject(error)))
      server.listen({port: first, host: '127.0.0.1', exclusive: true}, () => resolve(true))
    })
    if (isOurs) claimed.push(...Array.from({length: CLAIM_SIZE - 1}, (_, index) => first + 1 + index))
  }
}

async function isTaken(port: number): Promise<boolean> {
  const [v4, v6] = await Promise.all([listenFails(port, '127.0.0.1'), listenFails(port, '::1')])
  return v4 || v6
}

function listenFails(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(isPortTaken(error)))
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(false)))
  })
}

/** Only these errors mean the port: a machine without IPv6 fails on `::1` with another. */
const isPortTaken = ({code}: NodeJS.ErrnoException) => code === 'EADDRINUSE' || code === 'EACCES'
