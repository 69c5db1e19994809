import {expect, test, vi} from 'vitest'
import {loadIsAdmin} from './admin-access-queries.ts'

const rpc = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#/supabase/supabase-client.ts', () => ({getSupabase: async () => ({rpc})}))

test.each([null, false, 'true', 't', 1, {}, [true]])('%j makes nobody an admin', async (data) => {
  rpc.mockResolvedValue({data, error: null, status: 200})
  expect(await loadIsAdmin()).toBe(false)
})

test('true does', async () => {
  rpc.mockResolvedValue({data: true, error: null, status: 200})
  expect(await loadIsAdmin()).toBe(true)
})

test('an error does not', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  rpc.mockResolvedValue({data: true, error: {code: '42501'}, status: 403})
  await expect(loadIsAdmin()).rejects.toMatchObject({status: 403})
})
