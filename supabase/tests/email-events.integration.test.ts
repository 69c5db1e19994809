import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {makeAdmin, signUp, unique} from './people.ts'

type Event = 'delivered' | 'bounced' | 'complained'

const record = (
  tx: Transaction,
  {
    id = unique('msg'),
    email,
    event,
    at = '2026-11-22T10:00:00Z',
    suppressed = [],
  }: {
    id?: string
    email: string
    event: Event
    at?: string
    suppressed?: string[]
  },
) =>
  as(tx, service)`select public.record_email_event(${id}, ${email}, ${event}, ${at}, 'Full', ${suppressed})`

async function sentEmail(tx: Transaction): Promise<{id: string; providerId: string}> {
  const [id, providerId] = [await addEmail(tx, 'sending'), unique('r')]
  await as(tx, service)`select public.finish_emails(${tx.json([{id, provider_id: providerId}])})`
  return {id, providerId}
}

const fateOf = async (tx: Transaction, id: string) => {
  const [row] = await tx`
    select delivered_at, bounced_at, complained_at, bounce_reason from public.email_outbox where id = ${id}`
  return row
}

describe('what Resend reports of an email', () => {
  test('is stored with it', async () => {
    await rolledBack(async (tx) => {
      const {id, providerId} = await sentEmail(tx)
      await record(tx, {email: providerId, event: 'delivered'})
      await record(tx, {email: providerId, event: 'bounced', at: '2026-11-22T11:00:00Z'})
      expect(await fateOf(tx, id)).toEqual({
        delivered_at: new Date('2026-11-22T10:00:00Z'),
        bounced_at: new Date('2026-11-22T11:00:00Z'),
        complained_at: null,
        bounce_reason: 'Full',
      })
    })
  })

  test('is stored with it also when it comes before the id of the email', async () => {
    await rolledBack(async (tx) => {
      const [id, providerId] = [await addEmail(tx, 'sending'), unique('r')]
      await record(tx, {email: providerId, event: 'complained'})
      await as(tx, service)`select public.finish_emails(${tx.json([{id, provider_id: providerId}])})`
      expect(await fateOf(tx, id)).toMatchObject({complained_at: new Date('2026-11-22T10:00:00Z')})
    })
  })

  test('has no effect when it is repeated', async () => {
    await rolledBack(async (tx) => {
      const [{id, providerId}, address] = [await sentEmail(tx), `${unique('gone')}@example.test`]
      const event = {id: unique('msg'), email: providerId, event: 'bounced' as const, suppressed: [address]}
      await record(tx, event)
      await tx`delete from public.suppressed_addresses where email = ${address}`
      await record(tx, {...event, at: '2026-11-22T12:00:00Z'})
      expect(await fateOf(tx, id)).toMatchObject({bounced_at: new Date('2026-11-22T10:00:00Z')})
      expect(await tx`select from public.suppressed_addresses where email = ${address}`).toEqual([])
    })
  })

  test('suppresses an address in its one spelling, for its first reason', async () => {
    await rolledBack(async (tx) => {
      const address = `${unique('gone')}@example.test`
      const suppressed = [` ${address.toUpperCase()}`]
      await record(tx, {email: 'of-another-program', event: 'bounced', suppressed})
      await record(tx, {email: 'of-another-program', event: 'complained', suppressed})
      await record(tx, {email: 'of-another-program', event: 'delivered', suppressed: ['fine@example.test']})
      expect(
        await tx`select email, reason from public.suppressed_addresses where email like '%' || ${address}`,
      ).toEqual([{email: address, reason: 'bounced'}])
      expect(await tx`select from public.suppressed_addresses where email = 'fine@example.test'`).toEqual([])
    })
  })

  test('is stored by the service only, and forgotten after 30 days', async () => {
    await rolledBack(async (tx) => {
      const ona = await makeAdmin(tx, await signUp(tx))
      for (const caller of [visitor(), await signUp(tx), ona]) {
        const query = as(tx, caller)`select public.record_email_event('m', 'r', 'bounced', now(), '', '{}')`
        await expect(query).rejects.toMatchObject(refused)
      }
      const email = unique('r')
      await record(tx, {email, event: 'delivered'})
      await tx`update public.email_events set received_at = now() - interval '31 days' where provider_id = ${email}`
      await as(tx, service)`select public.purge_emails()`
      expect(await tx`select from public.email_events where provider_id = ${email}`).toEqual([])
    })
  })
})

describe('an admin', () => {
  const failedEmail = (tx: Transaction) =>
    addEmail(tx, 'failed', {kind: 'transactional', recipient: 'sena@example.test'})

  test.each([
    [null, 'sena@example.test', false],
    [' Nauja@Example.test', 'nauja@example.test', true],
  ])('sends a failed email again, to %j', async (given, recipient, isCorrected) => {
    await rolledBack(async (tx) => {
      const [ona, id] = [await makeAdmin(tx, await signUp(tx)), await failedEmail(tx)]
      await as(tx, ona)`select public.retry_failed_email(${id}, ${given})`
      const [row] = await tx`
        select status, recipient, attempts, resends, first_attempt_at, failed_at, last_error, data::text as data
        from public.email_outbox where id = ${id}`
      expect(row).toEqual({
        status: 'queued',
        recipient,
        attempts: 0,
        resends: 1,
        first_attempt_at: null,
        failed_at: null,
        last_error: null,
        data: '{"link": "secret"}',
      })
      const log = await tx`select actor_id, action, details from public.audit_log where subject_id = ${id}`
      expect(log).toEqual([{actor_id: ona.id, action: 'resend', details: {corrected: isCorrected}}])
    })
  })

  test('sends no log-in link again, nothing that has not failed, and nothing to what is no address', async () => {
    await rolledBack(async (tx) => {
      const ona = await makeAdmin(tx, await signUp(tx))
      const [account, queued, failed] = [
        await addEmail(tx, 'failed'),
        await addEmail(tx),
        await failedEmail(tx),
      ]
      const retry = (id: string, recipient: string | null = null) =>
        as(tx, ona)`select public.retry_failed_email(${id}, ${recipient})`
      await expect(retry(account)).rejects.toMatchObject({code: '22023'})
      await expect(retry(queued)).rejects.toMatchObject({code: 'PT404'})
      await expect(retry(failed, 'nobody')).rejects.toMatchObject({code: '23514'})
      const seen = await as(tx, ona)`
        select id, may_resend from public.email_failures where id in (${account}, ${failed}) order by may_resend`
      expect(seen).toEqual([
        {id: account, may_resend: false},
        {id: failed, may_resend: true},
      ])
    })
  })

  test('is the only one who may', async () => {
    await rolledBack(async (tx) => {
      const id = await failedEmail(tx)
      for (const caller of [visitor(), await signUp(tx), service]) {
        const query = as(tx, caller)`select public.retry_failed_email(${id})`
        await expect(query).rejects.toMatchObject(refused)
      }
    })
  })
})
