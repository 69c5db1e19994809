import postgres from 'postgres'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {DeliveryStack} from '../support/delivery-stack.ts'
import {forms, postForm, prepareForms, submissionTo, type FormFunction} from '../support/submissions.ts'
import {latency} from './figures.ts'
import {memoryOfTree} from './proc.ts'
import {drainEmails, EMAILS} from './transactional-drain.ts'

const CONNECTIONS = 50
const SECONDS = 8
const WARM_UP_SECONDS = 1

/**
 * How fast each form's function takes submissions, each from another visitor, and how fast their emails leave, on a stack
 * of its own without limits.
 */
export async function measurePart(): Promise<Section[]> {
  const stack = await DeliveryStack.start()
  const sql = postgres(stack.supabase.databaseUrl, {max: 1, onnotice: () => {}})
  try {
    await prepareForms(sql)
    const memory = [memoryFigures(stack, 'before')]
    // Emails wait until all forms have been measured, as if a quota were used up.
    await sql`insert into private.email_pauses (priority, until) values (0, now() + interval '1 hour')`
    const figures: Figure[] = []
    for (const name of forms) figures.push(...(await submissionFigures(stack, name)))
    memory.push(memoryFigures(stack, 'after submissions'))

    await sql`truncate public.email_outbox cascade`
    await sql`delete from private.email_pauses`
    const drained = await drainEmails(sql)
    memory.push(memoryFigures(stack, 'after emails'))
    return [
      {title: `submissions: ${CONNECTIONS} connections, rate limits lifted`, figures},
      {title: `submissions: ${EMAILS} emails, the limits of Resend lifted`, figures: drained},
      {title: 'submissions: memory', figures: memory.flat()},
    ]
  } finally {
    await sql.end()
    await stack.stop()
  }
}

async function submissionFigures(stack: DeliveryStack, name: FormFunction): Promise<Figure[]> {
  await submitFor(WARM_UP_SECONDS, stack, name)
  const {times, failed, seconds} = await submitFor(SECONDS, stack, name)
  console.log(`submissions: ${name}`)
  return [
    {subject: name, measure: 'submissions', unit: '1/s', value: times.length / seconds},
    ...latency(name, times),
    {subject: name, measure: 'failed', value: failed},
  ]
}

/** Submits on each connection, one form after the other. */
async function submitFor(seconds: number, stack: DeliveryStack, name: FormFunction) {
  const times: number[] = []
  let failed = 0
  const since = performance.now()
  const visitors = Array.from({length: CONNECTIONS}, async () => {
    while (performance.now() - since < seconds * 1000) {
      const from = performance.now()
      for (const {key, body} of submissionTo(name).requests) {
        const answer = await postForm(stack, name, body, {'idempotency-key': key}).catch(() => undefined)
        if (answer?.status !== 200) failed += 1
      }
      times.push(performance.now() - from)
    }
  })
  await Promise.all(visitors)
  return {times, failed, seconds: (performance.now() - since) / 1000}
}

const memoryFigures = (stack: DeliveryStack, measure: string): Figure[] =>
  Object.entries(stack.pids()).map(([subject, pid]) => ({
    subject,
    measure: `PSS ${measure}`,
    unit: 'MB',
    value: memoryOfTree(pid),
  }))
