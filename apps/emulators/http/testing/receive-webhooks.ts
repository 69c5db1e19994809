import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {onTestFinished} from 'vitest'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** Receives webhooks until the end of the test; `respond` returns the status for each, by its number. */
export async function receiveWebhooks(respond: (count: number) => number = () => 200) {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    received.push({headers: request.headers, body: await text(request)})
    response.writeHead(respond(received.length)).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received}
}
