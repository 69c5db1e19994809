import {LRUCache} from 'lru-cache'

/** More than the Content Lake sends in the time that it retries. */
const MAX_KEYS = 1000

// In memory is enough: another process, or this one after a restart, would only revalidate once more.
const processed = new LRUCache<string, Promise<unknown>>({max: MAX_KEYS})

/**
 * Processes an event unless one with the same key has been processed or is being processed, in which case it resolves
 * to `undefined`. A failed event is processed again; an event without a key always.
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
