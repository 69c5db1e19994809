import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import {createServer} from 'node:tls'
import {expect, onTestFinished, test} from 'vitest'
import {readCertificateEnd} from '../../scripts/doctor/connections/certificates.ts'
import {makeCertificate} from '../support/certificate.ts'

const DAY_MS = 86_400_000

async function serve(names: string[]) {
  const {key, cert, remove} = makeCertificate(names, {days: 30})
  const server = createServer({key, cert})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    remove()
  })
  return {host: `localhost:${(server.address() as AddressInfo).port}`, cert}
}

test('reads when a certificate ends', async () => {
  const {host, cert} = await serve(['localhost'])
  const end = await readCertificateEnd(host, 5000, cert)
  expect(Math.round((end.getTime() - Date.now()) / DAY_MS)).toBe(30)
})

test('reads none that is not valid, and none where nothing listens', async () => {
  const {host, cert} = await serve(['other.test'])
  await expect(readCertificateEnd(host, 5000, cert)).rejects.toThrow(/altnames/)
  await expect(readCertificateEnd(host, 5000)).rejects.toThrow(/self-signed/)
  await expect(readCertificateEnd('localhost:1', 5000)).rejects.toThrow(/ECONNREFUSED/)
})
