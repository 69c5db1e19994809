import {beforeEach, expect, test, vi} from 'vitest'
import {loadRights} from './admin-access-queries.ts'

const rpc = vi.hoisted(() => vi.fn<(name: string) => Promise<object>>())
vi.mock('#/supabase/supabase-client.ts', () => ({getSupabase: async () => ({rpc})}))

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const ok = (data: unknown) => ({data, error: null, status: 200})
const refused = {data: true, error: {code: '42501'}, status: 403}

function answer(answers: {is_admin: object; my_roles: object}) {
  rpc.mockImplementation(async (name) => answers[name as keyof typeof answers])
}

test.each([null, false, 'true', 't', 1, {}, [true]])('%j makes nobody an admin', async (data) => {
  answer({is_admin: ok(data), my_roles: ok(['admin'])})
  expect(await loadRights()).toEqual({isAdmin: false, roles: []})
})

test('true does, whatever became of the roles', async () => {
  answer({is_admin: ok(true), my_roles: ok(['admin', 'moderator'])})
  expect(await loadRights()).toEqual({isAdmin: true, roles: ['moderator']})
  answer({is_admin: ok(true), my_roles: refused})
  expect(await loadRights()).toEqual({isAdmin: true, roles: []})
})

test('whoever is no admin has the roles that the database names', async () => {
  answer({is_admin: ok(false), my_roles: ok(['organiser', 'emperor'])})
  expect(await loadRights()).toEqual({isAdmin: false, roles: ['organiser']})
  answer({is_admin: refused, my_roles: ok(['moderator'])})
  expect(await loadRights()).toEqual({isAdmin: false, roles: ['moderator']})
})

test('an error gives no right', async () => {
  answer({is_admin: refused, my_roles: ok(['admin'])})
  await expect(loadRights()).rejects.toMatchObject({status: 403})
  answer({is_admin: ok(false), my_roles: refused})
  await expect(loadRights()).rejects.toMatchObject({status: 403})
})
