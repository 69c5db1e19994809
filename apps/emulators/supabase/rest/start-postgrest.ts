import {spawn} from 'node:child_process'
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createInterface} from 'node:readline'
import {setTimeout as wait} from 'node:timers/promises'
import {freePort} from '../../http/free-port.ts'
import {stopLeftover} from '../stop-leftover.ts'
import {postgrestEnvironment, type PostgrestSettings} from './postgrest-environment.ts'

const START_LIMIT_MS = 20_000
const LOG_LINE_LENGTH = 300
const LAST_LINES = 20
const STARTS = 5

interface Options extends PostgrestSettings {
  binary: string
  /** The next start finds a PostgREST here that a killed emulator left running. */
  pidFile: string
}

interface Postgrest {
  origin: string
  ended: Promise<never>
  stop: () => Promise<void>
}

/**
 * An outgoing connection may take the chosen port first. PostgREST then ends, and starts again on another.
 * @throws {Error} with its last lines when it exits, or is not ready after 20 s
 */
export async function startPostgrest(options: Options): Promise<Postgrest> {
  await stopLeftover({pid: readPid(options.pidFile), program: 'postgrest', signal: 'SIGTERM'})
  for (let start = 1; ; start++) {
    try {
      return await startOnFreePorts(options)
    } catch (error) {
      if (start === STARTS || !(error instanceof Error && /Address (already )?in use/.test(error.message)))
        throw error
    }
  }
}

async function startOnFreePorts(options: Options): Promise<Postgrest> {
  const {binary, pidFile} = options
  const ports = {server: await freePort(), admin: await freePort()}
  const child = spawn(binary, [], {
    env: postgrestEnvironment(options, ports),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid) writeFileSync(pidFile, String(child.pid))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({input: stream}).on('line', (line) => {
      const short = line.slice(0, LOG_LINE_LENGTH)
      console.log(`PostgREST: ${short}`)
      lines.push(short)
      if (lines.length > LAST_LINES) lines.shift()
    })
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      reject(new Error(`PostgREST ended (${signal ?? `exit code ${code}`}):\n${lines.join('\n')}`)),
    )
  })
  ended.catch(() => rmSync(pidFile, {force: true}))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended.catch(() => {})
  }
  try {
    await Promise.race([untilReady(`http://127.0.0.1:${ports.admin}/ready`), ended])
  } catch (error) {
    await stop()
    throw error
  }
  return {origin: `http://127.0.0.1:${ports.server}`, ended, stop}
}

function readPid(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return 0
  }
}

async function untilReady(url: string): Promise<void> {
  for (const until = Date.now() + START_LIMIT_MS; Date.now() < until; await wait(20)) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
  }
  throw new Error(`PostgREST is not ready after ${START_LIMIT_MS / 1000} s`)
}
