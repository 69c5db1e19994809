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

export interface AuthServer {
  url: string
  sql: Sql
  /** What the hook got and accepted, the newest last. */
  mails: Mail[]
  /** What the hook answers with; until a test changes it, `{}`. */
  answer: {status: number; body: unknown; headers?: Record<string, string>}
  client: (key?: string) => SupabaseClient
  /** A request as any program can send it, with the publishable key unless it says otherwise. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  stop: () => Promise<void>
}

type Settings = Partial<Omit<SupabaseConfig['auth'], 'email' | 'rate_limit'>> & {
  email?: Partial<SupabaseConfig['auth']['email']>
  rate_limit?: Partial<SupabaseConfig['auth']['rate_limit']>
}

/** Auth on a Postgres of its own, with the project's migrations and settings but without limits that tests would meet. */
export async function startAuth(settings: Settings = {}): Promise<AuthServer> {
  const state = await mkdtemp(join(tmpdir(), 'auth-'))
  const database = await startPostgres({
    directory: state,
    port: await freePort(),
    password: 'a password of the tests',
  })
  const connections = await connectServices(database, join(directory, 'migrations'))
  const {auth: config} = readConfig(directory)
  const many = {email_sent: 1e6, sign_in_sign_ups: 1e6, token_refresh: 1e6, token_verifications: 1e6}

  const mails: Mail[] = []
  const hook = createServer(async (request, response) => {
    const payload = new Webhook(secret.slice(3)).verify(
      await text(request),
      request.headers as Record<string, string>,
    )
    const {status, body, headers} = server.answer
    if (JSON.stringify(body) === '{}') mails.push(payload as Mail)
    response.writeHead(status, {'content-type': 'application/json', ...headers}).end(JSON.stringify(body))
  })
  const app = createAuth({
    sql: connections.auth,
    config: {
      ...config,
      ...settings,
      email: {...config.email, ...settings.email},
      rate_limit: {...config.rate_limit, ...many, ...settings.rate_limit},
    },
    jwtSecret,
    siteUrl,
    ...keys,
    hook: {url: await listen(hook), secret},
  })
  const service = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}) as Server
  await once(service, 'listening')
  const url = addressOf(service)

  const server: AuthServer = {
    url,
    sql: connections.owner,
    mails,
    answer: {status: 200, body: {}},
    client: (key = keys.publishableKey) =>
      createClient(url, key, {auth: {persistSession: false, autoRefreshToken: false}}),
    request: (path, init) =>
      fetch(`${url}/auth/v1${path}`, {
        redirect: 'manual',
        ...init,
        headers: {apikey: keys.publishableKey, ...init?.headers},
      }),
    stop: async () => {
      service.close()
      hook.close()
      await connections.close()
      await database.stop()
      await rm(state, {recursive: true, force: true})
    },
  }
  return server
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return addressOf(server)
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server)
  const {port} = server.address() as AddressInfo
  server.close()
  return port
}
