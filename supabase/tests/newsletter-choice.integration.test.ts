import {newsletterConsent} from '@site/schemas/consents'
import {describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addSubscriber, drain, emptyNewsletters, newAddress, send} from './newsletters.ts'
import {confirmed, endedSession, makeAdmin, type Person, signUp} from './people.ts'

const newPerson = async (tx: Transaction) => confirmed(tx, await signUp(tx))

const choose = (tx: Transaction, person: Person, wanted: boolean, locale = 'lt') =>
  as(tx, person)`select public.choose_newsletter(${wanted}, ${newsletterConsent.lt}, ${locale})`

const choiceOf = async (tx: Transaction, person: Person) =>
  (await as(tx, person)`select public.my_newsletter_choice() as choice`)[0]?.choice

const subscriptionOf = async (tx: Transaction, email: string) =>
  (
    await tx`
      select status, language, wording, account_id, confirmed_at is not null as is_confirmed
      from public.newsletter_subscribers where email = ${email}`
  )[0]

describe('the choice of an account', () => {
  test('subscribes its confirmed address at once, with the words that were agreed to', async () => {
    await rolledBack(async (tx) => {
      const person = await newPerson(tx)
      expect(await choiceOf(tx, person)).toBe(false)
      await choose(tx, person, true, 'en')
      expect(await choiceOf(tx, person)).toBe(true)
      expect(await subscriptionOf(tx, person.email)).toEqual({
        status: 'confirmed',
        language: 'en',
        wording: newsletterConsent.lt,
        account_id: person.id,
        is_confirmed: true,
      })
      await choose(tx, person, false)
      expect(await choiceOf(tx, person)).toBe(false)
      await choose(tx, person, true)
      expect(await choiceOf(tx, person)).toBe(true)
    })
  })

  test('also ends a subscription that was asked for by email', async () => {
    await rolledBack(async (tx) => {
      const person = await newPerson(tx)
      await addSubscriber(tx, {email: person.email})
      expect(await choiceOf(tx, person)).toBe(true)
      await choose(tx, person, true)
      expect(await subscriptionOf(tx, person.email)).toMatchObject({account_id: null})
      await choose(tx, person, false)
      expect(await subscriptionOf(tx, person.email)).toMatchObject({status: 'unsubscribed'})
    })
  })

  test('is nobody’s whose address is not confirmed, or whose session has ended', async () => {
    await rolledBack(async (tx) => {
      const person = await signUp(tx)
      await expect(choose(tx, person, true)).rejects.toMatchObject(refused)
      await addSubscriber(tx, {email: person.email})
      expect(await choiceOf(tx, person)).toBe(false)
      const ended = await endedSession(tx, await confirmed(tx, person))
      await expect(choose(tx, ended, false)).rejects.toMatchObject(refused)
      expect(await choiceOf(tx, ended)).toBe(false)
    })
  })

  test('after a complaint is no, until the person chooses otherwise; after a bounce the address stays left out', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      const [complained, bounced] = [await newPerson(tx), await newPerson(tx)]
      for (const person of [complained, bounced]) await choose(tx, person, true)
      await tx`
        insert into public.suppressed_addresses (email, reason)
        values (${complained.email}, 'complained'), (${bounced.email}, 'bounced')`
      expect(await choiceOf(tx, complained)).toBe(false)
      for (const person of [complained, bounced]) await choose(tx, person, true)
      expect(await choiceOf(tx, complained)).toBe(true)
      await send(tx, await makeAdmin(tx, await newPerson(tx)))
      expect(await drain(tx)).toEqual([complained.email])
    })
  })

  test('follows the account to another address, and gives way to a subscription there', async () => {
    await rolledBack(async (tx) => {
      const [person, other] = [await newPerson(tx), await newPerson(tx)]
      for (const each of [person, other]) await choose(tx, each, true)
      const [free, taken] = [newAddress(), newAddress()]
      await addSubscriber(tx, {email: taken, status: 'pending'})
      await tx`update auth.users set email = ${free} where id = ${person.id}`
      await tx`update auth.users set email = ${taken} where id = ${other.id}`
      expect(await subscriptionOf(tx, person.email)).toBeUndefined()
      expect(await subscriptionOf(tx, free)).toMatchObject({status: 'confirmed', account_id: person.id})
      expect(await subscriptionOf(tx, other.email)).toBeUndefined()
      expect(await subscriptionOf(tx, taken)).toMatchObject({status: 'confirmed', account_id: null})
    })
  })
})

describe('the end of an account', () => {
  const remove = (tx: Transaction, person: Person) => as(tx, person)`select public.delete_own_account()`

  test('ends a subscription that it chose', async () => {
    await rolledBack(async (tx) => {
      const person = await newPerson(tx)
      await choose(tx, person, true)
      await remove(tx, person)
      expect(await subscriptionOf(tx, person.email)).toBeUndefined()
    })
  })

  test('ends one that was asked for by email too', async () => {
    await rolledBack(async (tx) => {
      const person = await newPerson(tx)
      await addSubscriber(tx, {email: person.email})
      await remove(tx, person)
      expect(await subscriptionOf(tx, person.email)).toBeUndefined()
    })
  })
})

describe('what is kept of a subscriber', () => {
  const issues = [
    {subject: 'Kalėdos', language: 'lt', started_at: expect.any(String) as string, unsubscribed_at: null},
  ]

  test('is in the person’s own data and in what an admin exports', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      const [person, admin] = [await newPerson(tx), await makeAdmin(tx, await newPerson(tx))]
      await choose(tx, person, true)
      await send(tx, admin)
      await drain(tx)
      const [own] = await as(tx, person)`select public.export_own_data() -> 'newsletter' as kept`
      const [exported] = await as(
        tx,
        admin,
      )`select public.export_personal_data(${person.email}) -> 'newsletter' as kept`
      expect(own?.kept).toMatchObject({email: person.email, wording: newsletterConsent.lt, issues})
      expect(exported?.kept).toEqual(own?.kept)
      const [none] = await as(tx, admin)`select public.export_own_data() -> 'newsletter' as kept`
      expect(none?.kept).toBeNull()
    })
  })

  test('is erased, and the figures of newsletters stay', async () => {
    await rolledBack(async (tx) => {
      await emptyNewsletters(tx)
      const [admin, email] = [await makeAdmin(tx, await newPerson(tx)), newAddress()]
      await addSubscriber(tx, {email})
      const issue = await send(tx, admin)
      await drain(tx)
      await as(tx, admin)`select public.erase_personal_data(${email})`
      expect(await subscriptionOf(tx, email)).toBeUndefined()
      expect(await tx`select from private.newsletter_links`).toHaveLength(0)
      const left =
        await tx`select subscriber_id, email_id, outcome from public.newsletter_deliveries where issue_id = ${issue}`
      expect(left).toEqual([{subscriber_id: null, email_id: null, outcome: 'sent'}])
    })
  })
})
