import {createHmac} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {Agent, request as httpRequest} from 'node:http'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {withDatabase} from '../../../../tests/support/database.ts'
import {malformedRequests, type MalformedRequest} from './malformed-rest-requests.ts'
import {
  JWT_SECRET,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  SupabaseProcess,
} from '../../../../tests/support/supabase-process.ts'

let supabase: SupabaseProcess
const run = (statements: string) => withDatabase((sql) => sql.unsafe(statements), supabase.databaseUrl)

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  await run(readFileSync(join(import.meta.dirname, 'rest-samples.sql'), 'utf8'))
  await vi.waitFor(async () => expect((await call('claims')).status).toBe(200), {timeout: 30_000})
})
afterAll(() => supabase.stop())

interface Options {
  method?: string
  key?: string
  bearer?: string
  headers?: Record<string, string>
  body?: unknown
}

async function rest(
  path: string,
  {method = 'GET', key = PUBLISHABLE_KEY, bearer, headers, body}: Options = {},
) {
  const response = await fetch(`${supabase.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      ...(bearer && {authorization: `Bearer ${bearer}`}),
      ...(body !== undefined && {'content-type': 'application/json'}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const content = await response.text()
  return {status: response.status, headers: response.headers, text: content, json: parse(content)}
}

function parse(content: string): unknown {
  return content === '' ? undefined : JSON.parse(content)
}

const insert = (...rows: object[]) => rest('samples', {method: 'POST', body: rows})
const call = (name: string, body: object = {}, options: Options = {}) =>
  rest(`rpc/${name}`, {method: 'POST', body, ...options})

/** An access token, signed as Auth does. */
function token(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${encode({alg: 'HS256', typ: 'JWT'})}.${encode({role: 'authenticated', ...claims})}`
  return `${content}.${createHmac('sha256', JWT_SECRET).update(content).digest('base64url')}`
}
const now = () => Math.floor(Date.now() / 1000)

describe('filters', () => {
  beforeEach(async () => {
    await run('truncate public.samples')
    await insert({id: 1, note: ' a '}, {id: 2, note: 'a'}, {id: 3, note: 'b'})
  })
  const ids = async (query: string) => (await rest(`samples?select=id&order=id&${query}`)).json
  const left = async () => ((await ids('')) as {id: number}[]).map(({id}) => id)

  test('on one column all apply, also to what is deleted or updated', async () => {
    expect(await ids('id=neq.1&id=neq.2')).toEqual([{id: 3}])
    await rest('samples?id=neq.1&id=neq.2', {method: 'PATCH', body: {note: 'changed'}})
    expect(await ids('note=eq.changed')).toEqual([{id: 3}])
    expect((await rest('samples?id=neq.1&id=neq.2', {method: 'DELETE'})).status).toBe(204)
    expect(await left()).toEqual([1, 2])
  })

  test('joined by or all apply', async () => {
    expect(await ids('or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)')).toEqual([{id: 2}])
    await rest('samples?or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)', {method: 'DELETE'})
    expect(await left()).toEqual([1, 3])
  })

  test('compare with values as they are', async () => {
    expect(await ids('note=eq.%20a%20')).toEqual([{id: 1}])
    expect(await ids('note=eq.a')).toEqual([{id: 2}])
    expect(await ids('note=in.(" a ",b)')).toEqual([{id: 1}, {id: 3}])
  })

  test('are required to delete and to update', async () => {
    for (const method of ['DELETE', 'PATCH']) {
      const {status, json} = await rest('samples', {method, body: {note: 'x'}})
      expect([status, json]).toEqual([400, expect.objectContaining({code: '21000'})])
    }
    expect((await rest('samples?id=gt.0&limit=1', {method: 'DELETE'})).status).toBe(501)
    expect(await left()).toEqual([1, 2, 3])
  })
})

describe('values', () => {
  beforeEach(() => run('truncate public.samples'))

  test('are JSON as Postgres writes it', async () => {
    await run(String.raw`insert into public.samples values
      (9007199254740993, 1.50, '\xdead', '{a,NULL,"NULL","b c"}', '{calm,glad}', '(1,2.50)', 'ž', '{"a": 9007199254740993}')`)
    expect((await rest('samples')).text).toBe(
      '[{"id":9007199254740993,"amount":1.50,"bytes":"\\\\xdead","words":["a",null,"NULL","b c"],' +
        '"moods":["calm","glad"],"place":{"x":1,"y":2.50},"note":"ž","document":{"a": 9007199254740993}}]',
    )
  })

  test('are read from JSON as Postgres reads it', async () => {
    const body =
      String.raw`{"id":9007199254740993,"amount":1.50,"bytes":"\\xdead","words":["a",null],"moods":["glad"],` +
      '"place":{"x":1,"y":2.50},"note":{"a":1},"document":"text"}'
    const prefer = {prefer: 'return=representation'}
    const {status, text: written} = await rest('samples', {method: 'POST', headers: prefer, body})
    expect([status, written]).toEqual([
      201,
      String.raw`[{"id":9007199254740993,"amount":1.50,"bytes":"\\xdead","words":["a",null],"moods":["glad"],` +
        String.raw`"place":{"x":1,"y":2.50},"note":"{\"a\":1}","document":"text"}]`,
    ])
  })
})

describe('errors have the database’s code and PostgREST’s status', () => {
  test.each([
    ['40P01', 500],
    ['28000', 403],
    ['28P01', 403],
    ['23514', 400],
    ['23505', 409],
    ['23503', 409],
    ['22023', 400],
    ['P0001', 400],
    ['42501', 401],
    ['53300', 503],
    ['PT429', 429],
    ['XX000', 500],
  ])('%s', async (code, expected) => {
    const {status, json} = await call('fail', {code})
    expect([status, json]).toEqual([expected, expect.objectContaining({code, message: 'as asked'})])
  })

  test('of a duplicate', async () => {
    await run('truncate public.samples')
    await insert({id: 1})
    expect(await insert({id: 1})).toMatchObject({status: 409, json: {code: '23505'}})
  })
})

describe('the settings of a role', () => {
  const settings = async (options: Options) => (await call('settings', {}, options)).json

  test('are those of a hosted project and of the migrations', async () => {
    const common = {lock_timeout: '8s', search_path: expect.stringMatching(/\bextensions\b/)}
    expect(await settings({})).toMatchObject({...common, role: 'anon', statement_timeout: '500ms'})
    const user = await settings({bearer: token({exp: now() + 60})})
    expect(user).toMatchObject({...common, role: 'authenticated', statement_timeout: '8s'})
    const service = await settings({key: SECRET_KEY})
    expect(service).toMatchObject({...common, role: 'service_role', statement_timeout: '8s'})
  })

  test('find the functions of extensions', async () => {
    const hash = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'
    expect((await call('hash', {given: 'a'})).json).toBe(hash)
  })

  test('end a statement that takes too long', async () => {
    expect(await call('sleep')).toMatchObject({status: 500, json: {code: '57014'}})
  })

  test('keep nested selects of one visitor from stopping those who call a function', async () => {
    const path = `nodes?select=${'leaves(*,nodes('.repeat(4)}id${'))'.repeat(4)}`
    const attack = Promise.all(Array.from({length: 20}, () => rest(path)))
    expect((await call('settings')).status).toBe(200)
    const refusals = (await attack).map(({status, json}) => `${status} ${(json as {code?: string}).code}`)
    expect(new Set(refusals)).toEqual(new Set(['500 57014', '503 PT503']))
  })
})

describe('an access token', () => {
  const read = (bearer: string) => call('claims', {}, {bearer})

  test('brings its claims to the database', async () => {
    const claims = {
      exp: now() + 60,
      aal: 'aal1',
      app_metadata: {provider: 'email'},
      amr: [{method: 'password'}],
    }
    expect(await read(token(claims))).toMatchObject({status: 200, json: {role: 'authenticated', ...claims}})
  })

  test.each([
    ['junk', 'junk', /JWS/],
    ['expired', token({exp: now() - 60}), /JWT expired/],
    ['not signed', `${token({}).split('.').slice(0, 2).join('.')}.`, /JWS/],
    ['signed by another', `${token({}).slice(0, -6)}AAAAAA`, /JWS/],
  ])('is refused when it is %s', async (_, bearer, message) => {
    expect(await read(bearer)).toMatchObject({status: 401, json: {message: expect.stringMatching(message)}})
  })

  test('cannot name another role', async () => {
    expect((await read(token({role: 'postgres'}))).json).toMatchObject({code: '42501'})
    expect((await read(token({role: 'authenticator'}))).json).not.toMatchObject({role: 'authenticator'})
  })
})

test('a new table, a changed one and a dropped one are noticed', async () => {
  const status = async (path: string) => (await rest(path)).status
  await run('create table public.fresh (id integer); grant select on public.fresh to anon')
  await expect.poll(() => status('fresh?select=id')).toBe(200)
  await run('alter table public.fresh add column other integer references public.nodes (id)')
  await expect.poll(() => status('fresh?select=other,nodes(id)')).toBe(200)
  await run('drop table public.fresh')
  await expect.poll(() => status('samples?select=fresh(id)')).toBe(400)
})

test('1,000 malformed requests are answered, none with a fault of the server', async () => {
  // As many as are let in at once.
  const agent = new Agent({keepAlive: true, maxSockets: 4})
  const faults: string[] = []
  const queue = [...malformedRequests(1000, 20261122)]
  const send = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const {status, body} = await sendRaw(next, agent)
      // Of an unknown table or path, PostgREST 12 says no more than {}.
      const isClear = status < 300 || next.method === 'HEAD' || /^\{.*"message":|^\{\}$/.test(body)
      if ((status >= 500 && status !== 501) || !isClear)
        faults.push(
          `${status} ${next.method} ${next.path.slice(0, 200)} ${JSON.stringify(next.headers)} ${next.body?.toString().slice(0, 100)}: ${body.slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({length: 4}, send))
  agent.destroy()
  expect(faults).toEqual([])
  expect((await rest('samples?limit=1')).status).toBe(200)
})

/** Unlike `fetch`, leaves the path and the bytes of the headers as they are. */
function sendRaw({method, path, headers, body}: MalformedRequest, agent: Agent) {
  return new Promise<{status: number; body: string}>((resolve, reject) => {
    const {port} = new URL(supabase.url)
    const request = httpRequest({
      agent,
      host: 'localhost',
      port,
      method,
      path: `/rest/v1/${path}`,
      headers: {apikey: PUBLISHABLE_KEY, ...headers, ...(body && {'content-length': body.length})},
    })
    request.on('error', reject)
    request.on('response', async (response) =>
      resolve({status: response.statusCode ?? 0, body: await text(response)}),
    )
    request.end(body)
  })
}
