import {LRUCache} from 'lru-cache'

/** The Content Lake sends fewer keys in the time that it retries. */
const MAX_KEYS = 1000

// Memory is enough: another process, or this one after a restart, would only revalidate once more.
const processed = new LRUCache<string, Promise<unknown>>({max: MAX_KEYS})

/**
 * Resolves to undefined if an event with the same key has been, or is being, processed. A failed event is processed
 * again; an event without a key always.
 */
export async function processOnce<Result>(
  key: string | null,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!key) return work()
  const earlier = processed.get(key)
  if (earlier) {
    await earlier
    return undefined
  }
  const result = work()
  processed.set(key, result)
  try {
    return await result
  } catch (error) {
    processed.delete(key)
    throw error
  }
}
