import {serve} from '@hono/node-server'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import type {Sql} from 'postgres'
import {Webhook} from 'standardwebhooks'
import {freePort} from '../../../http/free-port.ts'
import {connectServices} from '../../postgres/connect-services.ts'
import {startPostgres} from '../../postgres/start-postgres.ts'
import {readConfig, type SupabaseConfig} from '../../read-config.ts'
import {createAuth} from '../auth-app.ts'
import type {EmailData} from '../email-hook.ts'

export const keys = {publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test'}
export const jwtSecret = 'a secret of the tests, 32 letters'
export const siteUrl = 'http://localhost:3000'
const secret = `v1,whsec_${btoa('a secret of the hook')}`
const directory = join(import.meta.dirname, '../../../../../supabase')

interface Mail {
  user: {id: string; email: string; new_email?: string; user_metadata: Record<string, unknown>}
  email_data: Required<EmailData>
}

interface Inbox {
  /** What the hook got and accepted, the newest last. */
  mails: Mail[]
  /** What the hook answers with; until a test changes it, `{}`. */
  answer: {status: number; body: unknown; headers?: Record<string, string>}
}

export interface Endpoint {
  url: string
  client: (key?: string) => SupabaseClient
  /** A request as any program can send it, with the publishable key unless it says otherwise. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

export interface AuthServer extends Inbox, Endpoint {
  sql: Sql
  /** The same accounts, served with other settings. */
  serveWith: (settings: Settings) => Promise<Endpoint>
  stop: () => Promise<void>
}

type Settings = Partial<Omit<SupabaseConfig['auth'], 'email' | 'rate_limit'>> & {
  email?: Partial<SupabaseConfig['auth']['email']>
  rate_limit?: Partial<SupabaseConfig['auth']['rate_limit']>
}

/** Auth on a Postgres of its own, with the project's migrations and settings but without limits that tests would meet. */
export async function startAuth(): Promise<AuthServer> {
  await using resources = new AsyncDisposableStack()
  const state = await mkdtemp(join(tmpdir(), 'auth-'))
  resources.defer(() => rm(state, {recursive: true, force: true}))
  const database = await startPostgres({
    directory: state,
    port: await freePort(),
    password: 'a password of the tests',
  })
  resources.defer(database.stop)
  const connections = await connectServices(database, join(directory, 'migrations'))
  resources.defer(connections.close)

  const inbox: Inbox = {mails: [], answer: {status: 200, body: {}}}
  const hook = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>
    const payload = new Webhook(secret.slice(3)).verify(await text(request), headers)
    const answer = inbox.answer
    if (JSON.stringify(answer.body) === '{}') inbox.mails.push(payload as Mail)
    response
      .writeHead(answer.status, {'content-type': 'application/json', ...answer.headers})
      .end(JSON.stringify(answer.body))
  })
  const url = await listen(hook)
  resources.defer(() => void hook.close())
  const {auth: project} = readConfig(directory)
  const many = {email_sent: 1e6, sign_in_sign_ups: 1e6, token_refresh: 1e6, token_verifications: 1e6}

  async function serveWith(settings: Settings): Promise<Endpoint> {
    const config = {
      ...project,
      ...settings,
      email: {...project.email, ...settings.email},
      rate_limit: {...project.rate_limit, ...many, ...settings.rate_limit},
    }
    const app = createAuth({sql: connections.auth, config, jwtSecret, siteUrl, ...keys, hook: {url, secret}})
    const service = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}) as Server
    await once(service, 'listening')
    started.defer(() => void service.close())
    return endpointAt(addressOf(service))
  }
  const started = resources.move()
  const endpoint = await serveWith({})
  return Object.assign(inbox, endpoint, {
    sql: connections.owner,
    serveWith,
    stop: () => started.disposeAsync(),
  })
}

const endpointAt = (url: string): Endpoint => ({
  url,
  client: (key = keys.publishableKey) =>
    createClient(url, key, {auth: {persistSession: false, autoRefreshToken: false}}),
  request: (path, init) =>
    fetch(`${url}/auth/v1${path}`, {
      redirect: 'manual',
      ...init,
      headers: {apikey: keys.publishableKey, ...init?.headers},
    }),
})

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return addressOf(server)
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
