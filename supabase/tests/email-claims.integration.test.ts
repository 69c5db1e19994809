import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {unique} from './people.ts'

interface Claimed {
  id: string
  batch_id: string | null
}

/** Claims as if nothing but the emails of the test were due. */
const claim = (tx: Transaction) =>
  as(tx, service)<Claimed>`select id, batch_id from public.advance_newsletters_and_claim_emails()`

/** Emails of this kind, and nothing else that is due. */
async function addEmails(tx: Transaction, kind: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await addEmail(tx, 'queued', {kind}))
  return ids
}

const emptyOutbox = (tx: Transaction) => tx`delete from public.email_outbox`
const pass = (tx: Transaction, interval: string) => tx`
  update public.email_outbox set next_attempt_at = next_attempt_at - ${interval}::interval
  where status in ('queued', 'sending')`
const idsOf = (claimed: readonly Claimed[]) => claimed.map(({id}) => id).toSorted()
const ids = (claimed: readonly Claimed[]) => claimed.map(({id}) => id)

describe('the urgent email', () => {
  test('is claimed before others, also while a newsletter is being sent', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      const newsletter = await addEmails(tx, 'newsletter', 250)
      expect(await claim(tx)).toHaveLength(100)
      const ordinary = await addEmails(tx, 'transactional', 2)
      const account = await addEmails(tx, 'account', 7)
      const first = await claim(tx)
      expect(first).toHaveLength(5)
      expect(first.every(({id, batch_id}) => account.includes(id) && batch_id === null)).toBe(true)
      expect(await claim(tx)).toHaveLength(2)
      expect(idsOf(await claim(tx))).toEqual(ordinary.toSorted())
      const rest = await claim(tx)
      expect(rest).toHaveLength(100)
      expect(rest.every(({id}) => newsletter.includes(id))).toBe(true)
    })
  })
})

describe('a batch', () => {
  test('comes back whole, as the same batch and before others, when its worker has died', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'newsletter', 3)
      const first = await claim(tx)
      const others = await addEmails(tx, 'newsletter', 2)
      await tx`update public.email_outbox set next_attempt_at = '2000-01-01' where id = any(${others})`
      await pass(tx, '30 seconds')
      const again = await claim(tx)
      expect(new Set(first.map(({batch_id}) => batch_id)).size).toBe(1)
      expect(again.map(({batch_id}) => batch_id)).toEqual(first.map(({batch_id}) => batch_id))
      expect(idsOf(again)).toEqual(idsOf(first))
    })
  })

  test('stays together when it is tried again later', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'transactional', 3)
      const first = await claim(tx)
      await as(tx, service)`select public.retry_emails(${ids(first)}, '500')`
      expect(await claim(tx)).toEqual([])
      await pass(tx, '30 seconds')
      expect(await claim(tx)).toEqual(expect.arrayContaining(first))
    })
  })

  test('is dissolved when Resend refuses it as a whole', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'newsletter', 3)
      const first = await claim(tx)
      await as(tx, service)`select public.separate_emails(${ids(first)}, '422')`
      const again = await claim(tx)
      expect(idsOf(again)).toEqual(idsOf(first))
      expect(again.map(({batch_id}) => batch_id)).toEqual([null, null, null])
    })
  })

  test('is not one when there is a single email', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'newsletter', 1)
      expect(await claim(tx)).toMatchObject([{batch_id: null}])
    })
  })
})

describe('a quota that is used up', () => {
  test('stops what is as urgent or less, without counting the attempt', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'transactional', 2)
      const claimed = await claim(tx)
      await as(tx, service)`select public.wait_for_quota(${ids(claimed)}, '429', 600)`
      await addEmails(tx, 'newsletter', 2)
      expect(await claim(tx)).toEqual([])
      const waiting = await tx`
        select status, attempts, first_attempt_at, last_error from public.email_outbox where id = any(${ids(claimed)})`
      const expected = {status: 'queued', attempts: 0, first_attempt_at: null, last_error: '429'}
      expect(waiting).toEqual([expected, expected])
      const [account] = await addEmails(tx, 'account', 1)
      expect(await claim(tx)).toMatchObject([{id: account}])
    })
  })

  test('is waited for without giving up, and then everything goes on', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      await addEmails(tx, 'transactional', 2)
      const claimed = await claim(tx)
      await as(tx, service)`select public.wait_for_quota(${ids(claimed)}, '429', 600)`
      await tx`update private.email_pauses set until = now() - interval '1 second'`
      await tx`update public.email_outbox set created_at = now() - interval '20 days'`
      expect(await claim(tx)).toEqual(expect.arrayContaining(claimed))
    })
  })

  test('keeps the time since when an email may have been sent', async () => {
    await rolledBack(async (tx) => {
      await emptyOutbox(tx)
      const id = await addEmail(tx, 'sending')
      await tx`update public.email_outbox set attempts = 2 where id = ${id}`
      await as(tx, service)`select public.wait_for_quota(${[id]}, '429', 600)`
      const [row] =
        await tx`select attempts, first_attempt_at is null as is_new from public.email_outbox where id = ${id}`
      expect(row).toEqual({attempts: 1, is_new: false})
    })
  })
})

test('newsletters leave a share of the quota to other emails', async () => {
  await rolledBack(async (tx) => {
    await emptyOutbox(tx)
    await tx`update private.email_limits set per_day = 10, reserved = 0.2`
    await addEmails(tx, 'newsletter', 20)
    const claimed = await claim(tx)
    expect(claimed).toHaveLength(8)
    const results = claimed.map(({id}) => ({id, provider_id: unique('r')}))
    await as(tx, service)`select public.finish_emails(${tx.json(results)})`
    expect(await claim(tx)).toEqual([])
    const ordinary = await addEmails(tx, 'transactional', 2)
    expect(idsOf(await claim(tx))).toEqual(ordinary.toSorted())
    await tx`update public.email_outbox set sent_at = now() - interval '25 hours' where status = 'sent'`
    expect(await claim(tx)).toHaveLength(8)
  })
})

test('a newsletter is not sent to a suppressed address, while other emails are', async () => {
  await rolledBack(async (tx) => {
    await emptyOutbox(tx)
    const recipient = `${unique('gone')}@example.test`
    await tx`insert into public.suppressed_addresses (email, reason) values (${recipient}, 'bounced')`
    const newsletter = await addEmail(tx, 'queued', {kind: 'newsletter', recipient})
    const other = await addEmail(tx, 'queued', {kind: 'newsletter'})
    const account = await addEmail(tx, 'queued', {kind: 'account', recipient})
    expect(ids(await claim(tx))).toEqual([account])
    expect(ids(await claim(tx))).toEqual([other])
    const [row] =
      await tx`select status, data::text as data from public.email_outbox where id = ${newsletter}`
    expect(row).toEqual({status: 'suppressed', data: '{}'})
  })
})
