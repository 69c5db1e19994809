import {createServer, type IncomingHttpHeaders, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

interface Delivery {
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
  /** As the receiver's own library judges it. */
  signed: boolean
}

/** A site that takes webhooks: keeps what came, and answers with the statuses it is told, then with 200. */
export async function webhookReceiver(secret: string, port = 0) {
  const deliveries: Delivery[] = []
  const statuses: number[] = []
  let underWay = 0
  let mostAtOnce = 0

  const server: Server = createServer(async (request, response) => {
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    const body = await text(request)
    const signed = await isValidSignature(body, String(request.headers[SIGNATURE_HEADER_NAME]), secret)
    await new Promise((resolve) => setTimeout(resolve, 5))
    deliveries.push({headers: request.headers, body: JSON.parse(body), signed})
    underWay -= 1
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    deliveries,
    /** Answers for the next deliveries. */
    answerWith: (...next: number[]) => void statuses.push(...next),
    mostAtOnce: () => mostAtOnce,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>
