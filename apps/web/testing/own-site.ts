import {createServer, type IncomingMessage} from 'node:http'
import {once} from 'node:events'
import {vi} from 'vitest'

export const SECRET = 'unit-test-webhook-secret'

type Answer = {status?: number; headers?: Record<string, string>; body?: string}

/**
 * A server that stands where the site would answer its own requests, and writes down what it is asked. Sets the
 * environment accordingly, so import what is tested only after it.
 */
export async function startOwnSite(answer: (request: IncomingMessage) => Answer) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const {status = 200, headers = {}, body = ''} = answer(request)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  vi.stubEnv('PORT', String(address.port))
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  vi.stubEnv('SANITY_API_HOST', 'http://localhost:3334')
  vi.stubEnv('SANITY_PROJECT_ID', 'unit')
  vi.stubEnv('SANITY_DATASET', 'production')
  vi.stubEnv('SANITY_API_READ_TOKEN', 'unit-test-read-token')
  vi.stubEnv('SANITY_WEBHOOK_SECRET', SECRET)
  return {
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
