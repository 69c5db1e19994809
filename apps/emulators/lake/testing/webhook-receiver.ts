import {createServer, type IncomingHttpHeaders, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

interface Delivery {
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** True when `@sanity/webhook` accepts the signature. */
  signed: boolean
}

/** A webhook endpoint that records deliveries and responds with the given statuses, then with 200. */
export async function webhookReceiver(secret: string, port = 0) {
  const deliveries: Delivery[] = []
  const statuses: number[] = []
  let pending = 0
  let maxPending = 0

  const server: Server = createServer(async (request, response) => {
    pending += 1
    maxPending = Math.max(maxPending, pending)
    const body = await text(request)
    const signed = await isValidSignature(body, String(request.headers[SIGNATURE_HEADER_NAME]), secret)
    await new Promise((resolve) => setTimeout(resolve, 5))
    deliveries.push({headers: request.headers, body: JSON.parse(body), signed})
    pending -= 1
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    deliveries,
    /** Sets the statuses of the next responses. */
    respondWith: (...next: number[]) => void statuses.push(...next),
    maxPending: () => maxPending,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>
