import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import {createServer as createSecureServer} from 'node:https'
import {connect, type AddressInfo} from 'node:net'
import {makeCertificate} from '../certificate.ts'

export interface TlsProxy {
  /** With these a process of Node reaches it in place of the hosts. */
  env: {https_proxy: string; NODE_EXTRA_CA_CERTS: string}
  /** The hosts that were asked for and are not those. */
  refused: string[]
  stop: () => void
}

/**
 * Answers in the name of these hosts to programs whose only setting is a proxy. Reaches no other host.
 *
 * @param hosts such as `api.test` or `*.api.test`
 */
export async function serveInPlaceOf(hosts: string[], answer: RequestListener): Promise<TlsProxy> {
  const {key, cert, file, remove} = makeCertificate(hosts, {days: 2})
  const secure = createSecureServer({key, cert}, answer)
  await once(secure.listen(0, '127.0.0.1'), 'listening')
  const {port} = secure.address() as AddressInfo

  const refused: string[] = []
  const proxy = createServer((_, response) => response.writeHead(403).end())
  proxy.on('connect', ({url = ''}, socket) => {
    socket.on('error', () => socket.destroy())
    const [host = ''] = url.split(':')
    if (!hosts.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))) {
      refused.push(host)
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    const inner = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      inner.pipe(socket).pipe(inner)
    })
    inner.on('error', () => socket.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    env: {
      https_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: file,
    },
    refused,
    stop: () => {
      proxy.close()
      secure.close()
      remove()
    },
  }
}
