import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {makeAdmin, signUp, unique} from './people.ts'

async function queue(tx: Transaction, key: string, recipient = 'rasa@example.test') {
  const [email] = await as(tx, service)<{id: string}>`
    select public.queue_email(${recipient}, 'policy-test', 'lt', '{"link": "secret"}', ${key}, 'account') as id`
  return email?.id ?? ''
}

/** Claims these emails first: emails of other tests may be due too, but not since the year 2000. */
async function claim(tx: Transaction, ids: readonly string[], batchSize = ids.length) {
  await tx`
    update public.email_outbox set next_attempt_at = '2000-01-01'
    where id = any(${[...ids]}) and status = 'queued' and next_attempt_at <= now()`
  return as(tx, service)<{id: string; attempts: number; status: string; data: object}>`
    select * from public.advance_newsletters_and_claim_emails(${batchSize})`
}

const finish = (tx: Transaction, results: {id: string; provider_id?: string; error?: string}[]) =>
  as(tx, service)`select public.finish_emails(${tx.json(results)})`

const unsentData = '{"link": "secret"}'

const stateOf = async (tx: Transaction, id: string) => {
  const [email] = await tx`
    select status, attempts, data::text as data, last_error, sent_at is not null as is_sent, provider_id,
      extract(epoch from next_attempt_at - now())::float as wait
    from public.email_outbox where id = ${id}`
  return email
}

describe('an email', () => {
  test('is queued once per key, even with different data', async () => {
    await rolledBack(async (tx) => {
      const key = unique('policy')
      const id = await queue(tx, key)
      expect(await queue(tx, key, 'tomas@example.test')).toBe(id)
      expect(await tx`select recipient from public.email_outbox where idempotency_key = ${key}`).toEqual([
        {recipient: 'rasa@example.test'},
      ])
      expect(await queue(tx, unique('policy'))).not.toBe(id)
    })
  })

  test.each([
    {wrong: 'recipient', row: ['nobody', 'policy-test', 'lt', {}]},
    {
      wrong: 'recipient with a second line',
      row: ['a@example.test\nBcc: b@example.test', 'policy-test', 'lt', {}],
    },
    {wrong: 'template', row: ['a@example.test', '../secret', 'lt', {}]},
    {wrong: 'language', row: ['a@example.test', 'policy-test', 'de', {}]},
    {wrong: 'data', row: ['a@example.test', 'policy-test', 'lt', []]},
  ] as const)('is rejected for its $wrong', async ({row: [recipient, template, language, data]}) => {
    await rolledBack(async (tx) => {
      const query = as(tx, service)`
        select public.queue_email(${recipient}, ${template}, ${language}, ${tx.json(data)}, ${unique('policy')})`
      await expect(query).rejects.toMatchObject({code: '23514'})
    })
  })

  test.each(['Rasa@Example.test', ' rasa@example.test\n', 'RASA@EXAMPLE.TEST'])(
    'is queued for the address in its one spelling: %j',
    async (recipient) => {
      await rolledBack(async (tx) => {
        const id = await queue(tx, unique('policy'), recipient)
        expect(await tx`select recipient from public.email_outbox where id = ${id}`).toEqual([
          {recipient: 'rasa@example.test'},
        ])
        const written = tx.savepoint(
          (savepoint) => savepoint`update public.email_outbox set recipient = ${recipient} where id = ${id}`,
        )
        await expect(written).rejects.toMatchObject({code: '23514'})
      })
    },
  )

  test('is queued, claimed and finished by the service only', async () => {
    await rolledBack(async (tx) => {
      const id = await addEmail(tx, 'sending')
      const ona = await makeAdmin(tx, await signUp(tx))
      for (const caller of [visitor(), await signUp(tx), ona]) {
        const query = as(tx, caller)
        const queued = query`select public.queue_email('a@example.test', 'policy-test', 'lt', '{}', 'policy-key')`
        await expect(queued).rejects.toMatchObject(refused)
        await expect(
          query`select * from public.advance_newsletters_and_claim_emails(1)`,
        ).rejects.toMatchObject(refused)
        await expect(query`select public.finish_emails(${tx.json([{id}])})`).rejects.toMatchObject(refused)
        await expect(query`select public.retry_emails(${[id]}, 'no')`).rejects.toMatchObject(refused)
        await expect(query`select public.separate_emails(${[id]}, 'no')`).rejects.toMatchObject(refused)
        await expect(query`select public.wait_for_quota(${[id]}, 'no', 1)`).rejects.toMatchObject(refused)
        await expect(query`select public.purge_emails()`).rejects.toMatchObject(refused)
        await expect(query`select public.purge_expired()`).rejects.toMatchObject(refused)
      }
    })
  })

  test('loses its data once sent', async () => {
    await rolledBack(async (tx) => {
      const id = await queue(tx, unique('policy'))
      expect(await claim(tx, [id])).toMatchObject([
        {id, status: 'sending', attempts: 1, data: {link: 'secret'}},
      ])
      await finish(tx, [{id, provider_id: 'r1'}])
      expect(await stateOf(tx, id)).toMatchObject({
        status: 'sent',
        data: '{}',
        is_sent: true,
        provider_id: 'r1',
      })
    })
  })

  test('can be finished, retried or failed only while it is being sent', async () => {
    await rolledBack(async (tx) => {
      const id = await queue(tx, unique('policy'))
      await finish(tx, [{id, provider_id: 'r1'}])
      await finish(tx, [{id, error: 'no'}])
      await as(tx, service)`
        select public.retry_emails(${[id]}, 'no'), public.separate_emails(${[id]}, 'no'),
          public.wait_for_quota(${[id]}, 'no', 60)`
      expect(await stateOf(tx, id)).toMatchObject({
        status: 'queued',
        data: unsentData,
        last_error: null,
      })
    })
  })
})

