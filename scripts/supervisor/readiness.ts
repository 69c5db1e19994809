import {setTimeout as wait} from 'node:timers/promises'

const TIMEOUT_MS = 180_000

/** @throws {Error} if `url` does not respond with success within 180 s; an aborted `signal` only ends the wait */
export async function waitUntilReady(title: string, url: string, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  let last = 'no response'
  while (performance.now() < deadline) {
    if (signal?.aborted) return
    last = await probe(url, 10_000)
    if (last === 'ready') return
    await wait(50)
  }
  throw new Error(`${title} is not ready after ${TIMEOUT_MS / 1000} s: ${url} gives ${last}.`)
}

export async function responds(url: string): Promise<boolean> {
  return (await probe(url, 2000)) === 'ready'
}

async function probe(url: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(timeoutMs)})
    await response.body?.cancel()
    return response.ok ? 'ready' : `status ${response.status}`
  } catch {
    return 'no response'
  }
}
