import {once} from 'node:events'
import {request as forward} from 'node:http'
import {createServer} from 'node:https'
import {makeCertificate} from '../certificate.ts'

/**
 * Answers at the addresses of hosted services, over TLS, with services of this machine.
 *
 * @param services URLs by host
 */
export async function serveInternet(services: Record<string, string>) {
  const {key, cert, file, remove} = makeCertificate(Object.keys(services), {days: 2})
  const server = createServer({key, cert}, (request, response) => {
    const service = services[request.headers.host ?? '']
    if (!service) return response.writeHead(404).end()
    const {method, headers, url = ''} = request
    const onward = forward(new URL(url, service), {method, headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await once(server.listen(443, '127.0.0.1'), 'listening')
  return {
    certificate: file,
    stop: () => {
      server.close()
      server.closeAllConnections()
      remove()
    },
  }
}
