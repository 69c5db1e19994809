import {as, service, type Caller} from './callers.ts'
import type {Transaction} from './database.ts'
import {unique} from './people.ts'

export const newAddress = () => `${unique('policy')}@example.test`

/** Inserts a subscriber, who has confirmed unless something else is said, and returns the id. */
export async function addSubscriber(
  tx: Transaction,
  {email = newAddress(), language = 'lt', status = 'confirmed'} = {},
): Promise<string> {
  const [row] = await tx<{id: string}[]>`
    insert into public.newsletter_subscribers (email, language, wording, status, confirmed_at, unsubscribed_at)
    values (${email}, ${language}, 'Sutinku.', ${status}, now(), now()) returning id`
  return row?.id ?? ''
}

/** Inserts a draft and returns its id. */
export async function addIssue(tx: Transaction): Promise<string> {
  const [row] = await tx<
    {id: string}[]
  >`insert into public.newsletter_issues (subject_lt) values ('Kalėdos') returning id`
  return row?.id ?? ''
}

export async function addDelivery(tx: Transaction, issue: string, subscriber: string): Promise<string> {
  const [row] = await tx<{id: string}[]>`
    insert into public.newsletter_deliveries (issue_id, subscriber_id, language) values (${issue}, ${subscriber}, 'lt')
    returning id`
  return row?.id ?? ''
}

const content = [{kind: 'paragraph', spans: [{text: 'Susitinkame!'}]}]
export const texts = {subject: {lt: 'Kalėdos', en: ''}, content: {lt: content, en: []}}

/** Forgets what other tests may have left: subscribers, newsletters and emails. */
export async function emptyNewsletters(tx: Transaction): Promise<void> {
  await tx`delete from public.newsletter_issues`
  await tx`delete from public.newsletter_subscribers`
  await tx`delete from public.email_outbox`
}

/** Sends a newsletter as the function does, and returns the response of the database. */
export async function send(tx: Transaction, admin: Caller, submission: object = {}, context: object = {}) {
  const [row] = await as(tx, service)<{response: {ok: true; issueId: string}}>`
    select public.send_newsletter(
      ${JSON.stringify({...texts, ...submission})}::text::jsonb,
      ${JSON.stringify({admin: admin.id, digest: 'ab'.repeat(32), ...context})}::text::jsonb
    ) as response`
  return row?.response.issueId ?? ''
}

interface Claimed {
  id: string
  recipient: string
  language: string
  batch_id: string | null
  data: {issue: string; token: string}
}

export const claim = (tx: Transaction) =>
  as(
    tx,
    service,
  )<Claimed>`select id, recipient, language, batch_id, data from public.advance_newsletters_and_claim_emails()`

/** Notes that Resend took these emails. */
export async function finish(tx: Transaction, emails: readonly {id: string}[]): Promise<void> {
  const results = emails.map(({id}) => ({id, provider_id: unique('r')}))
  await as(tx, service)`select public.finish_emails(${tx.json(results)})`
}

/** Sends everything that is due, and returns the addresses in order. */
export async function drain(tx: Transaction): Promise<string[]> {
  const sent: string[] = []
  for (;;) {
    const claimed = await claim(tx)
    if (claimed.length === 0) return sent.toSorted()
    sent.push(...claimed.map(({recipient}) => recipient))
    await finish(tx, claimed)
  }
}

export const statusOf = async (tx: Transaction, issue: string) =>
  (await tx<{status: string}[]>`select status from public.newsletter_issues where id = ${issue}`)[0]?.status

/** What an admin sees of the newsletter. */
export async function figuresOf(tx: Transaction, admin: Caller, issue: string) {
  const [row] = await as(tx, admin)`select * from public.newsletter_history() where id = ${issue}`
  return row
}
