import {execFileSync} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {createServer, type RequestListener} from 'node:http'
import {createServer as createSecureServer} from 'node:https'
import {connect, type AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

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
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=test', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
    {stdio: 'ignore'},
  )
  const secure = createSecureServer({key: readFileSync(key), cert: readFileSync(certificate)}, answer)
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
      NODE_EXTRA_CA_CERTS: certificate,
    },
    refused,
    stop: () => {
      proxy.close()
      secure.close()
      rmSync(folder, {recursive: true})
    },
  }
}
