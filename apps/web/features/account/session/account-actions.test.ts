import {AuthApiError} from '@supabase/supabase-js'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {sendPasswordReset} from '../password/password-actions.ts'
import {sendConfirmation} from './account-actions.ts'

const answer = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#/supabase/supabase-client.ts', () => ({
  getSupabase: async () => ({auth: {resend: answer, resetPasswordForEmail: answer}}),
}))

beforeEach(() => void vi.stubGlobal('location', {origin: 'https://velsas.example'}))

describe.each([
  ['a new confirmation', sendConfirmation],
  ['a new password', sendPasswordReset],
])('an email for %s', (_, send) => {
  const failure = (status: number, code: string, message: string) =>
    answer.mockResolvedValue({data: null, error: new AuthApiError(message, status, code)})

  test('looks the same whether or not there is an account', async () => {
    answer.mockResolvedValue({data: {}, error: null})
    expect(await send('nera@example.test', 'lt')).toMatchObject({ok: true})
    // Auth limits only those who have one.
    failure(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 3 seconds.',
    )
    expect(await send('yra@example.test', 'lt')).toMatchObject({ok: true})
    failure(429, 'unknown', 'Too many emails to this address')
    expect(await send('yra@example.test', 'lt')).toMatchObject({ok: true})
  })

  test('that the whole project may not send now is an error', async () => {
    failure(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    expect(await send('rasa@example.test', 'lt')).toMatchObject({ok: false, error: {code: 'tooMany'}})
  })
})
