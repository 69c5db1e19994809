import {createHash, randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {unique} from './people.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

async function subscribe(tx: Transaction, email: string, context = {}) {
  const given = {
    emailHash: digest(email),
    networkHash: digest(randomUUID()),
    isSuspected: false,
    wording: 'Sutinku.',
    ...context,
  }
  const [row] = await as(tx, service)`
    select public.subscribe_to_newsletter(
      ${JSON.stringify({email, locale: 'lt'})}::text::jsonb, ${JSON.stringify(given)}::text::jsonb
    ) as response`
  return row?.response
}

const subscriberOf = async (tx: Transaction, email: string) =>
  (await tx`select id, status, wording from public.newsletter_subscribers where email = ${email}`)[0]

const tokensOf = async (tx: Transaction, email: string) =>
  (await tx`select data ->> 'token' as token from public.email_outbox where recipient = ${email}`).map(
    ({token}) => String(token),
  )

const confirm = (tx: Transaction, token = '') => as(tx, service)`select public.confirm_newsletter(${token})`

const newAddress = () => `${unique('policy')}@example.test`

describe('a subscription', () => {
  test('starts once the address has confirmed it, with the words that were agreed to', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      expect(await subscribe(tx, email.toUpperCase())).toEqual({ok: true})
      expect(await subscriberOf(tx, email)).toMatchObject({status: 'pending', wording: 'Sutinku.'})
      const [token] = await tokensOf(tx, email)
      await confirm(tx, token)
      await confirm(tx, token)
      expect(await subscriberOf(tx, email)).toMatchObject({status: 'confirmed'})
    })
  })

  test('is answered alike for an address that has confirmed, which gets no second email', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await subscribe(tx, email)
      await confirm(tx, (await tokensOf(tx, email))[0])
      expect(await subscribe(tx, email)).toEqual({ok: true})
      expect(await tokensOf(tx, email)).toHaveLength(1)
      expect(await subscriberOf(tx, email)).toMatchObject({status: 'confirmed'})
    })
  })

  test('that looks asked for by a program sends nothing', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      expect(await subscribe(tx, email, {isSuspected: true})).toEqual({ok: true})
      expect(await tokensOf(tx, email)).toEqual([])
    })
  })

  test('ends by its link, however often, and can start again', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await subscribe(tx, email)
      await confirm(tx, (await tokensOf(tx, email))[0])
      const subscriber = await subscriberOf(tx, email)
      const [link] =
        await tx`select private.create_newsletter_link(${subscriber?.id}, 'unsubscribe') as token`
      for (const times of [1, 2]) {
        await as(tx, service)`select public.unsubscribe_from_newsletter(${link?.token})`
        expect([times, (await subscriberOf(tx, email))?.status]).toEqual([times, 'unsubscribed'])
      }
      await subscribe(tx, email)
      expect(await subscriberOf(tx, email)).toMatchObject({status: 'pending'})
    })
  })

  test('is not confirmed by a guess, a link of another kind or after a week', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await subscribe(tx, email)
      const [token = ''] = await tokensOf(tx, email)
      const gone = {code: 'PT404', detail: 'not_found'}
      await expect(confirm(tx, 'guess')).rejects.toMatchObject(gone)
      await expect(
        as(tx, service)`select public.unsubscribe_from_newsletter(${token})`,
      ).rejects.toMatchObject(gone)
      await tx`update private.newsletter_links set created_at = now() - interval '8 days'`
      await expect(confirm(tx, token)).rejects.toMatchObject(gone)
    })
  })

  test('that nobody confirms is forgotten after a week', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await subscribe(tx, email)
      await tx`update public.newsletter_subscribers set requested_at = now() - interval '8 days' where email = ${email}`
      await as(tx, service)`select public.purge_newsletter()`
      expect(await subscriberOf(tx, email)).toBeUndefined()
    })
  })
})
