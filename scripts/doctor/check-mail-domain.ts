import {Resolver} from 'node:dns/promises'
import * as z from 'zod'
import {ask, bearer} from './ask.ts'
import type {Check} from './finding.ts'
import {leftOut, LeftOut, ok, problem, attention, type Outcome} from './outcome.ts'
import {requireHosted, resendUrl, variable, type Installation} from './installation.ts'

export const mailDomainChecks: Check[] = [
  {subject: 'Mail domain', name: 'at Resend', run: checkResend},
  {subject: 'Mail domain', name: 'SPF', run: withDns(checkSpf)},
  {subject: 'Mail domain', name: 'DKIM', run: withDns(checkDkim)},
  {subject: 'Mail domain', name: 'DMARC', run: withDns(checkDmarc)},
  {subject: 'Mail domain', name: 'MX', run: withDns(checkMx)},
]

const addRecords = 'Copy the records that resend.com, Domains, shows to whoever keeps the DNS of the domain.'

/** The name under which Resend has bounces sent back, unless the domain was set up with another one. */
const RETURN_PATH = 'send'

function senderDomain(installation: Installation): string {
  requireHosted(installation, 'Resend', 'The local Resend needs no domain.')
  const sender = variable(installation.functions, 'MAIL_FROM')
  const [, domain] = /@([^\s@<>]+)>?\s*$/.exec(sender) ?? []
  if (!domain) throw new LeftOut('MAIL_FROM names no email address.')
  return domain.toLowerCase()
}

const domains = z.object({data: z.array(z.object({id: z.string(), name: z.string(), status: z.string()}))})
const details = z.object({
  records: z.array(z.object({record: z.string(), name: z.string(), type: z.string(), status: z.string()})),
})

/** https://resend.com/docs/api-reference/domains/list-domains */
async function checkResend(installation: Installation): Promise<Outcome> {
  const domain = senderDomain(installation)
  const init = bearer(installation.resendKey ?? variable(installation.functions, 'RESEND_API_KEY'))
  const {status, json} = await ask(installation, `${resendUrl(installation)}/domains`, init)
  const list = domains.safeParse(json).data?.data
  if (status !== 200 || !list)
    return leftOut(
      'The key may only send, as it should. With one of full access: RESEND_API_KEY=… npm run doctor',
    )
  const found = list.find(({name}) => domain === name)
  if (!found)
    return problem(`Resend does not know the domain ${domain} of MAIL_FROM.`, 'Add it (resend.com, Domains).')
  if (found.status === 'verified') return ok(`${domain} is verified.`)
  const {json: one} = await ask(installation, `${resendUrl(installation)}/domains/${found.id}`, init)
  const open = details.safeParse(one).data?.records.filter((record) => record.status !== 'verified') ?? []
  const named = open.map(({record, type, name}) => `${record} (${type} ${name})`).join(', ')
  return problem(
    `Resend has not verified ${domain}, so it refuses every email${named ? `: ${named}` : ''}.`,
    `${addRecords} Then press "Verify".`,
  )
}

type Records = <Value>(
  name: string,
  read: (resolver: Resolver, name: string) => Promise<Value[]>,
) => Promise<Value[]>

function withDns(check: (domain: string, records: Records) => Promise<Outcome>): Check['run'] {
  return async (installation) => {
    const domain = senderDomain(installation)
    const resolver = new Resolver({timeout: Math.min(installation.timeoutMs, 3000), tries: 2})
    if (installation.nameServers) resolver.setServers(installation.nameServers)
    const records: Records = async (name, read) => {
      try {
        return await read(resolver, name)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        if (['ENOTFOUND', 'ENODATA'].includes(code)) return []
        throw new LeftOut(`No name server tells of ${name} (${code}).`)
      }
    }
    return check(domain, records)
  }
}

async function texts(records: Records, name: string): Promise<string[]> {
  const found = await records(name, (resolver, each) => resolver.resolveTxt(each))
  return found.map((parts) => parts.join(''))
}

async function checkSpf(domain: string, records: Records): Promise<Outcome> {
  const name = `${RETURN_PATH}.${domain}`
  const spf = (await texts(records, name)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  if (spf.length > 1)
    return problem(
      `${name} has ${spf.length} SPF records, of which none counts.`,
      'Leave one, with all that it includes.',
    )
  if (spf.length === 0) return problem(`${name} has no SPF record.`, addRecords)
  if (/\binclude:amazonses\.com\b/i.test(spf[0] ?? '')) return ok(`${name} lets Resend send.`)
  return problem(
    `The SPF record of ${name} does not include amazonses.com, from which Resend sends.`,
    addRecords,
  )
}

async function checkDkim(domain: string, records: Records): Promise<Outcome> {
  const name = `resend._domainkey.${domain}`
  const keys = (await texts(records, name)).filter((text) => /(^|;)\s*p=/.test(text))
  if (keys.length === 0) return problem(`${name} has no DKIM key.`, addRecords)
  if (keys.some((key) => /(^|;)\s*p=[A-Za-z0-9+/=\s]{100,}/.test(key))) return ok(`${name} has Resend’s key.`)
  return problem(`The DKIM key of ${name} was cut off, or revoked.`, addRecords)
}

async function checkDmarc(domain: string, records: Records): Promise<Outcome> {
  const parents = domain
    .split('.')
    .slice(1, -1)
    .map((_, at) =>
      domain
        .split('.')
        .slice(at + 1)
        .join('.'),
    )
  for (const each of [domain, ...parents]) {
    const dmarc = (await texts(records, `_dmarc.${each}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    if (dmarc.length > 1)
      return problem(`_dmarc.${each} has ${dmarc.length} records, of which none counts.`, 'Leave one.')
    const [policy = ''] = dmarc
    if (policy && /;\s*p=(none|quarantine|reject)\b/i.test(policy)) return ok(`_dmarc.${each} has a policy.`)
    if (policy)
      return problem(`The DMARC record of ${each} has no policy.`, 'Add p=none; to it, or a stricter one.')
  }
  return problem(
    `${domain} has no DMARC record, so large providers put newsletters into spam.`,
    `Add the TXT record _dmarc.${domain} with "v=DMARC1; p=none;" at least.`,
  )
}

async function checkMx(domain: string, records: Records): Promise<Outcome> {
  const read = (name: string) => records(name, (resolver, each) => resolver.resolveMx(each))
  const [bounces, replies] = await Promise.all([read(`${RETURN_PATH}.${domain}`), read(domain)])
  if (!bounces.some(({exchange}) => /amazonses\.com$/i.test(exchange)))
    return problem(
      `${RETURN_PATH}.${domain} has no MX record of Resend, so nobody learns what bounced.`,
      addRecords,
    )
  if (replies.length === 0)
    return attention(
      `${domain} has no MX record, so answers to the site’s emails are lost.`,
      'Let whoever keeps the domain give it mailboxes, or name a sender in MAIL_FROM who has one.',
    )
  return ok('Bounces go to Resend, answers to the domain’s mailboxes.')
}
