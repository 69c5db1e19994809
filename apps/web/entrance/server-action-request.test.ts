import {NextRequest} from 'next/server.js'
import {expect, test} from 'vitest'
import {isOfOurPages, refuseUnlessAction} from './server-action-request.ts'

/** The status of the refusal; undefined for what is let through. */
async function refusalOfRequest(request: NextRequest, path: string): Promise<number | undefined> {
  const asked = {
    method: request.method,
    pathname: path,
    path,
    search: '',
    header: (name: string) => request.headers.get(name) ?? undefined,
  }
  const first = refuseUnlessAction(asked)
  const outcome =
    first && 'ask' in first && first.ask === 'body'
      ? refuseUnlessAction({...asked, isBodyOurs: await isOfOurPages(request, first.of)})
      : first
  return outcome && 'give' in outcome ? outcome.status : undefined
}

const action = {
  'next-action': '40f9c2b2bc9b0a0ec296a0594f5f0ed3b06a37fb2a',
  'content-type': 'text/plain;charset=UTF-8',
  host: 'velsas.example',
  origin: 'https://velsas.example',
}

async function refusalOf(
  method: string,
  headers: Record<string, string> = {},
  body = '[]',
  path = '/naujienos',
) {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new NextRequest('https://velsas.example/x', {method, headers, ...(hasBody && {body})})
  return await refusalOfRequest(request, path)
}

test.each(['GET', 'HEAD'])('%s is let through', async (method) => {
  expect(await refusalOf(method, {'next-action': 'x'})).toBeUndefined()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'LINK'])('%s is not allowed', async (method) => {
  expect(await refusalOf(method)).toBe(405)
})

test.each(['[]', '[{"locale":"lt","after":"newsItem-7","all":false}]', '["$$5"]', '[1,null]'])(
  'an action with %s is let through',
  async (body) => {
    expect(await refusalOf('POST', action, body)).toBeUndefined()
  },
)

test('an action is let through behind a proxy that names the host', async () => {
  const headers = {...action, host: 'localhost:3000', 'x-forwarded-host': 'velsas.example'}
  expect(await refusalOf('POST', headers)).toBeUndefined()
})

test.each([
  '',
  '{',
  '{}',
  'null',
  '"a"',
  '["$F1"]',
  '[{"a":["$@0"]}]',
  '["$"]',
  '[{"__proto__":{}}]',
  '['.repeat(9000),
])('an action with %.20s is malformed', async (body) => {
  expect(await refusalOf('POST', action, body)).toBe(400)
})

test.each([
  ['of another id', 400, {'next-action': 'x'}],
  ['as a form', 400, {'content-type': 'multipart/form-data; boundary=x'}],
  ['of another site', 403, {origin: 'https://kita.example'}],
  ['of no site', 403, {origin: '%'}],
  ['of a sandboxed frame', 403, {origin: 'null'}],
  ['that is too long', 413, {'content-length': '20000'}],
])('an action %s is refused: %i', async (_, status, changes) => {
  expect(await refusalOf('POST', {...action, ...changes})).toBe(status)
})

test('an action on a page without one is not allowed', async () => {
  expect(await refusalOf('POST', action, '[]', '/kontaktai')).toBe(405)
})

const posted = {host: action.host, origin: action.origin}

const ofReact = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"60d7dafa9ec7cdb52776227b3325e1dce3e0d58a1e","bound":"$@1"}',
  '$ACTION_1:1': '["$undefined"]',
  $ACTION_KEY: 'ka8901149d9cfc3452f33dace942ba34f',
}

async function refusalOfForm(changes: Record<string, string>, path = '/aukoti', headers = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({...ofReact, locale: 'lt', donorName: '$F1', ...changes}))
    form.set(name, value)
  const request = new NextRequest('https://velsas.example/x', {
    method: 'POST',
    headers: {...posted, ...headers},
    body: form,
  })
  return await refusalOfRequest(request, path)
}

test.each(['/aukoti', '/aukoti/is-sirdies-i-sirdi', '/registracija/penki-uz-lietuva', '/taptinariu'])(
  'a form posted to %s is let through',
  async (path) => {
    expect(await refusalOfForm({}, path)).toBeUndefined()
  },
)

test('the second form of a page is let through', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(ofReact))
    form.set(name.replace('ACTION_1', 'ACTION_2').replace('REF_1', 'REF_2'), value)
  const request = new NextRequest('https://velsas.example/x', {method: 'POST', headers: posted, body: form})
  expect(await refusalOfRequest(request, '/registracija/penki-uz-lietuva')).toBeUndefined()
})

test('a form with what the action returned before is let through', async () => {
  const before =
    '[{"values":{"donorName":"$$Jonas"},"errors":[{"name":"amount.typed","code":"amountMissing"}]}]'
  expect(await refusalOfForm({'$ACTION_1:1': before})).toBeUndefined()
})

test.each([
  ['another action', {'$ACTION_1:0': '{"id":"x","bound":"$@1"}'}],
  ['other arguments', {'$ACTION_1:0': '{"id":"60d7dafa9ec7cdb52776227b3325e1dce3e0d58a1e","bound":"$@2"}'}],
  ['a reference before', {'$ACTION_1:1': '["$F1"]'}],
  ['no list before', {'$ACTION_1:1': '{}'}],
  ['nothing before', {'$ACTION_1:1': '[]'}],
  ['two states before', {'$ACTION_1:1': '[1,2]'}],
  ['one more argument', {'$ACTION_1:2': '1'}],
  ['a file of React', {$ACTION_REF_1: 'x'}],
  ['a key of another kind', {$ACTION_KEY: 'x'}],
  ['a second action', {$ACTION_ID_60d7dafa9ec7cdb52776227b3325e1dce3e0d58a1e: ''}],
])('a form with %s is malformed', async (_, changes) => {
  expect(await refusalOfForm(changes)).toBe(400)
})

test('a form without an action, or that is none, is malformed', async () => {
  for (const body of [new FormData(), 'donorName=Jonas', new URLSearchParams({donorName: 'Jonas'})]) {
    const request = new NextRequest('https://velsas.example/x', {method: 'POST', headers: posted, body})
    expect(await refusalOfRequest(request, '/aukoti')).toBe(400)
  }
})

test.each([
  ['of another site', 403, '/aukoti', {origin: 'https://kita.example'}],
  ['that is too long', 413, '/aukoti', {'content-length': '40000'}],
  ['to another page', 405, '/kontaktai', {}],
] as const)('a form %s is refused: %i', async (_, status, path, headers) => {
  expect(await refusalOfForm({}, path, headers)).toBe(status)
})
