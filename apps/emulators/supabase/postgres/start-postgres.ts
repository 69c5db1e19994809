import {once} from 'node:events'
import {chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import postgres from 'postgres'
import {stopLeftover} from '../stop-leftover.ts'
import {databaseOwner, runCommand} from './as-unprivileged.ts'
import {postgresBinaries} from './binaries.ts'
import {setPassword} from './set-password.ts'

export const SUPERUSER = 'supabase_admin'

export interface Postgres {
  urlOf: (role: string) => string
  ended: Promise<never>
  stop: () => Promise<void>
}

interface Options {
  directory: string
  port: number
  password: string
}

/** A database that was made with another password takes this one. */
export async function startPostgres(options: Options): Promise<Postgres> {
  const database = await start(options)
  if (await hasPassword(database)) return database
  await database.stop()
  await setPassword(resolve(options.directory), SUPERUSER, options.password)
  console.log('The local database has the new password of secrets.env now')
  return start(options)
}

const INVALID_PASSWORD = '28P01'

async function hasPassword({urlOf}: Postgres): Promise<boolean> {
  const sql = postgres(urlOf(SUPERUSER), {max: 1, onnotice: () => {}})
  try {
    await sql`select`
    return true
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === INVALID_PASSWORD) return false
    throw error
  } finally {
    await sql.end()
  }
}

async function start(options: Options): Promise<Postgres> {
  const directory = resolve(options.directory)
  const binaries = postgresBinaries()
  await stopLeftoverPostgres(directory)
  if (!existsSync(join(directory, 'PG_VERSION'))) await create(directory, binaries.initdb, options.password)

  const server = runCommand({
    file: binaries.postgres,
    args: ['-D', directory, '-p', String(options.port), ...settings],
  })
  const lines: string[] = []
  let isStopping = false
  const ready = new Promise<void>((done) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      lines.splice(0, Math.max(0, lines.length - 20))
      lines.push(chunk.toString())
      if (chunk.includes('ready to accept connections')) done()
    })
  })
  const ended = once(server, 'exit').then((): never => {
    throw new Error(`Postgres ended${isStopping ? '' : `:\n${lines.join('')}`}`)
  })
  ended.catch(() => {})
  await Promise.race([ready, ended])

  return {
    urlOf: (role) =>
      `postgres://${role}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`,
    ended,
    stop: async () => {
      isStopping = true
      server.kill('SIGINT')
      await ended.catch(() => {})
    },
  }
}

const settings = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '128MB',
  // Connections that never log in would keep others out.
  authentication_timeout: '5s',
  // With replication slots, a checkpoint on a full disk would end Postgres.
  max_replication_slots: '0',
  // Hosted projects have this limit too, and shorter ones for the API roles.
  statement_timeout: '2min',
  compute_query_id: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** A Postgres whose parent was killed may still run on this directory. */
async function stopLeftoverPostgres(directory: string) {
  const lock = join(directory, 'postmaster.pid')
  if (!existsSync(lock)) return
  const [pid = '', served = ''] = readFileSync(lock, 'utf8').split('\n')
  // SIGINT is a fast shutdown: it disconnects clients and keeps committed data.
  if (served === directory) await stopLeftover({pid: Number(pid), program: directory, signal: 'SIGINT'})
}

/** Removes a half-initialised cluster, or the next start would take it for a complete one. */
async function create(directory: string, initdb: string, password: string) {
  rmSync(directory, {recursive: true, force: true})
  mkdirSync(directory, {recursive: true, mode: 0o700})
  const passwordFile = join(tmpdir(), `postgres-password-${process.pid}`)
  writeFileSync(passwordFile, password, {mode: 0o600})
  if (databaseOwner) {
    chownSync(directory, databaseOwner.uid, databaseOwner.gid)
    chownSync(passwordFile, databaseOwner.uid, databaseOwner.gid)
  }
  try {
    const child = runCommand({
      file: initdb,
      args: [
        `--pgdata=${directory}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => output.push(String(chunk)))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`initdb failed:\n${output.join('')}`)
  } catch (error) {
    rmSync(directory, {recursive: true, force: true})
    throw error
  } finally {
    rmSync(passwordFile, {force: true})
  }
}
