import {createServer, type IncomingMessage} from 'node:http'
import {once} from 'node:events'
import {stubSiteEnv} from './site-env.ts'

type TestResponse = {status?: number; body?: string}

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
    const {status = 200, body = ''} = await respond(request)
    response.writeHead(status).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  stubSiteEnv({PORT: String(address.port)})
  return {
    requests,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
