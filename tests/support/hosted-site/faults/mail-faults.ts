import {domain} from '../addresses.ts'
import {setFunctionVariable} from '../hosted-site.ts'
import type {Zone} from '../name-server.ts'
import {byHand} from './by-hand.ts'
import type {Fault} from './fault.ts'

const returnPath = `send.${domain}`
const dkim = `resend._domainkey.${domain}`
const dmarc = `_dmarc.${domain}`

/** The name server tells something else. */
const inDns = (what: string, change: (zone: Zone) => unknown, speaks: Fault['speaks']): Fault => ({
  what,
  breakIt: ({zone}) => change(zone),
  speaks,
})

export const mailFaults: Fault[] = [
  byHand(
    'emails failed',
    [
      `insert into public.email_outbox (kind, recipient, template, language, status, failed_at, idempotency_key)
        values ('transactional', 'failed@velsas.test', 'contact', 'lt', 'failed', now() - interval '6 days', 'doctor-failed'),
          ('transactional', 'failed@velsas.test', 'contact', 'lt', 'failed', now() - interval '8 days', 'doctor-long-ago')`,
      `delete from public.email_outbox where recipient = 'failed@velsas.test'`,
    ],
    [['failed emails', 'attention', 'these failed: 1 × contact.']],
  ),
  {
    what: 'Resend does not know the domain',
    breakIt: ({dashboards}) => dashboards.resend.domains.pop(),
    speaks: [['at Resend', 'problem', `Resend does not know the domain ${domain}`]],
  },
  {
    what: 'Resend has not verified the domain',
    breakIt: ({dashboards}) => {
      for (const each of dashboards.resend.domains) {
        each.status = 'partially_failed'
        each.records.slice(1).forEach((record) => (record.status = 'failed'))
      }
    },
    speaks: [
      [
        'at Resend',
        'problem',
        `has not verified ${domain}, so it refuses every email: DKIM (TXT resend._domainkey)`,
      ],
    ],
  },
  inDns('there is no SPF record', (zone) => (zone[returnPath] = {MX: zone[returnPath]?.MX ?? []}), [
    ['SPF', 'problem', `${returnPath} has no SPF record`],
  ]),
  inDns(
    'the SPF record is of another service',
    (zone) => (zone[returnPath] = {...zone[returnPath], TXT: ['v=spf1 include:other.test ~all']}),
    [['SPF', 'problem', 'does not include amazonses.com']],
  ),
  inDns('there are two SPF records', (zone) => zone[returnPath]?.TXT?.push('v=spf1 -all'), [
    ['SPF', 'problem', 'has 2 SPF records'],
  ]),
  inDns('there is no DKIM key', (zone) => delete zone[dkim], [
    ['DKIM', 'problem', `${dkim} has no DKIM key`],
  ]),
  inDns('the DKIM key was cut off', (zone) => (zone[dkim] = {TXT: ['p=MIGfMA0GCSqG']}), [
    ['DKIM', 'problem', 'was cut off'],
  ]),
  inDns('there is no DMARC record', (zone) => delete zone[dmarc], [
    ['DMARC', 'problem', `${domain} has no DMARC record`],
  ]),
  inDns('there are two DMARC records', (zone) => zone[dmarc]?.TXT?.push('v=DMARC1; p=none'), [
    ['DMARC', 'problem', 'has 2 records'],
  ]),
  inDns(
    'the DMARC record has no policy',
    (zone) => (zone[dmarc] = {TXT: ['v=DMARC1; rua=mailto:a@b.test']}),
    [['DMARC', 'problem', 'has no policy']],
  ),
  inDns('bounces go nowhere', (zone) => (zone[returnPath] = {TXT: zone[returnPath]?.TXT ?? []}), [
    ['MX', 'problem', `${returnPath} has no MX record of Resend`],
  ]),
  inDns('answers go nowhere', (zone) => delete zone[domain], [
    ['MX', 'attention', `${domain} has no MX record`],
  ]),
  {
    what: 'no name server answers',
    breakIt: ({installation}) => (installation.nameServers = ['127.0.0.1:9']),
    speaks: [],
    leavesOut: [['SPF', `No name server tells of ${returnPath}`]],
  },
  {
    what: 'the sender is no email address',
    breakIt: (hosted) => setFunctionVariable(hosted, 'MAIL_FROM', 'Velso lietuvių bendruomenė'),
    speaks: [['in supabase/.env', 'problem', 'MAIL_FROM names no email address']],
    leavesOut: [['DMARC', 'MAIL_FROM names no email address']],
  },
]
