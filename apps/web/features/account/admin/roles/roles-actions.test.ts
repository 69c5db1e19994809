import {beforeEach, expect, test, vi} from 'vitest'
import {getAccount, setAccount} from '#/features/account/account-state.ts'
import {changeRoles} from './roles-actions.ts'

const rpc = vi.hoisted(() => vi.fn<(name: string, args: object) => Promise<object>>())
vi.mock('#/supabase/supabase-client.ts', () => ({getSupabase: async () => ({rpc})}))

const nothing = {given: [], taken: [], eventsGiven: [], eventsTaken: []}
const ona = {
  status: 'loggedIn',
  id: 'ona',
  email: 'ona@example.test',
  firstName: 'Ona',
  lastName: null,
} as const

beforeEach(() => {
  rpc.mockResolvedValue({data: null, error: null, status: 204})
  setAccount({...ona, isAdmin: true, roles: ['moderator']})
})

test('sends what is given and taken', async () => {
  const change = {...nothing, given: ['organiser' as const], eventsGiven: ['kaledos-2025']}
  expect(await changeRoles('rasa', change)).toMatchObject({ok: true})
  expect(rpc).toHaveBeenLastCalledWith('change_roles', {
    user_id: 'rasa',
    given: ['organiser'],
    taken: [],
    events_given: ['kaledos-2025'],
    events_taken: [],
  })
  expect(getAccount()).toMatchObject({isAdmin: true, roles: ['moderator']})
})

test('changes the rights of the user who gives up their own roles', async () => {
  await changeRoles('ona', {...nothing, given: ['treasurer'], taken: ['admin', 'moderator']})
  expect(getAccount()).toMatchObject({isAdmin: false, roles: ['treasurer']})
})

test.each([
  ['PT409', 409, 'lastAdmin'],
  ['PT422', 422, 'unconfirmed'],
  ['P0001', 400, 'failed'],
])('takes the refusal %s for %i: %s, and changes nothing', async (code, status, error) => {
  rpc.mockResolvedValue({data: null, error: {code}, status})
  expect(await changeRoles('ona', {...nothing, taken: ['admin']})).toMatchObject({ok: false, error})
  expect(getAccount()).toMatchObject({isAdmin: true, roles: ['moderator']})
})