describe('claiming', () => {
  test('returns at most the batch size, longest due first', async () => {
    await rolledBack(async (tx) => {
      const ids = [await addEmail(tx), await addEmail(tx), await addEmail(tx)]
      for (const [at, id] of ids.entries()) {
        await tx`update public.email_outbox set next_attempt_at = ${`1999-01-0${3 - at}`} where id = ${id}`
      }
      const claimed = await as(tx, service)<{
        id: string
      }>`select id from public.advance_newsletters_and_claim_emails(2)`
      expect(claimed.map(({id}) => id).toSorted()).toEqual([ids[1], ids[2]].toSorted())
    })
  })

  test('respects the batch size with nested loop joins too', async () => {
    await rolledBack(async (tx) => {
      for (let n = 0; n < 20; n++) await addEmail(tx)
      for (const method of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material']) {
        await tx`select set_config(${`enable_${method}`}, 'off', true)`
      }
      expect(
        await as(tx, service)`select id from public.advance_newsletters_and_claim_emails(3)`,
      ).toHaveLength(3)
    })
  })

  test('skips emails that are not due, failed or being sent', async () => {
    await rolledBack(async (tx) => {
      const [later, failed, underWay] = [
        await addEmail(tx),
        await addEmail(tx, 'failed'),
        await addEmail(tx, 'sending'),
      ]
      await tx`update public.email_outbox set next_attempt_at = now() + interval '1 second' where id = ${later}`
      await tx`update public.email_outbox set next_attempt_at = now() + interval '1 second' where id = ${underWay}`
      const claimed = (await claim(tx, [], 100)).map(({id}) => id)
      for (const id of [later, failed, underWay]) expect(claimed).not.toContain(id)
    })
  })

  test('claims again after 30 seconds what a dead worker had claimed', async () => {
    await rolledBack(async (tx) => {
      const id = await queue(tx, unique('policy'))
      await claim(tx, [id])
      expect(await stateOf(tx, id)).toMatchObject({status: 'sending', wait: 30})
      await tx`update public.email_outbox set next_attempt_at = '2000-01-01' where id = ${id}`
      expect(await claim(tx, [id])).toMatchObject([{id, status: 'sending', attempts: 2}])
    })
  })
})

