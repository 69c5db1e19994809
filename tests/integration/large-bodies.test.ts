import {readConfig} from '../../apps/emulators/supabase/read-config.ts'
import {postgrestBinary} from '../../apps/emulators/supabase/rest/postgrest-binary.ts'
import {startPostgrest} from '../../apps/emulators/supabase/rest/start-postgrest.ts'
import {maxBodyBytes, maxRoleBodyBytes} from '@site/schemas/body-limits'
import {join} from 'node:path'
import postgres from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {inheritedEnv} from '../env.ts'
import {JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

const folder = join(import.meta.dirname, '../../supabase')

let supabase: SupabaseProcess
/** Without the local gateway, which a hosted project does not have. */
let bare: Awaited<ReturnType<typeof startPostgrest>>
const tokens = {admin: '', user: ''}
let functions: {name: string; given: string[]; isForVisitors: boolean}[]

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  const sql = postgres(supabase.databaseUrl, {max: 1})
  functions = await sql`
    select proname as name, proargnames[1:pronargs] as given, has_function_privilege('anon', oid, 'execute') as "isForVisitors"
    from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      and proargtypes::regtype[]::text[] && '{text,text[],json,jsonb,uuid[],integer[]}'
    order by proname`
  await sql.end()
  bare = await startPostgrest({
    binary: postgrestBinary(inheritedEnv.PATH ?? ''),
    databaseUrl: supabase.databaseUrl.replace('//postgres:', '//authenticator:'),
    api: readConfig(folder).api,
    jwtSecret: JWT_SECRET,
    publicUrl: 'http://localhost/rest/v1',
    pidFile: join(supabase.directory, 'bare-postgrest.pid'),
  })
  const password = 'slaptazodis'
  const email = `user-${crypto.randomUUID()}@example.test`
  await supabase.client(SECRET_KEY).auth.admin.createUser({email, password, email_confirm: true})
  for (const [who, address] of [['admin', 'admin@example.test'] as const, ['user', email] as const]) {
    const {data} = await supabase.client().auth.signInWithPassword({email: address, password})
    tokens[who] = data.session?.access_token ?? ''
  }
}, 120_000)
afterAll(async () => {
  await bare.stop()
  await supabase.stop()
})

type Who = 'visitor' | keyof typeof tokens

/** The status and code of a call with a body of so many bytes. */
async function call(origin: string, path: string, who: Who, bytes: number, isChunked = false) {
  const given = functions.find(({name}) => path.endsWith(`/${name}`))?.given ?? []
  const body = JSON.stringify(Object.fromEntries(given.map((name) => [name, null]))).padEnd(bytes)
  const init = {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      ...(who !== 'visitor' && {authorization: `Bearer ${tokens[who]}`}),
    },
    body: isChunked ? new Blob([body]).stream() : body,
    duplex: 'half',
  }
  const response = await fetch(origin + path, init as RequestInit)
  const {code} = (await response.json().catch(() => ({}))) as {code?: string}
  return `${response.status} ${code ?? ''}`.trim()
}

const gateway = (path: string, who: Who, bytes: number, isChunked = false) =>
  call(`${supabase.url}/rest/v1`, path, who, bytes, isChunked)

const hosted = (path: string, who: Who, bytes: number, isChunked = false) =>
  call(bare.origin, path, who, bytes, isChunked)

const tooLarge = '413 PT413'

test('whatever a visitor or a user may call with a text, a list or JSON takes 64 kB, here and hosted', async () => {
  expect(functions.length).toBeGreaterThan(50)
  for (const ask of [gateway, hosted]) {
    for (const {name, isForVisitors} of functions) {
      const who = isForVisitors ? 'visitor' : 'user'
      expect([name, await ask(`/rpc/${name}`, who, maxBodyBytes + 1)]).toEqual([name, tooLarge])
      expect(await ask(`/rpc/${name}`, who, maxBodyBytes)).not.toBe(tooLarge)
    }
  }
})

test('the gateway refuses what is larger by any path, before a service knows of it', async () => {
  for (const path of ['/event_likes', '/rpc/nothing', '/nothing'])
    expect(await gateway(path, 'visitor', maxBodyBytes + 1)).toBe(tooLarge)
})

describe.each([
  ['the gateway', gateway],
  ['PostgREST alone', hosted],
])('%s refuses', (_, ask) => {
  test('what does not say how large it is, and is larger', async () => {
    for (const who of ['visitor', 'admin'] as const)
      expect(await ask('/rpc/reaction_counts', who, maxBodyBytes + 1, true)).toBe(tooLarge)
  })

  test('more than 2 MB of whoever may send a list, more than 64 kB of whatever is none, and nothing less', async () => {
    expect(await ask('/rpc/change_roles', 'admin', maxBodyBytes)).not.toBe(tooLarge)
    expect(await ask('/rpc/change_roles', 'admin', maxBodyBytes + 1)).toBe(tooLarge)
    expect(await ask('/rpc/settle_bank_lines', 'admin', maxRoleBodyBytes)).not.toBe(tooLarge)
    expect(await ask('/rpc/settle_bank_lines', 'admin', maxRoleBodyBytes + 1)).toBe(tooLarge)
  })
})
