import {beforeEach, describe, expect, test, vi} from 'vitest'
import {loadOwnDiscount, requestDiscount} from './discount-actions.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<object>>())
const callFunction = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<object>>())
vi.mock('#/supabase/query.ts', async (original) => ({...(await original<object>()), query}))
vi.mock('#/supabase/edge-function.ts', () => ({callFunction}))

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const code = 'NARYS-ABCD2345'
const member = {
  id: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
  status: 'active',
  memberSince: '2025-11-01T10:00:00+00:00',
  validUntil: '2026-11-01T00:00:00+00:00',
  graceUntil: '2026-12-01T00:00:00+00:00',
  isActive: true,
  groupUrl: null,
  feePence: 1500,
  reference: 'M482137',
  isHonorary: false,
  renewal: null,
  household: null,
  payments: [],
}
const down = {ok: false, error: 'unavailable', code: ''}

beforeEach(() => void vi.resetAllMocks())

describe('what whoever is logged in has of the discount', () => {
  const answers = (...data: unknown[]) => {
    for (const each of data) query.mockResolvedValueOnce(each === down ? down : {ok: true, data: each})
  }

  test.each<[string, object | null, object]>([
    ['no code', null, {standing: 'member', known: undefined}],
    [
      'a code',
      {code, valid_until: inAnHour, redeemed_at: null},
      {standing: 'member', known: {ok: true, discount: {code, validUntil: inAnHour}}},
    ],
    [
      'a used code',
      {code, valid_until: inAnHour, redeemed_at: inAnHour},
      {standing: 'member', known: {ok: false, error: 'used'}},
    ],
    [
      'an expired code',
      {code, valid_until: '2025-01-01T00:00:00Z', redeemed_at: null},
      {standing: 'member', known: {ok: false, error: 'expired'}},
    ],
  ])('a member has %s', async (_, stored, expected) => {
    answers(member, stored)
    expect(await loadOwnDiscount('kaledos-2025')).toEqual(expected)
  })

  test('others are not asked for codes', async () => {
    answers(null)
    expect(await loadOwnDiscount('kaledos-2025')).toEqual({standing: 'none'})
    answers({...member, status: 'pending', isActive: false})
    expect(await loadOwnDiscount('kaledos-2025')).toEqual({standing: 'waiting'})
    expect(query).toHaveBeenCalledTimes(2)
  })

  test('without an answer, the function decides', async () => {
    for (const answer of [down, {isActive: 'yes'}, 'active']) {
      answers(answer)
      expect(await loadOwnDiscount('kaledos-2025')).toEqual({standing: 'member'})
    }
    answers(member, down)
    expect(await loadOwnDiscount('kaledos-2025')).toEqual({standing: 'member', known: undefined})
  })
})

describe('a code that is asked for', () => {
  test('comes from the function', async () => {
    const data = {code, amountPence: 500, validUntil: inAnHour}
    callFunction.mockResolvedValue({ok: true, data})
    expect(await requestDiscount('kaledos-2025', 'lt')).toEqual({
      ok: true,
      discount: {code, validUntil: inAnHour},
    })
    expect(callFunction).toHaveBeenCalledWith('create-discount-code', {
      eventKey: 'kaledos-2025',
      locale: 'lt',
    })
  })

  test.each([
    [{ok: true, data: {ok: true}}, 'failed'],
    [{ok: false, error: 'forbidden', code: 'members_only'}, 'membersOnly'],
    [down, 'unavailable'],
  ])('is none when the answer is %j', async (answer, error) => {
    callFunction.mockResolvedValue(answer)
    expect(await requestDiscount('kaledos-2025', 'lt')).toEqual({ok: false, error})
  })
})
