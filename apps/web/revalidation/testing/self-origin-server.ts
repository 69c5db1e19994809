import {createServer, type IncomingMessage} from 'node:http'
import {once} from 'node:events'
import {stubSiteEnv} from './site-env.ts'

export const SECRET = 'unit-test-webhook-secret'

type TestResponse = {status?: number; headers?: Record<string, string>; body?: string}

/**
 * A server that records the site's requests to itself. Stubs the environment accordingly: import the module under test
 * afterwards.
 */
export async function startSelfOriginServer(
  respond: (request: IncomingMessage) => TestResponse | Promise<TestResponse>,
) {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const {status = 200, headers = {}, body = ''} = await respond(request)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  stubSiteEnv({PORT: String(address.port), SANITY_WEBHOOK_SECRET: SECRET})
  return {
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
