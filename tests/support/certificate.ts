import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** A new certificate that nobody trusts yet, which `remove` deletes. */
export function makeCertificate(hosts: string[], {days}: {days: number}) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = hosts.map((host) => `DNS:${host}`).join(',')
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days), '-subj', '/CN=test', '-addext', `subjectAltName=${names}`, '-keyout', keyFile, '-out', file],
    {stdio: 'ignore'},
  )
  return {
    file,
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    remove: () => rmSync(folder, {recursive: true}),
  }
}
