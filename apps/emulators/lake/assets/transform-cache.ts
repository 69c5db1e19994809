import {clientLeft} from '../lake-error.ts'

const limit = 64 * 1024 * 1024

interface Pending {
  value: Promise<Uint8Array>
  unwanted: AbortController
  clients: number
}

type Create = (unwanted: AbortSignal) => Promise<Uint8Array>

/** Requests for a value that is being created share it. Once all their clients have left, its creation is aborted. */
export function createTransformCache(limitBytes = limit) {
  const values = new Map<string, Uint8Array>()
  const pending = new Map<string, Pending>()
  let bytes = 0

  function store(key: string, value: Uint8Array) {
    bytes += value.byteLength - (values.get(key)?.byteLength ?? 0)
    values.set(key, value)
    for (const [oldest, {byteLength}] of values) {
      if (bytes <= limitBytes) break
      values.delete(oldest)
      bytes -= byteLength
    }
  }

  function start(key: string, create: Create): Pending {
    const unwanted = new AbortController()
    const value = create(unwanted.signal).then((created) => {
      store(key, created)
      return created
    })
    const started = {value, unwanted, clients: 0}
    pending.set(key, started)
    const forget = () => {
      if (pending.get(key) === started) pending.delete(key)
    }
    value.then(forget, forget)
    unwanted.signal.addEventListener('abort', forget)
    return started
  }

  return async function cached(key: string, create: Create, client: AbortSignal): Promise<Uint8Array> {
    const found = values.get(key)
    if (found) {
      values.delete(key)
      values.set(key, found)
      return found
    }
    const shared = pending.get(key) ?? start(key, create)
    shared.clients += 1
    const left = Promise.withResolvers<never>()
    const leave = () => {
      shared.clients -= 1
      if (shared.clients === 0) shared.unwanted.abort()
      left.reject(clientLeft())
    }
    if (client.aborted) leave()
    client.addEventListener('abort', leave)
    try {
      return await Promise.race([shared.value, left.promise])
    } finally {
      client.removeEventListener('abort', leave)
    }
  }
}
