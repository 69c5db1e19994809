import {serve} from '@hono/node-server'
import {App, setExperimental} from '@supabase/lite'
import {join} from 'node:path'
import postgres from 'postgres'
import {createAuth} from './auth/auth-requests.ts'
import {callEmailHook, type AuthEmail} from './auth/email-hook.ts'
import {demoPassword, demoPeople, seedDemoPeople} from './demo-people.ts'
import type {SupabaseEnv} from './env.ts'
import {createGateway} from './gateway.ts'
import {applyMigrations} from './postgres/apply-migrations.ts'
import {startPostgres} from './postgres/start-postgres.ts'
import {readConfig} from './read-config.ts'
import {gatewayConnection} from './rest/gateway-connection.ts'
import {FileStorage} from './storage/file-storage.ts'

/** Starts Postgres, applies new migrations and serves Supabase's API on 127.0.0.1. */
export async function startSupabase(env: SupabaseEnv): Promise<{origin: string; stop: () => Promise<void>}> {
  const config = readConfig(env.SUPABASE_DIR)
  const state = join(env.STATE_DIR, 'supabase')
  const database = await startPostgres({
    directory: join(state, 'postgres'),
    port: env.SUPABASE_DB_PORT,
    password: env.SUPABASE_DB_PASSWORD,
  })
  const sql = postgres(database.url, {max: 4, onnotice: () => {}})
  const origin = `http://localhost:${env.SUPABASE_PORT}`
  const functionsOrigin = `http://127.0.0.1:${env.FUNCTIONS_PORT}`
  const hook = {
    url: `${functionsOrigin}/functions/v1/send-auth-email`,
    secret: env.SEND_EMAIL_HOOK_SECRET,
    siteUrl: env.SITE_URL,
    isAllowedRedirect: (url: string) =>
      URL.canParse(url) && new URL(url).origin === new URL(env.SITE_URL).origin,
    sql,
  }
  const send = (email: AuthEmail) => callEmailHook(hook, email)

  setExperimental('storage', true)
  const connection = gatewayConnection(database.url)
  const app = new App({
    connection,
    api: {schemas: config.api.schemas, max_rows: config.api.max_rows},
    auth: {
      enabled: true,
      site_url: env.SITE_URL,
      additional_redirect_urls: config.auth.additional_redirect_urls,
      jwt_secret: env.SUPABASE_JWT_SECRET,
      jwt_expiry: config.auth.jwt_expiry,
      enable_refresh_token_rotation: config.auth.enable_refresh_token_rotation,
      refresh_token_reuse_interval: config.auth.refresh_token_reuse_interval,
      enable_signup: true,
      minimum_password_length: config.auth.minimum_password_length,
      publishable_key: env.SUPABASE_PUBLISHABLE_KEY,
      secret_key: env.SUPABASE_SECRET_KEY,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: true,
        max_frequency: '1s',
        otp_length: config.auth.email.otp_length,
        otp_expiry: config.auth.email.otp_expiry,
      },
    },
    storage: {enabled: true, file_size_limit: config.storage.file_size_limit},
    options: {drivers: {email: {send}}},
  })
  Object.assign(app, {_storageAdapter: new FileStorage(join(state, 'storage'))})

  const runFile = (name: string) => sql.file(join(import.meta.dirname, 'postgres', name)).simple()
  await runFile('prelude.sql')
  const [migrations] = await sql`select to_regclass('supabase_migrations.schema_migrations') as history`
  if (!migrations?.history) await runFile('first-start.sql')
  await app.ensureSystemSchema()
  await app.init()
  await runFile('system-schemas.sql')
  for (const file of await applyMigrations(sql, join(env.SUPABASE_DIR, 'migrations')))
    console.log(`Applied ${file}`)

  const engine = async (request: Request) => app.fetch(request, {peerAddress: '127.0.0.1'})
  const auth = createAuth({
    sql,
    config: config.auth,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    siteUrl: env.SITE_URL,
    send,
    engine,
  })
  const people = demoPeople.map(({email, role}) => ({email, role, password: demoPassword}))
  await seedDemoPeople({sql, auth, origin, secretKey: env.SUPABASE_SECRET_KEY})

  const {fetch} = createGateway({auth, engine, functionsOrigin, people})
  const server = serve({port: env.SUPABASE_PORT, hostname: '127.0.0.1', fetch})
  await new Promise<void>((done, fail) => {
    server.once('listening', done)
    server.once('error', fail)
  })
  database.ended.catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
  return {
    origin,
    stop: async () => {
      server.close()
      await Promise.race([connection.close(), new Promise((done) => setTimeout(done, 1000))])
      await sql.end({timeout: 1})
      await database.stop()
    },
  }
}
