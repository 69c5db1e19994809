const limit = 64 * 1024 * 1024

/**
 * Remembers what was made, up to 64 MB of it, the least recently asked for going first. Whoever asks for the same thing
 * while it is being made waits for it.
 */
export function createTransformCache(limitBytes = limit) {
  const kept = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  let bytes = 0

  function keep(key: string, value: Uint8Array) {
    kept.set(key, value)
    bytes += value.byteLength
    for (const [oldest, {byteLength}] of kept) {
      if (bytes <= limitBytes) break
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  async function start(key: string, make: () => Promise<Uint8Array>) {
    try {
      const value = await make()
      keep(key, value)
      return value
    } finally {
      underWay.delete(key)
    }
  }

  return async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const found = kept.get(key)
    if (found) {
      kept.delete(key)
      kept.set(key, found)
      return found
    }
    const making = underWay.get(key) ?? start(key, make)
    underWay.set(key, making)
    return making
  }
}
