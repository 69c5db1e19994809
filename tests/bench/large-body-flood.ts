import {request} from 'node:http'
import {parentPort, workerData} from 'node:worker_threads'

const {url, key, connections} = workerData as {url: string; key: string; connections: number}
const keys = Array.from({length: 200_000}, (_, index) => `k-${index.toString(36).padStart(17, '0')}`)
const body = Buffer.from(JSON.stringify({event_keys: keys}))
const headers = {apikey: key, 'content-type': 'application/json', 'content-length': body.byteLength}
const answers: Record<string, number> = {}
let isEnding = false

/** Resolves to the status, or to why there was none. */
const send = () =>
  new Promise<string>((resolve) => {
    const sending = request(`${url}/rest/v1/rpc/reaction_counts`, {method: 'POST', agent: false, headers})
      .on('response', (response) => response.resume().on('close', () => resolve(String(response.statusCode))))
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'none'))
      .setTimeout(60_000, () => sending.destroy())
    sending.end(body)
  })

async function connection() {
  while (!isEnding) {
    // oxlint-disable-next-line no-await-in-loop -- each connection sends one after the other
    const answer = await send()
    answers[answer] = (answers[answer] ?? 0) + 1
  }
}

parentPort?.on('message', () => {
  isEnding = true
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answers)
})
for (let each = 0; each < connections; each += 1) void connection()
