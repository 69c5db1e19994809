import {describe, expect, test} from 'vitest'
import {as, service, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addEmail} from './emails.ts'
import {confirmed, makeAdmin, signUp, unique} from './people.ts'
import {addRegistrableEvent, register, serviceOf, submissionFor} from './registrations.ts'

const newAddress = () => `${unique('policy')}@example.test`

interface Queued {
  language: string
  token: string
}

/** Queues an email in Lithuanian, and resolves to its language and the token of its link. */
async function queue(
  tx: Transaction,
  recipient: string,
  kind = 'transactional',
  template = 'policy-test',
): Promise<Queued> {
  const [row] = await as(tx, service)<{id: string}>`
    select public.queue_email(${recipient}, ${template}, 'lt', '{}', ${unique('policy')}, ${kind}) as id`
  const [email] = await tx<Queued[]>`
    select language, language_token as token from public.email_outbox where id = ${row?.id ?? ''}`
  if (!email) throw new Error('No email was queued')
  return email
}

const choose = (tx: Transaction, token: string, language: string | null) =>
  as(tx, visitor())`select public.choose_email_language(${token}, ${language}) as chosen`

const shown = (tx: Transaction, token: string) =>
  as(tx, visitor())`select public.show_email_language(${token}) as shown`

describe('the link in every email', () => {
  test.each(['account', 'transactional', 'newsletter'])(
    'is the same in all emails to an address, also of the kind %s',
    async (kind) => {
      await rolledBack(async (tx) => {
        const [rasa, tomas] = [newAddress(), newAddress()]
        const {token} = await queue(tx, rasa)
        expect(token).toMatch(/^[0-9a-f]{64}$/)
        expect(await queue(tx, ` ${rasa.toUpperCase()}`, kind)).toMatchObject({token})
        expect((await queue(tx, tomas, kind)).token).not.toBe(token)
      })
    },
  )

  test('chooses the language of all later emails, whatever they answer', async () => {
    await rolledBack(async (tx) => {
      const rasa = newAddress()
      const {token} = await queue(tx, rasa)
      expect(await shown(tx, token)).toEqual([{shown: {language: null}}])
      expect(await choose(tx, token, 'en')).toEqual([{chosen: {language: 'en'}}])
      expect(await shown(tx, token)).toEqual([{shown: {language: 'en'}}])
      for (const kind of ['account', 'transactional']) {
        expect(await queue(tx, rasa, kind)).toMatchObject({language: 'en'})
      }
      expect(await queue(tx, newAddress())).toMatchObject({language: 'lt'})
      await choose(tx, token, 'lt')
      expect(await queue(tx, rasa)).toMatchObject({language: 'lt'})
    })
  })

  test('leaves the language of a newsletter to its content, which is in the subscriber’s', async () => {
    await rolledBack(async (tx) => {
      const rasa = newAddress()
      await tx`insert into public.newsletter_subscribers (email, language, wording) values (${rasa}, 'lt', 'Sutinku.')`
      await choose(tx, (await queue(tx, rasa)).token, 'en')
      expect(await queue(tx, rasa, 'newsletter')).toMatchObject({language: 'lt'})
      expect(await queue(tx, rasa, 'transactional', 'newsletter-test')).toMatchObject({language: 'lt'})
      expect(await tx`select language from public.newsletter_subscribers where email = ${rasa}`).toEqual([
        {language: 'en'},
      ])
    })
  })

  test('says of an address neither which it is nor, by a guess, that there is one', async () => {
    await rolledBack(async (tx) => {
      const rasa = newAddress()
      const {token} = await queue(tx, rasa)
      expect(JSON.stringify(await shown(tx, token))).not.toContain(rasa)
      for (const guess of ['', rasa, token.slice(0, 63), '0'.repeat(64)]) {
        const refusal = {code: 'PT404', message: 'The link leads to no address'}
        await expect(shown(tx, guess)).rejects.toMatchObject(refusal)
        await expect(choose(tx, guess, 'en')).rejects.toMatchObject(refusal)
      }
    })
  })

  test.each(['de', '', null])('refuses the language %j without saying the address', async (language) => {
    await rolledBack(async (tx) => {
      const {token} = await queue(tx, newAddress())
      await expect(choose(tx, token, language)).rejects.toMatchObject({
        code: 'PT400',
        message: 'There are no emails in this language',
        detail: 'bad_request',
      })
    })
  })

  test('is that of the new address once an admin has corrected it', async () => {
    await rolledBack(async (tx) => {
      const ona = await makeAdmin(tx, await signUp(tx))
      const [wrong, right] = [newAddress(), newAddress()]
      const id = await addEmail(tx, 'failed', {kind: 'transactional', recipient: wrong})
      const {token} = await queue(tx, right)
      await choose(tx, token, 'en')
      await as(tx, ona)`select public.retry_failed_email(${id}, ${right})`
      expect(
        await tx`select language, language_token as token from public.email_outbox where id = ${id}`,
      ).toEqual([{language: 'en', token}])
    })
  })
})

