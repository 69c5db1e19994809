import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import postgres, {type Sql} from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {connectServices} from '../../apps/emulators/supabase/postgres/connect-services.ts'
import {startPostgres} from '../../apps/emulators/supabase/postgres/start-postgres.ts'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {functionNames} from '../../supabase/functions/_testing/deno.ts'
import {prepareDeployment, type Deployment} from '../support/hosted-supabase/deployment.ts'
import {
  accessToken,
  projectRef,
  serveManagementApi,
  type ManagementApi,
} from '../support/hosted-supabase/management-api.ts'
import {missingImports} from '../support/hosted-supabase/missing-imports.ts'
import {documentedCommands, documentedVariables, fillIn} from '../support/hosted-supabase/read-document.ts'

const hookSecret = `v1,whsec_${Buffer.from('a secret of the tests, of 32 letters').toString('base64')}`
const migrations = readdirSync(join(import.meta.dirname, '../../supabase/migrations'))

const resources = new AsyncDisposableStack()
let api: ManagementApi
let deployment: Deployment
let databaseUrl: string
let sql: Sql
let deployed: {code: number | null; output: string}

const commands = () =>
  fillIn(documentedCommands, {SUPABASE_ACCESS_TOKEN: accessToken, DATABASE_URL: databaseUrl})

/** One of the documented commands, after what it needs. */
const only = (name: string) =>
  commands()
    .split('\n')
    .filter((line) => line.startsWith('export ') || line.includes(`-- ${name}`))
    .join('\n')

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hosted-database-'))
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
  databaseUrl = database.urlOf('postgres')
  sql = postgres(databaseUrl, {max: 1, onnotice: () => {}})
  resources.defer(() => sql.end())

  api = await serveManagementApi()
  resources.defer(api.stop)
  deployment = prepareDeployment(api.url)
  resources.defer(deployment.remove)
  deployment.writeVariables(fillIn(documentedVariables, {SEND_EMAIL_HOOK_SECRET: hookSecret}))
  deployed = await deployment.run(commands())
  if (deployed.code !== 0) throw new Error(deployed.output)
}, 180_000)
afterAll(() => resources.disposeAsync())

describe('the documented commands', () => {
  test('are all that a deployment consists of, in this order', () => {
    const names = [...documentedCommands.matchAll(/^npm run supabase -- ([a-z]+(?: [a-z]+)?)(?= |$)/gm)]
    expect(names.map(([, name]) => name)).toEqual([
      `link ${projectRef}`,
      'db push',
      'secrets set',
      'functions deploy',
      'config push',
    ])
  })

  test('succeed, without a warning and without a request that Supabase refuses', () => {
    expect(deployed.code).toBe(0)
    expect(deployed.output).not.toMatch(/\bwarn|deprecated/i)
    expect(api.refusals).toEqual([])
  })

  test('apply every migration', async () => {
    const applied = await sql`select version from supabase_migrations.schema_migrations order by version`
    expect(applied.map(({version}) => version)).toEqual(
      migrations.filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, 14)),
    )
    expect(await sql`select public.is_admin()`).toEqual([{is_admin: false}])
  })

  test('set the variables of the functions', () => {
    const names = [...documentedVariables.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect([...api.secrets.keys()].toSorted()).toEqual(names.toSorted())
    expect(Object.fromEntries(api.secrets)).toMatchObject({
      SITE_URL: 'https://your-site',
      STUDIO_URL: 'https://your-studio',
      SEND_EMAIL_HOOK_SECRET: hookSecret,
      MAIL_FROM: 'info@your-domain',
    })
  })
})

describe('the settings afterwards', () => {
  test('hold no name of a variable in place of its value', () => {
    expect(JSON.stringify(api.settings)).not.toContain('env(')
  })

  test('send emails through the hook, and let links lead to the site alone', () => {
    expect(api.settings.auth).toMatchObject({
      site_url: 'https://your-site',
      uri_allow_list: '',
      hook_send_email_enabled: true,
      hook_send_email_uri: `https://${projectRef}.supabase.co/functions/v1/send-auth-email`,
      hook_send_email_secrets: hookSecret,
    })
  })

  test('let people sign up by email only, and confirm it', () => {
    expect(api.settings.auth).toMatchObject({
      disable_signup: false,
      external_email_enabled: true,
      external_anonymous_users_enabled: false,
      mailer_autoconfirm: false,
      mailer_secure_email_change_enabled: true,
      mailer_otp_length: 10,
      mailer_otp_exp: 3600,
      smtp_max_frequency: 5,
      security_update_password_require_reauthentication: true,
      mfa_totp_enroll_enabled: false,
      mfa_totp_verify_enabled: false,
    })
  })

  test('limit requests, but not the emails of an hour, which the document has set by hand', () => {
    expect(api.settings.auth).toMatchObject({
      rate_limit_otp: 60,
      rate_limit_token_refresh: 600,
      rate_limit_verify: 150,
      rate_limit_email_sent: 30,
    })
  })

  test('publish one schema, and limit files', () => {
    expect(api.settings.api).toMatchObject({db_schema: 'public', max_rows: 1000})
    expect(api.settings.storage).toEqual({fileSizeLimit: 10 * 2 ** 20})
  })
})

describe('the functions that were sent', () => {
  test('are all, and check their callers themselves', () => {
    expect([...api.functions.keys()].toSorted()).toEqual(functionNames.toSorted())
    const checked = [...api.functions].filter(([, {verify_jwt}]) => verify_jwt !== false)
    expect(checked.map(([name]) => name)).toEqual([])
  })

  test('bring the versions and checksums of their packages', () => {
    const lockfile = (name: string) => `supabase/functions/${name}/deno.lock`
    const without = [...api.functions].filter(([name, {files}]) => !files.has(lockfile(name)))
    expect(without.map(([name]) => name)).toEqual([])
  })

  test('are whole: Deno finds every import in what was sent of each', async () => {
    expect(await missingImports(api.functions)).toEqual([])
  })
})

describe('the CLI stops', () => {
  test('without an access token, and at another project', async () => {
    const link = only('link')
    expect(await deployment.run(link.replace(accessToken, `sbp_${'0'.repeat(40)}`))).toMatchObject({code: 1})
    expect(await deployment.run(link.replace(projectRef, 'zyxwvutsrqponmlkjihg'))).toMatchObject({code: 1})
    expect(api.refusals.map((each) => each.slice(-3))).toEqual(expect.arrayContaining(['401', '404']))
  })

  test.each(['db push', 'functions deploy'])('at %s without the variables of the hook', async (name) => {
    deployment.writeVariables('')
    expect(await deployment.run(only(name))).toEqual({
      code: 1,
      output: expect.stringContaining('Invalid hook config: auth.hook.send_email'),
    })
  })
})

describe('the stand-in for the management API refuses what Supabase refuses', () => {
  const post = async (path: string, body: string, token = accessToken) => {
    const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'}
    const response = await fetch(`${api.url}/v1/projects/${path}`, {method: 'POST', headers, body})
    return response.status
  }

  test.each([
    ['a caller without a token', 401, () => post(`${projectRef}/secrets`, '[]', '')],
    ['an unknown project', 404, () => post('zyxwvutsrqponmlkjihg/secrets', '[]')],
    ['a reserved name', 400, () => post(`${projectRef}/secrets`, '[{"name": "SUPABASE_URL", "value": "x"}]')],
    [
      'a function of more than 5 MB',
      413,
      () => post(`${projectRef}/functions/deploy?slug=a`, ' '.repeat(5e6 + 1)),
    ],
  ])('%s', async (_, status, send) => expect(await send()).toBe(status))
})
