import {setTimeout as wait} from 'node:timers/promises'
import postgres, {type Sql} from 'postgres'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {DeliveryStack} from '../support/delivery-stack.ts'
import {PUBLISHABLE_KEY} from '../support/supabase-process.ts'
import {latency} from './figures.ts'
import {memoryOfTree} from './proc.ts'

const SUBSCRIBERS = 10_000
const TARGET_SECONDS = 300
const SAMPLE_MS = 1000
const SUBJECT = `a newsletter to ${SUBSCRIBERS} subscribers`

/** A newsletter of usual length to many subscribers, on services of its own: Resend's stand-in has no limits there. */
export async function measurePart(): Promise<Section[]> {
  const stack = await DeliveryStack.start()
  const sql = postgres(stack.supabase.databaseUrl, {max: 2, onnotice: () => {}})
  try {
    await sql`
      insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at)
      select 'bench-' || n || '@example.test', case when n % 3 = 0 then 'en' else 'lt' end, 'Sutinku.', 'confirmed', now()
      from generate_series(1, ${SUBSCRIBERS}::int) as n`
    await sql`analyze`
    // The functions load their modules with the first email.
    await loginEmail(stack)
    return [
      {title: `newsletter (target: ${TARGET_SECONDS} s, flat memory)`, figures: await drain(stack, sql)},
    ]
  } finally {
    await sql.end()
    await stack.stop()
  }
}

async function drain(stack: DeliveryStack, sql: Sql): Promise<Figure[]> {
  const idle = memoryOf(stack)
  const samples: ReturnType<typeof memoryOf>[] = []
  const waits: number[] = []
  const since = performance.now()
  await sendNewsletter(stack)
  const queued = performance.now() - since
  while ((await leftOf(sql)) > 0) {
    samples.push(memoryOf(stack))
    waits.push(await loginEmail(stack))
    await wait(SAMPLE_MS)
  }
  const seconds = (performance.now() - since) / 1000
  const [sent] = await sql<{emails: number; people: number}[]>`
    select count(*)::int as emails, count(distinct recipient)::int as people
    from public.email_outbox where kind = 'newsletter' and status = 'sent'`
  const half = samples.slice(Math.floor(samples.length / 2))
  return [
    {subject: SUBJECT, measure: 'until queued', unit: 'ms', value: queued},
    {subject: SUBJECT, measure: 'until sent', unit: 's', value: seconds},
    {subject: SUBJECT, measure: 'emails', unit: '1/s', value: SUBSCRIBERS / seconds},
    {subject: SUBJECT, measure: 'sent', value: sent?.emails ?? 0},
    {subject: SUBJECT, measure: 'people', value: sent?.people ?? 0},
    ...latency('log-in emails meanwhile, until sent', waits),
    ...Object.keys(idle).flatMap((title) => {
      const most = (of: typeof samples) => Math.max(...of.map((each) => each[title] ?? 0))
      return [
        {subject: title, measure: 'PSS idle', unit: 'MB', value: idle[title] ?? 0},
        {
          subject: title,
          measure: 'PSS in the first half',
          unit: 'MB',
          value: most(samples.slice(0, half.length)),
        },
        {subject: title, measure: 'PSS in the second half', unit: 'MB', value: most(half)},
      ]
    }),
  ]
}

/** Memory in MB of each service. The stand-in for Resend keeps every email. */
function memoryOf(stack: DeliveryStack): Record<string, number> {
  return Object.fromEntries(Object.entries(stack.pids()).map(([title, pid]) => [title, memoryOfTree(pid)]))
}

async function sendNewsletter({supabase, functionsUrl}: DeliveryStack): Promise<void> {
  const client = supabase.client()
  const {data} = await client.auth.signInWithPassword({email: 'admin@example.test', password: 'slaptazodis'})
  const paragraphs = Array.from(
    {length: 20},
    (_, index) => `${index + 1}. ${'Bendruomenės naujienos. '.repeat(12)}`,
  )
  const response = await fetch(`${functionsUrl}/send-newsletter`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({subject: 'Naujienos', content: paragraphs.join('\n\n')}),
  })
  if (!response.ok) throw new Error(await response.text())
}

async function leftOf(sql: Sql): Promise<number> {
  const [row] = await sql<{count: number}[]>`
    select count(*)::int as count from public.newsletter_issues where status <> 'sent'`
  return row?.count ?? 0
}

/** Queues an email such as a log-in link, and resolves to the milliseconds until it was sent. */
async function loginEmail(stack: DeliveryStack): Promise<number> {
  const since = performance.now()
  const [id = ''] = await stack.queue([{recipient: 'log-in@example.test', kind: 'account'}])
  while ((await stack.row(id))?.status !== 'sent') await wait(50)
  return performance.now() - since
}
