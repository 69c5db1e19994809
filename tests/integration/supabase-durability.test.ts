import {afterAll, beforeAll, expect, test} from 'vitest'
import {SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

const WRITERS = 20

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  const items = [{key: 'kaledos-2025', kind: 'event', takes_likes: true}]
  const {error} = await supabase.client(SECRET_KEY).rpc('sync_content_items', {items})
  if (error) throw error
})
afterAll(() => supabase.stop())

test('keeps every acknowledged write when killed twice amid 20 writers', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const enough = acknowledged.length + 200
    let isRunning = true
    const writers = Array.from({length: WRITERS}, async (_, writer) => {
      const client = supabase.client()
      for (let n = 0; isRunning; n++) {
        const visitor = `anon_1763720000000_${round}x${String(writer).padStart(4, '0')}x${String(n).padStart(6, '0')}`
        const {error} = await client
          .from('event_likes')
          .insert({event_id: 'kaledos-2025', user_id: visitor})
          .setHeader('x-anonymous-id', visitor)
        if (error) return
        acknowledged.push(visitor)
      }
    })
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    await supabase.kill()
    isRunning = false
    await Promise.all(writers)
    // The Postgres of the killed process still runs. The new process finds and ends it.
    await supabase.launch()
  }
  const likes = async () => {
    const counts = await supabase.client().from('event_like_counts').select('like_count').single()
    return counts.data?.like_count
  }
  // In each round, each writer may have one more commit than acknowledgements.
  expect(await likes()).toBeGreaterThanOrEqual(acknowledged.length)
  expect(await likes()).toBeLessThanOrEqual(acknowledged.length + 2 * WRITERS)
  const [first = '', last = ''] = [acknowledged[0], acknowledged.at(-1)]
  for (const visitor of [first, last]) {
    const own = supabase.client().from('event_likes').select('user_id').setHeader('x-anonymous-id', visitor)
    expect((await own).data).toEqual([{user_id: visitor}])
  }
})
