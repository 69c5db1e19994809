import {attention, LeftOut, ok, problem, type Outcome} from './outcome.ts'
import type {Installation} from './installation.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** `undefined` if the body is no JSON. */
  json: unknown
  tookMs: number
}

/** No answer came. Only the check of that connection reports it, the others are left out. */
export class NotReached extends LeftOut {
  readonly todo: string

  constructor(says: string, todo: string) {
    super(says)
    this.todo = todo
  }
}

/** @throws {NotReached} without an answer */
export async function ask(
  {fetch, timeoutMs}: Pick<Installation, 'fetch' | 'timeoutMs'>,
  url: string,
  init: RequestInit = {},
): Promise<Answer> {
  const since = performance.now()
  try {
    const response = await fetch(url, {redirect: 'manual', ...init, signal: AbortSignal.timeout(timeoutMs)})
    const text = await response.text()
    const tookMs = performance.now() - since
    return {status: response.status, headers: response.headers, text, json: parseJson(text), tookMs}
  } catch (error) {
    const {host} = new URL(url)
    const [says, todo] = reasonOf(error, host, timeoutMs)
    throw new NotReached(says, todo)
  }
}

/** @throws {LeftOut} when no key can be so */
export function bearer(token: string) {
  if (/[^!-~]/.test(token)) throw new LeftOut('The key has characters that no key has.')
  return {headers: {authorization: `Bearer ${token}`}}
}

/** Reports what reaching a service came to. `judge` answers nothing where all is well. */
export async function connection(
  installation: Pick<Installation, 'fetch' | 'timeoutMs' | 'slowMs'>,
  {service, url, init}: {service: string; url: string; init?: RequestInit},
  judge: (answer: Answer) => Outcome | undefined,
): Promise<Outcome> {
  try {
    const answer = await ask(installation, url, init)
    const verdict = judge(answer)
    if (verdict) return verdict
    if (answer.status >= 500)
      return problem(
        `${service} answers with the error ${answer.status}.`,
        `Look at the status page and the log of ${service}, and try again later.`,
      )
    if (answer.tookMs > installation.slowMs)
      return attention(
        `${service} answers slowly (${(answer.tookMs / 1000).toFixed(1)} s).`,
        'Try again. If it stays so, look at the status page of the service and at this machine’s network.',
      )
    return ok(`${service} answers.`)
  } catch (error) {
    if (error instanceof NotReached) return problem(error.message, error.todo)
    throw error
  }
}

const tlsFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'it is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'a certificate in between is missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'a certificate in between is missing',
}

function reasonOf(error: unknown, host: string, timeoutMs: number): [string, string] {
  const code = codeOf(error)
  if (error instanceof Error && error.name === 'TimeoutError')
    return [
      `${host} did not answer within ${timeoutMs / 1000} s.`,
      'Try again. If it stays so, look at the status page of the service and at firewalls in between.',
    ]
  if (code === 'ENOTFOUND')
    return [`There is no host ${host}.`, 'Look for a typing error in its URL, or add the name to the DNS.']
  if (['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN'].includes(code))
    return [`This machine has no way to ${host}.`, 'Look at its network, its name server and its proxy.']
  if (code === 'ECONNREFUSED')
    return [`Nothing listens at ${host}.`, 'Start what should run there, or correct the port in its URL.']
  if (code in tlsFaults)
    return [
      `The certificate of ${host} is not valid: ${tlsFaults[code]}.`,
      'Renew it at the host, or correct the name in the URL.',
    ]
  if (/SSL|TLS|EPROTO/.test(code))
    return [`${host} does not speak TLS as it should (${code}).`, 'Look at https and the port in its URL.']
  return [
    `The connection to ${host} broke off${code ? ` (${code})` : ''}.`,
    'Try again. If it stays so, look at the log of what runs there, and at proxies in between.',
  ]
}

/** Of the error or whatever caused it, also of several addresses of a host that were all tried. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return codeOf(error.cause)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