describe('a failed email', () => {
  test.each([
    {attempts: 1, seconds: 30},
    {attempts: 2, seconds: 60},
    {attempts: 3, seconds: 120},
    {attempts: 7, seconds: 1920},
    {attempts: 8, seconds: 3600},
    {attempts: 60, seconds: 3600},
  ])('is retried $seconds seconds after attempt $attempts', async ({attempts, seconds}) => {
    await rolledBack(async (tx) => {
      const id = await addEmail(tx, 'sending')
      await tx`update public.email_outbox set attempts = ${attempts} where id = ${id}`
      await as(tx, service)`select public.retry_emails(${[id]}, 'The server is away')`
      expect(await stateOf(tx, id)).toMatchObject({
        status: 'queued',
        wait: seconds,
        last_error: 'The server is away',
        data: unsentData,
      })
    })
  })

  test.each([
    {kind: 'account', since: 'created_at', age: '24 hours 1 second', status: 'failed', data: '{}'},
    {kind: 'account', since: 'first_attempt_at', age: '24 hours 1 second', status: 'failed', data: '{}'},
    {
      kind: 'newsletter',
      since: 'first_attempt_at',
      age: '24 hours 1 second',
      status: 'failed',
      data: unsentData,
    },
    {kind: 'newsletter', since: 'created_at', age: '30 days', status: 'sending', data: unsentData},
    {
      kind: 'account',
      since: 'first_attempt_at',
      age: '23 hours 59 minutes',
      status: 'sending',
      data: unsentData,
    },
  ])('of kind $kind is $status $age after $since', async ({kind, since, age, status, data}) => {
    await rolledBack(async (tx) => {
      const id = await addEmail(tx, 'sending', {kind})
      await tx`update public.email_outbox set ${tx(since)} = now() - ${age}::interval where id = ${id}`
      await as(tx, service)`select public.retry_emails(${[id]}, ${'x'.repeat(5000)})`
      // Whatever other tests have queued is more urgent than a newsletter.
      await tx`
        update public.email_outbox set next_attempt_at = case id when ${id} then now() else now() + interval '1 hour' end
        where status in ('queued', 'sending')`
      await claim(tx, [], 1)
      expect(await stateOf(tx, id)).toMatchObject({status, data, last_error: 'x'.repeat(500)})
    })
  })

  test('is visible to admins, without its data', async () => {
    await rolledBack(async (tx) => {
      const [id, ona] = [await addEmail(tx, 'sending'), await makeAdmin(tx, await signUp(tx))]
      await finish(tx, [{id, error: 'There is no such address'}])
      const [failure] = await as(tx, ona)`select * from public.email_failures where id = ${id}`
      expect(failure).toMatchObject({template: 'policy-test', last_error: 'There is no such address'})
      expect(Object.keys(failure ?? {}).toSorted()).toEqual([
        'attempts',
        'created_at',
        'failed_at',
        'id',
        'last_error',
        'may_resend',
        'recipient',
        'template',
      ])
      expect(await stateOf(tx, id)).toMatchObject({status: 'failed', data: '{}'})
    })
  })

  test('is all that admins see of the outbox, and never what it said', async () => {
    await rolledBack(async (tx) => {
      const [queued, failed] = [await addEmail(tx), await addEmail(tx, 'failed')]
      const ona = await makeAdmin(tx, await signUp(tx))
      const seen = await as(tx, ona)`select id from public.email_outbox where id in (${queued}, ${failed})`
      expect(seen).toEqual([{id: failed}])
      for (const column of ['data', 'idempotency_key', '*']) {
        const said = as(tx, ona)`select ${tx.unsafe(column)} from public.email_outbox`
        await expect(said).rejects.toMatchObject(refused)
      }
    })
  })

  test('is purged 30 days after it failed, while a queued one is kept', async () => {
    await rolledBack(async (tx) => {
      const [failed, recent, queued] = [
        await addEmail(tx, 'failed'),
        await addEmail(tx, 'failed'),
        await addEmail(tx),
      ]
      await tx`
        update public.email_outbox set created_at = now() - interval '60 days'
        where id in (${failed}, ${recent}, ${queued})`
      await tx`update public.email_outbox set failed_at = now() - interval '30 days 1 hour' where id = ${failed}`
      await as(tx, service)`select public.purge_expired(), public.purge_emails()`
      const left = await tx`select id from public.email_outbox where id in (${failed}, ${queued}, ${recent})`
      expect(left.map(({id}) => id).toSorted()).toEqual([queued, recent].toSorted())
    })
  })
})
