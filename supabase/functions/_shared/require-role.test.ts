import {expect, test} from 'vitest'
import {serve} from '../_testing/serve.ts'
import {requireRole} from './require-role.ts'

const user = {id: '8484b834-f29e-4af2-bf42-80644d154f76', email: 'rasa@example.test', aud: 'authenticated'}
const session = {authorization: 'Bearer a.valid.token'}

/** Asks for the role moderator, of a Supabase that knows one session and has `held` in its table of roles. */
async function ask(headers: Record<string, string>, held: unknown) {
  const SUPABASE_URL = await serve(({headers: sent, url}) => {
    if (url.includes('/rest/v1/user_roles')) return Response.json(url.includes(`eq.${user.id}`) ? held : [])
    const isKnown = sent.get('authorization') === 'Bearer a.valid.token'
    return isKnown ? Response.json(user) : Response.json({code: 403}, {status: 403})
  })
  const env = {
    SUPABASE_URL,
    SUPABASE_SECRET_KEYS: {default: 'sb_secret_first'},
    SUPABASE_PUBLISHABLE_KEYS: {default: 'sb_publishable_a'},
  }
  return requireRole(new Request('http://localhost', {method: 'POST', headers}), env, 'moderator')
}

const rows = (...roles: unknown[]) => roles.map((role) => ({role}))

test.each([
  [rows('moderator')],
  [rows('admin')],
  [rows('organiser', 'moderator')],
  [rows('admin', 'moderator')],
])('a moderator or an admin is let in: %j', async (held) => {
  expect(await ask(session, held)).toMatchObject({id: user.id, email: user.email})
})

test.each([[[]], [rows('organiser', 'treasurer')], [rows('Moderator', true, null)], [[{}]]])(
  'nobody else is: %j',
  async (held) => {
    await expect(ask(session, held)).rejects.toMatchObject({code: 'forbidden'})
  },
)

test('neither the service, nor a session that Auth does not know, holds a role', async () => {
  await expect(ask({apikey: 'sb_secret_first'}, rows('admin'))).rejects.toMatchObject({code: 'forbidden'})
  await expect(ask({authorization: 'Bearer a.tampered.token'}, rows('admin'))).rejects.toMatchObject({
    code: 'unauthorized',
  })
  await expect(ask({}, rows('admin'))).rejects.toMatchObject({code: 'unauthorized'})
})
