import {NextRequest} from 'next/server.js'
import {expect, test} from 'vitest'
import {refuseUnlessAction} from './server-action-request.ts'

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
  return (await refuseUnlessAction(request, path))?.status
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
