import {setTimeout as wait} from 'node:timers/promises'

/** @throws {Error} when `url` has not answered with success after `timeoutMs`. */
export async function waitUntilReady(title: string, url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  let last = 'no answer'
  while (performance.now() < deadline) {
    const answer = await probe(url, 10_000)
    if (answer === 'ready') return
    last = answer
    await wait(50)
  }
  throw new Error(`${title} is not ready after ${timeoutMs / 1000} s: ${url} gives ${last}.`)
}

export async function answers(url: string): Promise<boolean> {
  return (await probe(url, 2000)) === 'ready'
}

async function probe(url: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(timeoutMs)})
    await response.body?.cancel()
    return response.ok ? 'ready' : `status ${response.status}`
  } catch {
    return 'no answer'
  }
}