describe('the language of an address', () => {
  test('is that of its account, its registrations and its later ones', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx))
      const eventKey = await addRegistrableEvent(tx)
      await register(serviceOf(tx), submissionFor(eventKey, {email: rasa.email}))
      await choose(tx, (await queue(tx, rasa.email)).token, 'en')
      await register(serviceOf(tx), submissionFor(eventKey, {email: rasa.email}))
      expect(await tx`select language from public.profiles where id = ${rasa.id}`).toEqual([{language: 'en'}])
      expect(await tx`select language from public.event_registrations where email = ${rasa.email}`).toEqual([
        {language: 'en'},
        {language: 'en'},
      ])
      const titles = await tx`
        select data ->> 'eventTitle' as title, language from public.email_outbox
        where recipient = ${rasa.email} and template = 'registration-confirmed' order by language desc`
      expect(titles).toEqual([
        {title: 'Bėgimas', language: 'lt'},
        {title: 'Run', language: 'en'},
      ])
    })
  })

  test('follows the profile of a confirmed account', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx))
      await as(tx, rasa)`update public.profiles set language = 'en'`
      expect(await queue(tx, rasa.email)).toMatchObject({language: 'en'})
      await as(tx, rasa)`update public.profiles set language = 'lt'`
      expect(await queue(tx, rasa.email)).toMatchObject({language: 'lt'})
    })
  })

  test('is not changed by somebody who signed up with it without confirming', async () => {
    await rolledBack(async (tx) => {
      const address = newAddress()
      const {token} = await queue(tx, address)
      await choose(tx, token, 'en')
      const stranger = await signUp(tx)
      await tx`update auth.users set email = ${address} where id = ${stranger.id}`
      await as(tx, stranger)`update public.profiles set language = 'en'`
      await as(tx, stranger)`update public.profiles set language = 'lt'`
      expect(await queue(tx, address)).toMatchObject({language: 'en'})
    })
  })

  test('is that of an account which signs up later', async () => {
    await rolledBack(async (tx) => {
      const address = newAddress()
      await choose(tx, (await queue(tx, address)).token, 'en')
      await tx`
        insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), ${address}, '{"language": "lt"}')`
      expect(await tx`select language from public.profiles where email = ${address}`).toEqual([
        {language: 'en'},
      ])
    })
  })

  test('is forgotten with everything else under the address', async () => {
    await rolledBack(async (tx) => {
      const [kept, gone] = [newAddress(), newAddress()]
      for (const address of [kept, gone]) await choose(tx, (await queue(tx, address)).token, 'en')
      await tx`update private.email_preferences set created_at = now() - interval '2 days'`
      await tx`delete from public.email_outbox where recipient = ${gone}`
      await as(tx, service)`select public.purge_email_preferences()`
      expect(await tx`select email from private.email_preferences where email in (${kept}, ${gone})`).toEqual(
        [{email: kept}],
      )
    })
  })
})

test('a newsletter to many gets its links in one statement, and the next one no new links', async () => {
  await rolledBack(async (tx) => {
    const issue = unique('policy-issue')
    const queueIssue = (key: string) => tx`
      insert into public.email_outbox (recipient, template, language, data, idempotency_key, kind)
      select ${issue} || number || '@example.test', 'policy-test', 'lt', '{}', ${key} || number, 'newsletter'
      from generate_series(1, 1000) as number`
    await queueIssue(unique('first'))
    await queueIssue(unique('second'))
    const [row] = await tx`
      select count(*)::integer as emails, count(distinct language_token)::integer as links
      from public.email_outbox where recipient like ${`${issue}%`}`
    expect(row).toEqual({emails: 2000, links: 1000})
  })
})
