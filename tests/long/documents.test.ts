import {execFileSync} from 'node:child_process'
import {randomBytes, randomInt} from 'node:crypto'
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {isAbsolute, join} from 'node:path'
import postgres, {type Sql} from 'postgres'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {connectServices} from '../../apps/emulators/supabase/postgres/connect-services.ts'
import {startPostgres} from '../../apps/emulators/supabase/postgres/start-postgres.ts'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {readEnvFile} from '../../scripts/supervisor/env-file.ts'
import {npmEnv} from '../env.ts'
import {blocksOf, documents, type Block} from '../support/documents/blocks.ts'
import {DebianMachine, thisMachine} from '../support/documents/debian-machine.ts'
import {readByAll} from '../support/documents/env-readers.ts'
import {fillIn} from '../support/documents/fill-in.ts'
import {serveInternet} from '../support/documents/internet.ts'
import {hostedExtensions} from '../support/hosted-site/hosted-database.ts'
import {
  accessToken,
  projectRef,
  serveManagementApi,
  type ManagementApi,
} from '../support/hosted-supabase/management-api.ts'
import {LakeProcess, READ_TOKEN, WEBHOOK_SECRET, WRITE_TOKEN} from '../support/lake-process.ts'

// The first start, two builds and a start of a new machine, on a busy one.
vi.setConfig({testTimeout: 3_600_000, hookTimeout: 900_000})

const root = join(import.meta.dirname, '../..')
/** Where the documents have the project. */
const project = '/srv/site'

const resources = new AsyncDisposableStack()
let machine: DebianMachine
let api: ManagementApi
let sql: Sql
let values: Record<string, string>

beforeAll(async () => {
  const lake = await LakeProcess.start({SANITY_PROJECT_ID: 'abc12345'})
  resources.defer(() => lake.stop())
  api = await serveManagementApi()
  resources.defer(api.stop)
  const databaseUrl = await startDatabase()
  const services = {
    'abc12345.api.sanity.io': lake.host,
    'abc12345.apicdn.sanity.io': lake.host,
    'cdn.sanity.io': lake.host,
    'api.supabase.com': api.url,
    [`${projectRef}.supabase.co`]: api.url,
  }
  const internet = await serveInternet(services)
  resources.defer(internet.stop)
  machine = await DebianMachine.start({
    certificate: internet.certificate,
    hosts: {
      ...Object.fromEntries(Object.keys(services).map((host) => [host, thisMachine])),
      'your-site': '127.0.0.1',
    },
    env: {
      ...Object.fromEntries(Object.entries(npmEnv).filter(([, value]) => value && !value.startsWith('/'))),
      NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
      DEBIAN_FRONTEND: 'noninteractive',
      DO_NOT_TRACK: '1',
      // No terminal can answer there.
      SUPABASE_YES: '1',
    },
  })
  resources.defer(() => machine.stop())
  values = {
    SANITY_API_READ_TOKEN: READ_TOKEN,
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
    SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PREVIEW_SECRET: randomBytes(32).toString('hex'),
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_documents',
    SUPABASE_ACCESS_TOKEN: accessToken,
    DATABASE_URL: databaseUrl.replace('127.0.0.1', thisMachine),
    SEND_EMAIL_HOOK_SECRET: `v1,whsec_${randomBytes(32).toString('base64')}`,
    RESEND_API_KEY: 're_documentsOfTheProject',
    RESEND_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    STRIPE_SECRET_KEY: 'rk_live_documents',
    STRIPE_WEBHOOK_SECRET: 'whsec_documents',
    HEARTBEAT_URL: 'https://hc-ping.com/documents',
    ALERT_URL: 'https://ntfy.sh/documents',
  }
  const {code, output} = await machine.run('apt-get update')
  if (code !== 0) throw new Error(output)
})
afterAll(() => resources.disposeAsync())

