import type {Answer} from '#/supabase/ask-supabase.ts'
import {keepAsking} from '#/supabase/keep-asking.ts'
import type {Counters} from './load-counters.ts'

type Load = (keys: string[]) => Promise<Answer<Map<string, Counters>>>

/**
 * The counters of all cards that are on the page. They are asked for together, when the first of them is needed; a card
 * that comes later asks for its own.
 */
export function makeCounterStore(load: Load) {
  const known = new Map<string, Counters>()
  const readers = new Map<string, Set<() => void>>()
  const unasked = new Set<string>()
  let isWanted = false

  const asking = keepAsking({
    async ask() {
      const keys = [...unasked]
      if (keys.length === 0) return true
      const answer = await load(keys)
      if (!answer.ok) return false
      for (const [key, counters] of answer.data) {
        unasked.delete(key)
        known.set(key, counters)
        for (const tell of readers.get(key) ?? []) tell()
      }
      return true
    },
  })

  return {
    /** Takes the key in; what was known of it stays until it is asked for again. Returns how to let it go. */
    subscribe(key: string, tell: () => void): () => void {
      const told = readers.get(key) ?? new Set()
      if (told.size === 0) unasked.add(key)
      readers.set(key, told.add(tell))
      return () => {
        told.delete(tell)
        if (told.size === 0) unasked.delete(key)
      }
    },
    get: (key: string): Counters | undefined => known.get(key),
    /** A card is near the window: what has not been asked for is, together with the cards that say so at the same time. */
    want(): void {
      if (isWanted || unasked.size === 0) return
      isWanted = true
      queueMicrotask(() => {
        isWanted = false
        asking.askNow()
        asking.resume()
      })
    },
  }
}
