import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {
  addSubscriber,
  claim,
  drain,
  emptyNewsletters,
  figuresOf,
  finish,
  newAddress,
  send,
  statusOf,
} from './newsletters.ts'
import {makeAdmin, type Person, signUp, unique} from './people.ts'

/** Runs with an admin and so many subscribers, whose addresses are given in order. */
const withSubscribers = (
  count: number,
  run: (tx: Transaction, admin: Person, emails: string[]) => Promise<void>,
) =>
  rolledBack(async (tx) => {
    await emptyNewsletters(tx)
    const emails = Array.from({length: count}, newAddress).toSorted()
    for (const email of emails) await addSubscriber(tx, {email})
    await run(tx, await makeAdmin(tx, await signUp(tx, 'Ona')), emails)
  })

const stop = (tx: Transaction, admin: Person, issue: string) =>
  as(tx, admin)`select public.stop_newsletter(${issue})`
const resume = (tx: Transaction, admin: Person, issue: string) =>
  as(tx, admin)`select public.resume_newsletter(${issue})`
const unsubscribe = (tx: Transaction, token: unknown) =>
  as(tx, service)`select public.unsubscribe_from_newsletter(${String(token)})`
const pass = (tx: Transaction, interval: string) => tx`
  update public.email_outbox set next_attempt_at = next_attempt_at - ${interval}::interval,
    first_attempt_at = first_attempt_at - ${interval}::interval
  where status in ('queued', 'sending')`
const idsOf = (emails: readonly {id: string}[]) => emails.map(({id}) => id)
const recipientsOf = (emails: readonly {recipient: string}[]) =>
  emails.map(({recipient}) => recipient).toSorted()

