import {beforeEach, describe, expect, test, vi} from 'vitest'
import {sendPasswordReset} from '../password/password-actions.ts'
import {sendConfirmation} from './account-actions.ts'

const rpc = vi.hoisted(() => vi.fn<(name: string, args: object) => Promise<object>>())
vi.mock('#/supabase/supabase-client.ts', () => ({
  getSupabase: async () => {
    throw new Error('Auth would say whether there is an account')
  },
  getTables: async () => ({rpc}),
}))

beforeEach(() => rpc.mockReset())

describe.each([
  ['a new confirmation', sendConfirmation, 'signup'],
  ['a new password', sendPasswordReset, 'recovery'],
])('an email for %s', (_, send, kind) => {
  test('is asked for without Auth, which would say whether there is an account', async () => {
    rpc.mockResolvedValue({data: null, error: null, status: 204})
    expect(await send('rasa@example.test', 'en')).toMatchObject({ok: true})
    expect(rpc.mock.calls).toEqual([
      ['ask_for_account_email', {email: 'rasa@example.test', kind, language: 'en'}],
    ])
  })

  test.each([
    [429, 'PT429', 'tooManyEmails'],
    [503, '', 'unavailable'],
  ])('that nobody can ask for now is an error: %s', async (status, code, error) => {
    rpc.mockResolvedValue({data: null, error: {code, message: 'Why'}, status})
    expect(await send('rasa@example.test', 'lt')).toMatchObject({ok: false, error: {code: error}})
  })
})
