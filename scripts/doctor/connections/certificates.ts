import {once} from 'node:events'
import {connect} from 'node:tls'
import type {Check} from '../finding.ts'
import {attention, LeftOut, ok, type Outcome} from '../outcome.ts'
import {isLocalUrl, type Installation} from '../installation.ts'

/** A host renews a certificate about thirty days before its end. */
const LEAST_DAYS = 21
const DAY_MS = 86_400_000

export const certificateCheck: Check = {subject: 'Connections', name: 'certificates', run: checkCertificates}

async function checkCertificates(installation: Installation): Promise<Outcome[] | Outcome> {
  const {site, certificateEnd, timeoutMs} = installation
  const urls = ['SITE_URL', 'STUDIO_URL', 'SUPABASE_URL'].flatMap((name) => {
    const value = site[name] ?? ''
    return value.startsWith('https://') && URL.canParse(value) && !isLocalUrl(value) ? [new URL(value)] : []
  })
  const hosts = [...new Set(urls.map(({host}) => host))]
  const ends = await Promise.all(
    hosts.map(async (host) => ({host, end: await certificateEnd(host, timeoutMs).catch(() => undefined)})),
  )
  const known = ends.flatMap(({host, end}) => (end ? [{host, days: daysUntil(end)}] : []))
  // Why one is not valid, the check of its connection says.
  if (known.length === 0) throw new LeftOut('No certificate of a host on the internet could be read.')
  const ending = known.filter(({days}) => days < LEAST_DAYS)
  if (ending.length === 0)
    return ok(`Each is valid for ${Math.min(...known.map(({days}) => days))} days or more.`)
  return ending.map(({host, days}) =>
    attention(
      `The certificate of ${host} ends in ${days} days, and was not renewed.`,
      'Renew it at the host (with certbot: certbot renew), and find out why that did not happen by itself.',
    ),
  )
}

const daysUntil = (end: Date) => Math.floor((end.getTime() - Date.now()) / DAY_MS)

/**
 * @param host with a port, if it is another than 443
 * @param ca what the machine does not trust already
 * @throws {Error} without a connection, or if its certificate is not valid
 */
export async function readCertificateEnd(host: string, timeoutMs: number, ca?: string): Promise<Date> {
  const {hostname, port} = new URL(`https://${host}`)
  const socket = connect({host: hostname, servername: hostname, port: Number(port || 443), ca})
  try {
    await once(socket, 'secureConnect', {signal: AbortSignal.timeout(timeoutMs)})
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
