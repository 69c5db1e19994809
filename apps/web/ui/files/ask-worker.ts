/** A worker that has not answered by then is ended. */
export const MOST_SECONDS = 10

/**
 * Sends one message to a worker and ends it once it has answered, failed or taken too long. A browser lets nobody limit
 * the memory of a worker: what it reads must be bounded by itself.
 */
export function askWorker<Answer>(worker: Worker, message: unknown): Promise<Answer | 'failed' | 'tooSlow'> {
  return new Promise<Answer | 'failed' | 'tooSlow'>((resolve) => {
    setTimeout(() => resolve('tooSlow'), MOST_SECONDS * 1000)
    worker.addEventListener('message', ({data}: MessageEvent<Answer>) => resolve(data))
    worker.addEventListener('messageerror', () => resolve('failed'))
    worker.addEventListener('error', () => resolve('failed'))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin.
    worker.postMessage(message)
  }).finally(() => worker.terminate())
}
