import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {isRunning} from '../../apps/emulators/supabase/stop-leftover.ts'
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

const postgrestPid = () => Number(readFileSync(join(supabase.directory, 'supabase/postgrest.pid'), 'utf8'))

test('keeps every acknowledged write when killed twice amid 20 writers', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const enough = acknowledged.length + 200
    let isWriting = true
    const writers = Array.from({length: WRITERS}, async (_, writer) => {
      const client = supabase.client()
      for (let n = 0; isWriting; n++) {
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
    const left = postgrestPid()
    expect(isRunning(left, 'postgrest')).toBe(true)
    await supabase.kill()
    isWriting = false
    await Promise.all(writers)
    // The Postgres and PostgREST of the killed process still run. The new process finds and ends them.
    await supabase.launch()
    expect(isRunning(left, 'postgrest')).toBe(false)
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

test('ends with the reason when PostgREST ends, and leaves nothing running', async () => {
  process.kill(postgrestPid(), 'SIGKILL')
  const request = () => fetch(`${supabase.url}/local/people`)
  await expect.poll(() => request().catch(String)).toContain('fetch failed')
  await expect.poll(() => supabase.output).toContain('PostgREST ended (SIGKILL)')
  await supabase.launch()
})
