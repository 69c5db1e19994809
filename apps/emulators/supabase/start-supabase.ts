import type {HttpBindings} from '@hono/node-server'
import {join} from 'node:path'
import {serve} from '../http/serve.ts'
import {createAuth} from './auth/auth-app.ts'
import {demoPassword, demoPeople, seedDemoPeople} from './demo-people.ts'
import type {SupabaseEnv} from './env.ts'
import {bodyLimitsOf, createGateway, diskOf} from './gateway.ts'
import {connectServices} from './postgres/connect-services.ts'
import {startPostgres} from './postgres/start-postgres.ts'
import {readConfig} from './read-config.ts'
import {createAdmission} from './rest/admission.ts'
import {createKeyTokens} from './rest/key-tokens.ts'
import {postgrestBinary} from './rest/postgrest-binary.ts'
import {startPostgrest} from './rest/start-postgrest.ts'
import {createStorage} from './storage/storage-app.ts'

interface Supabase {
  origin: string
  ended: Promise<never>
  stop: () => Promise<void>
}

export async function startSupabase(env: SupabaseEnv): Promise<Supabase> {
  const config = readConfig(env.SUPABASE_DIR)
  const binary = postgrestBinary(env.PATH)
  const state = join(env.STATE_DIR, 'supabase')
  const origin = `http://localhost:${env.SUPABASE_PORT}`
  const functionsOrigin = `http://127.0.0.1:${env.FUNCTIONS_PORT}`
  const jwtSecret = env.SUPABASE_JWT_SECRET
  const keys = {publishableKey: env.SUPABASE_PUBLISHABLE_KEY, secretKey: env.SUPABASE_SECRET_KEY}

  await using resources = new AsyncDisposableStack()
  const database = await startPostgres({
    directory: join(state, 'postgres'),
    port: env.SUPABASE_DB_PORT,
    password: env.SUPABASE_DB_PASSWORD,
  })
  resources.defer(database.stop)
  const sql = await connectServices(database, join(env.SUPABASE_DIR, 'migrations'))
  resources.defer(sql.close)

  const auth = createAuth({
    sql: sql.auth,
    config: config.auth,
    jwtSecret,
    siteUrl: env.SITE_URL,
    ...keys,
    hook: {url: `${functionsOrigin}/functions/v1/send-auth-email`, secret: env.SEND_EMAIL_HOOK_SECRET},
  })
  const storage = createStorage({
    sql: sql.storage,
    directory: join(state, 'storage'),
    jwtSecret,
    fileSizeLimit: config.storage.file_size_limit,
    ...keys,
  })
  await seedDemoPeople({
    sql: sql.owner,
    createUser: async (body) => {
      const headers = {
        apikey: keys.secretKey,
        authorization: `Bearer ${keys.secretKey}`,
        'content-type': 'application/json',
      }
      const request = new Request(`${origin}/auth/v1/admin/users`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return auth.fetch(request, {incoming: {socket: {remoteAddress: '127.0.0.1'}}} as HttpBindings)
    },
  })

  const postgrest = await startPostgrest({
    binary,
    databaseUrl: database.urlOf('authenticator'),
    api: config.api,
    jwtSecret,
    publicUrl: `${origin}/rest/v1`,
    pidFile: join(state, 'postgrest.pid'),
  })
  resources.defer(postgrest.stop)
  const {fetch} = createGateway({
    auth,
    storage,
    rest: {origin: postgrest.origin, tokenOf: createKeyTokens(jwtSecret)},
    functions: {origin: functionsOrigin, config: config.functions, jwtSecret, secretKey: keys.secretKey},
    keys,
    people: demoPeople.map(({email, role}) => ({email, role, password: demoPassword})),
  })
  const isVolatile = async (name: string) => {
    const functions = await sql.owner`
      select from pg_proc
      where proname = ${name} and pronamespace = any (${config.api.schemas}::regnamespace[]) and provolatile = 'v'`
    return functions.length > 0
  }
  const {server} = await serve({
    fetch,
    port: env.SUPABASE_PORT,
    variable: 'SUPABASE_PORT',
    disk: diskOf(state, isVolatile),
    ...bodyLimitsOf({keys, admits: createAdmission(sql.owner, jwtSecret)}),
  })
  resources.defer(() => void server.close())

  const started = resources.move()
  return {
    origin,
    ended: Promise.race([database.ended, postgrest.ended]),
    stop: () => started.disposeAsync(),
  }
}
