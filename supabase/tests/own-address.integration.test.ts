import {describe, expect, test} from 'vitest'
import {as, service} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {addBounce, passMonth} from './emails.ts'
import {confirmed, makeAdmin, type Person, signUp, unique} from './people.ts'
import {addRegistrableEvent, child, register, serviceOf, submissionFor} from './registrations.ts'

/** Lets everything come from the address that a form can send, and mail to it. */
async function sendEverything(tx: Transaction, address: string): Promise<void> {
  const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
  const runner = child('Ąžuolas', {medicalConditions: 'Astma'})
  await register(serviceOf(tx), submissionFor(eventKey, {kind: 'race', email: address, runner}))
  await tx`
    insert into public.contact_messages (first_name, last_name, email, subject, message, language)
    values ('Rasa', 'Rasaitė', ${address}, 'Klausimas', 'Labas', 'lt')`
  await tx`insert into public.newsletter_subscribers (email, language, wording) values (${address}, 'lt', 'Sutinku.')`
  await addBounce(tx, address)
  const [email] =
    await tx`select language_token as token from public.email_outbox where recipient = ${address}`
  await as(tx, service)`select public.choose_email_language(${email?.token}, 'en')`
}

const everything = {
  messages: [{subject: 'Klausimas', message: 'Labas'}],
  registrations: [
    {
      runners: [
        {first_name: 'Ąžuolas', health: {medical_conditions: 'Astma'}, consent: {wording: 'Sutinku.'}},
      ],
    },
  ],
  newsletter: {wording: 'Sutinku.'},
  emails: [{template: 'registration-confirmed', status: 'queued'}],
  email_language: {language: 'en'},
  suppressed_address: {reason: 'bounced'},
}

/** The tables of both schemas with the address anywhere in a row. */
async function tablesThatMention(tx: Transaction, address: string): Promise<string[]> {
  const tables = await tx<{name: string}[]>`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' order by 1`
  const mentioning: string[] = []
  for (const {name} of tables) {
    const rows = await tx.unsafe(`select from ${name} as row where strpos(row::text, $1) > 0 limit 1`, [
      address,
    ])
    if (rows.length > 0) mentioning.push(name)
  }
  return mentioning
}

const exportOwn = async (tx: Transaction, person: Person) => {
  const [row] = await as(tx, person)`select public.export_own_data() as data`
  return row?.data
}

describe('what was sent from the address of an account', () => {
  test('is in the export of its owner', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx))
      await sendEverything(tx, rasa.email)
      expect(await exportOwn(tx, rasa)).toMatchObject({
        account: {id: rasa.id},
        profile: {language: 'en'},
        ...everything,
      })
    })
  })

  test('is erased with the account', async () => {
    await rolledBack(async (tx) => {
      const [rasa, tomas] = [await confirmed(tx, await signUp(tx)), `${unique('policy')}@example.test`]
      await sendEverything(tx, rasa.email)
      await sendEverything(tx, tomas)
      const ofTomas = await tablesThatMention(tx, tomas)
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await tablesThatMention(tx, rasa.email)).toEqual(['email_outbox', 'private.email_preferences'])
      await passMonth(tx, rasa.email)
      expect(await tablesThatMention(tx, rasa.email)).toEqual([])
      expect(await tablesThatMention(tx, tomas)).toEqual(ofTomas)
    })
  })

  test('is neither exported nor erased by somebody who has not confirmed the address', async () => {
    await rolledBack(async (tx) => {
      const stranger = await signUp(tx)
      await sendEverything(tx, stranger.email)
      const exported = await exportOwn(tx, stranger)
      for (const subject of Object.keys(everything)) expect(exported[subject] ?? []).toEqual([])
      const before = await tablesThatMention(tx, stranger.email)
      const emails = () =>
        tx`select id from public.email_outbox where recipient = ${stranger.email} order by id`
      const queued = await emails()
      await as(tx, stranger)`select public.delete_own_account()`
      expect(await tablesThatMention(tx, stranger.email)).toEqual(
        before.filter((table) => table !== 'profiles'),
      )
      expect(await emails()).toEqual(queued)
      expect(queued).not.toEqual([])
    })
  })

  test('is exported and erased by admins, the account stays', async () => {
    await rolledBack(async (tx) => {
      const [ona, rasa] = [await makeAdmin(tx, await signUp(tx)), await confirmed(tx, await signUp(tx))]
      await sendEverything(tx, rasa.email)
      const [row] = await as(tx, ona)`select public.export_personal_data(${rasa.email.toUpperCase()}) as data`
      expect(row?.data).toMatchObject(everything)
      expect(row?.data.profile).toBeUndefined()
      await as(tx, ona)`select public.erase_personal_data(${rasa.email})`
      expect(await tablesThatMention(tx, rasa.email)).toEqual(['profiles'])
    })
  })
})