/** A database as that of a new project at Supabase. */
async function startDatabase(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'documents-'))
  resources.defer(() => rmSync(directory, {recursive: true, force: true}))
  const database = await startPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'a pass/word',
  })
  resources.defer(database.stop)
  const noMigrations = join(directory, 'no-migrations')
  mkdirSync(noMigrations)
  await (await connectServices(database, noMigrations)).close()
  const url = database.urlOf('postgres')
  sql = postgres(url, {max: 1, onnotice: () => {}})
  resources.defer(() => sql.end())
  await sql.unsafe(hostedExtensions)
  return url
}

/** Has an account, as whoever is to become the first admin. */
const signUp = (email: string) =>
  sql`insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), ${email}, now())`

/** What became of each block. */
const became: (Pick<Block, 'place' | 'way' | 'what'> & {seconds: number; filled: string[]})[] = []

/** Does what is to become of a block. Resolves to what a command that fails has written. */
async function failureOf(block: Block): Promise<string | undefined> {
  const startedAt = Date.now()
  const {place, way, what, language} = block
  const {text, filled} = way === 'not run' ? {text: '', filled: []} : fillIn(block.text, values)
  if (way === 'write') machine.write(isAbsolute(what) ? what : join(project, what), text)
  else if (language === 'sql') {
    if (text.includes('make_admin')) await signUp('somebody@your-domain')
    await sql.unsafe(text)
  } else if (way !== 'not run') {
    const {code, output} = await machine.run(`cd ${project}\n${text}`, way === 'until' ? what : undefined)
    if (way === 'until' ? !output.includes(what) : code !== 0)
      return `${place} has ended with ${code}:\n${output.slice(-5000)}`
  }
  became.push({place, way, what, seconds: Math.round((Date.now() - startedAt) / 1000), filled})
  return undefined
}

test('a new machine gets the project as it is committed', async () => {
  await machine.run('mkdir -p /srv')
  execFileSync('git', ['clone', '--quiet', `file://${root}`, machine.path(project)])
  expect(existsSync(machine.path(`${project}/.env`))).toBe(false)
})

test.each(documents)('%s: each block does what the document says', {retry: 0}, async (document) => {
  for (const block of blocksOf(document)) expect(await failureOf(block)).toBeUndefined()
})

test('afterwards nginx serves the site that systemd runs', async () => {
  const {output} = await machine.run(
    `systemctl is-active nginx; systemctl list-units --state=running --plain --no-legend 'site@*'
      curl -sSf --retry 60 --retry-delay 1 http://your-site/`,
  )
  expect(output).toMatch(/^active\nsite@\d+\.service [^\n]*\n<!DOCTYPE html>.*<\/html>/s)
})

test('every program reads what the grammar of .env allows alike', async () => {
  const letters = [...'abcXYZ0189_./:@%+,=?-ąčęėįšųūž…']
  const draw = (most: number, from: string[]) =>
    Array.from({length: randomInt(most)}, () => from[randomInt(from.length)]).join('')
  const drawn = Array.from({length: 300}, (_, n): [string, string] => [`DRAWN_${n}`, draw(40, letters)])
  const text = drawn
    .map(([name, value]) => `# ${draw(20, [...` "'$&<>;#=`, ...letters])}\n\n${name}=${value}\n`)
    .join('')
  machine.write('/srv/checked.env', text)
  expect(readEnvFile(machine.path('/srv/checked.env'))).toEqual(Object.fromEntries(drawn))
  for (const [program, entries] of Object.entries(await readByAll(text, machine, api))) {
    const read = entries.filter(([name]) => name.startsWith('DRAWN_'))
    expect({program, read: Object.fromEntries(read)}).toEqual({program, read: Object.fromEntries(drawn)})
  }
})

test('no block was left out without a reason', () => {
  for (const {place, way, what, seconds, filled} of became)
    console.log(`${place}: ${way}${what && ` (${what})`}, ${seconds} s`, ...filled)
  expect(became.length).toBe(documents.flatMap(blocksOf).length)
})