describe('a newsletter', () => {
  test('goes to everybody who has confirmed, each once and in their language, and is then sent', async () => {
    await withSubscribers(250, async (tx, admin, emails) => {
      const english = newAddress()
      await addSubscriber(tx, {email: english, language: 'en'})
      await addSubscriber(tx, {status: 'pending'})
      await addSubscriber(tx, {status: 'unsubscribed'})
      const issue = await send(tx, admin)
      expect(await statusOf(tx, issue)).toBe('sending')
      const first = await claim(tx)
      expect(first).toHaveLength(100)
      await finish(tx, first)
      expect([...(await drain(tx)), ...recipientsOf(first)].toSorted()).toEqual(
        [...emails, english].toSorted(),
      )
      expect(await statusOf(tx, issue)).toBe('sent')
      expect(await drain(tx)).toEqual([])
      const languages = await tx`select language from public.email_outbox where recipient = ${english}`
      expect(languages).toEqual([{language: 'en'}])
      expect(await figuresOf(tx, admin, issue)).toMatchObject({
        recipients: 251,
        left: 0,
        sent: 251,
        skipped: 0,
      })
    })
  })

  test('lets every other email pass, and its emails name it without repeating it', async () => {
    await withSubscribers(150, async (tx, admin) => {
      const issue = await send(tx, admin)
      expect(await claim(tx)).toHaveLength(100)
      const urgent = [await addEmail(tx, 'queued', {kind: 'transactional'}), await addEmail(tx)]
      expect(idsOf(await claim(tx))).toEqual([urgent[1]])
      expect(idsOf(await claim(tx))).toEqual([urgent[0]])
      const rest = await claim(tx)
      expect(rest).toHaveLength(50)
      for (const {data} of rest) expect(data).toEqual({issue, token: expect.stringMatching(/^[0-9a-f]{64}$/)})
    })
  })

  test('sent again with the same key is the same newsletter', async () => {
    await withSubscribers(3, async (tx, admin, emails) => {
      const key = crypto.randomUUID()
      const issue = await send(tx, admin, {}, {key})
      expect(await send(tx, admin, {}, {key})).toBe(issue)
      await expect(send(tx, admin, {}, {key, digest: 'cd'.repeat(32)})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
      expect(await drain(tx)).toEqual(emails)
      expect(await send(tx, admin, {}, {key})).toBe(issue)
      expect(await drain(tx)).toEqual([])
    })
  })

  test('to nobody is refused', async () => {
    await withSubscribers(0, async (tx, admin) => {
      await expect(send(tx, admin)).rejects.toMatchObject({code: 'PT409', detail: 'no_subscribers'})
    })
  })

  test('is logged with who sent and stopped it', async () => {
    await withSubscribers(1, async (tx, admin) => {
      const issue = await send(tx, admin)
      await stop(tx, admin, issue)
      await resume(tx, admin, issue)
      const log =
        await tx`select action, actor_id from public.audit_log where subject_id = ${issue} order by id`
      expect(log).toEqual(['send', 'stop', 'resume'].map((action) => ({action, actor_id: admin.id})))
    })
  })
})

describe('a set time', () => {
  test('starts it when it has come, with who is subscribed then', async () => {
    await withSubscribers(2, async (tx, admin, emails) => {
      const issue = await send(tx, admin, {sendAt: new Date(Date.now() + 3_600_000).toISOString()})
      expect(await drain(tx)).toEqual([])
      expect(await statusOf(tx, issue)).toBe('scheduled')
      const late = newAddress()
      await addSubscriber(tx, {email: late})
      await tx`update public.newsletter_issues set send_at = now() where id = ${issue}`
      expect(await drain(tx)).toEqual([...emails, late].toSorted())
      expect(await statusOf(tx, issue)).toBe('sent')
    })
  })

  test('that has passed is refused', async () => {
    await withSubscribers(1, async (tx, admin) => {
      const sendAt = new Date(Date.now() - 3_600_000).toISOString()
      await expect(send(tx, admin, {sendAt})).rejects.toMatchObject({detail: 'bad_request'})
    })
  })

  test('can be taken back', async () => {
    await withSubscribers(1, async (tx, admin) => {
      const issue = await send(tx, admin, {sendAt: new Date(Date.now() + 3_600_000).toISOString()})
      await as(tx, admin)`select public.unschedule_newsletter(${issue})`
      expect(await statusOf(tx, issue)).toBe('draft')
      await expect(as(tx, admin)`select public.unschedule_newsletter(${issue})`).rejects.toMatchObject({
        code: 'PT409',
        detail: 'not_scheduled',
      })
    })
  })
})

describe('a newsletter that is stopped', () => {
  test('goes to nobody any more, and when resumed to those who have not got it', async () => {
    await withSubscribers(150, async (tx, admin, emails) => {
      const issue = await send(tx, admin)
      const first = await claim(tx)
      await stop(tx, admin, issue)
      await finish(tx, first)
      expect(await drain(tx)).toEqual([])
      expect(await figuresOf(tx, admin, issue)).toMatchObject({status: 'stopped', sent: 100, left: 50})
      await resume(tx, admin, issue)
      expect([...(await drain(tx)), ...recipientsOf(first)].toSorted()).toEqual(emails)
      expect(await statusOf(tx, issue)).toBe('sent')
    })
  })

  test('does not retry what failed before, and does not hold up another newsletter', async () => {
    await withSubscribers(3, async (tx, admin, emails) => {
      const stopped = await send(tx, admin)
      await as(tx, service)`select public.retry_emails(${idsOf(await claim(tx))}, '500')`
      await stop(tx, admin, stopped)
      await pass(tx, '1 hour')
      expect(await claim(tx)).toEqual([])
      const other = await send(tx, admin)
      expect(await drain(tx)).toEqual(emails)
      expect([await statusOf(tx, stopped), await statusOf(tx, other)]).toEqual(['stopped', 'sent'])
    })
  })

  test('cannot be stopped twice, nor resumed while it is being sent', async () => {
    await withSubscribers(1, async (tx, admin) => {
      const issue = await send(tx, admin)
      await expect(resume(tx, admin, issue)).rejects.toMatchObject({code: 'PT409', detail: 'not_stopped'})
      await stop(tx, admin, issue)
      await expect(stop(tx, admin, issue)).rejects.toMatchObject({code: 'PT409', detail: 'not_sending'})
    })
  })
})

describe('just before it is sent, an address is left out that', () => {
  const leavers: [string, (tx: Transaction, email: string) => Promise<unknown>][] = [
    [
      'bounced',
      (tx, email) => tx`insert into public.suppressed_addresses (email, reason) values (${email}, 'bounced')`,
    ],
    [
      'reported spam',
      (tx, email) =>
        tx`insert into public.suppressed_addresses (email, reason) values (${email}, 'complained')`,
    ],
    [
      'unsubscribed',
      (tx, email) =>
        tx`update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = ${email}`,
    ],
    [
      'must confirm again',
      (tx, email) => tx`update public.newsletter_subscribers set status = 'pending' where email = ${email}`,
    ],
    ['was erased', (tx, email) => tx`delete from public.newsletter_subscribers where email = ${email}`],
  ]

  test.each(leavers)('%s', async (_, leave) => {
    await withSubscribers(3, async (tx, admin, [gone = '', ...others]) => {
      const issue = await send(tx, admin)
      await leave(tx, gone)
      expect(await drain(tx)).toEqual(others)
      expect(await figuresOf(tx, admin, issue)).toMatchObject({
        status: 'sent',
        recipients: 3,
        sent: 2,
        skipped: 1,
        left: 0,
      })
    })
  })

  test.each(leavers)('%s while the batch waited to be tried again', async (_, leave) => {
    await withSubscribers(3, async (tx, admin, [gone = '', ...others]) => {
      const issue = await send(tx, admin)
      const first = await claim(tx)
      await as(tx, service)`select public.retry_emails(${idsOf(first)}, '500')`
      await leave(tx, gone)
      await pass(tx, '30 seconds')
      const again = await claim(tx)
      expect(recipientsOf(again)).toEqual(others)
      // Under another key, those who may have got it would get it twice.
      expect(again.map(({batch_id}) => batch_id)).toEqual(others.map(() => first[0]?.batch_id))
      await finish(tx, again)
      expect(await drain(tx)).toEqual([])
      expect(await figuresOf(tx, admin, issue)).toMatchObject({status: 'sent', sent: 2, skipped: 1})
    })
  })

  test.each(leavers)('%s while the quota was waited for', async (_, leave) => {
    await withSubscribers(3, async (tx, admin, [gone = '', ...others]) => {
      await send(tx, admin)
      await as(tx, service)`select public.wait_for_quota(${idsOf(await claim(tx))}, '429', 600)`
      await leave(tx, gone)
      expect(await claim(tx)).toEqual([])
      await tx`update private.email_pauses set until = now()`
      expect(recipientsOf(await claim(tx))).toEqual(others)
    })
  })
})

test('when everybody has left, nothing is sent, and the next newsletter is not held up', async () => {
  await withSubscribers(120, async (tx, admin) => {
    const issue = await send(tx, admin)
    await tx`update public.newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now()`
    const email = newAddress()
    await addSubscriber(tx, {email})
    const next = await send(tx, admin)
    expect(await drain(tx)).toEqual([email])
    expect(await drain(tx)).toEqual([])
    expect([await statusOf(tx, issue), await statusOf(tx, next)]).toEqual(['sent', 'sent'])
  })
})

test('the quotas let as many newsletters pass as they leave, and the rest a day later', async () => {
  await withSubscribers(20, async (tx, admin, emails) => {
    await tx`update private.email_limits set per_day = 10, reserved = 0.2`
    const issue = await send(tx, admin)
    const today = await drain(tx)
    expect(today).toHaveLength(8)
    expect(await figuresOf(tx, admin, issue)).toMatchObject({status: 'sending', sent: 8, left: 12})
    await tx`update public.email_outbox set sent_at = now() - interval '25 hours'`
    const tomorrow = await drain(tx)
    expect(tomorrow).toHaveLength(8)
    await tx`update public.email_outbox set sent_at = now() - interval '25 hours'`
    expect([...today, ...tomorrow, ...(await drain(tx))].toSorted()).toEqual(emails)
    expect(await statusOf(tx, issue)).toBe('sent')
  })
})

describe('the figures of a newsletter', () => {
  const report = (tx: Transaction, provider: unknown, event: string, address: string) => tx`
    select public.record_email_event(${unique('msg')}, ${String(provider)}, ${event}, now(), 'Why', ${event === 'delivered' ? [] : [address]})`

  test('say what became of it, also after its emails have been deleted', async () => {
    await withSubscribers(
      5,
      async (tx, admin, [delivered = '', bounced = '', complained = '', unsubscribed = '']) => {
        const issue = await send(tx, admin)
        const claimed = await claim(tx)
        const [failing] = claimed.filter(
          ({recipient}) => ![delivered, bounced, complained, unsubscribed].includes(recipient),
        )
        await finish(
          tx,
          claimed.filter((each) => each !== failing),
        )
        const results = [{id: failing?.id ?? '', error: '422'}]
        await as(tx, service)`select public.finish_emails(${tx.json(results)})`
        const providerOf = async (email: string) =>
          (await tx`select provider_id from public.email_outbox where recipient = ${email}`)[0]?.provider_id
        await report(tx, await providerOf(delivered), 'delivered', delivered)
        await report(tx, await providerOf(bounced), 'bounced', bounced)
        await report(tx, await providerOf(complained), 'delivered', complained)
        await report(tx, await providerOf(complained), 'complained', complained)
        const token = claimed.find(({recipient}) => recipient === unsubscribed)?.data.token
        await unsubscribe(tx, token)
        await unsubscribe(tx, token)
        await claim(tx)
        const expected = {
          status: 'sent',
          recipients: 5,
          left: 0,
          sent: 4,
          delivered: 2,
          bounced: 1,
          complained: 1,
          failed: 1,
          skipped: 0,
          unsubscribed: 1,
        }
        expect(await figuresOf(tx, admin, issue)).toMatchObject(expected)
        await tx`update public.email_outbox set created_at = now() - interval '31 days', failed_at = now() - interval '31 days'`
        await as(tx, service)`select public.purge_emails()`
        expect(await tx`select from public.email_outbox`).toHaveLength(0)
        expect(await figuresOf(tx, admin, issue)).toMatchObject(expected)

        const next = await send(tx, admin)
        const wanted = [delivered, failing?.recipient ?? ''].toSorted()
        expect(await drain(tx)).toEqual(wanted)
        expect(await figuresOf(tx, admin, next)).toMatchObject({recipients: 2})
      },
    )
  })

  test('count somebody who unsubscribes with the newsletter whose link it was, once', async () => {
    await withSubscribers(1, async (tx, admin) => {
      const issues = [await send(tx, admin)]
      const [first] = await claim(tx)
      await finish(tx, first ? [first] : [])
      issues.push(await send(tx, admin))
      const [second] = await claim(tx)
      await finish(tx, second ? [second] : [])
      await unsubscribe(tx, second?.data.token)
      await unsubscribe(tx, first?.data.token)
      // One after the other: each sets the role of the transaction.
      const unsubscribed = []
      for (const issue of issues) unsubscribed.push((await figuresOf(tx, admin, issue))?.unsubscribed)
      expect(unsubscribed).toEqual([0, 1])
    })
  })
})
