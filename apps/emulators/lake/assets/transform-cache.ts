const limit = 64 * 1024 * 1024

/**
 * Caches created values up to 64 MB, evicting the least recently used. Requests for a value that is being created share
 * the same promise.
 */
export function createTransformCache(limitBytes = limit) {
  const values = new Map<string, Uint8Array>()
  const pending = new Map<string, Promise<Uint8Array>>()
  let bytes = 0

  function store(key: string, value: Uint8Array) {
    values.set(key, value)
    bytes += value.byteLength
    for (const [oldest, {byteLength}] of values) {
      if (bytes <= limitBytes) break
      values.delete(oldest)
      bytes -= byteLength
    }
  }

  async function start(key: string, create: () => Promise<Uint8Array>) {
    try {
      const value = await create()
      store(key, value)
      return value
    } finally {
      pending.delete(key)
    }
  }

  return async function cached(key: string, create: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = values.get(key)
    if (found) {
      values.delete(key)
      values.set(key, found)
      return found
    }
    const promise = pending.get(key) ?? start(key, create)
    pending.set(key, promise)
    return promise
  }
}
