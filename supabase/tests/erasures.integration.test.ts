import {personalTables} from '@site/schemas/personal-data/tables'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {database, type Json, rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {everywhere} from './everywhere.ts'
import {rowsThatMention, tablesThatMention} from './mentions.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'

const ofRasa = {surname: 'Pėdsakaitė', phone: '+442920184321'}
const ofTomas = {surname: 'Šalimaitis', phone: '+442920185432'}

/** Erases, and restores the backup that was made before. Returns the newer list of erasures, and what was left. */
async function erasedAndRestored(
  tx: Transaction,
  traces: string[],
  erase: (tx: Transaction) => Promise<unknown>,
) {
  const after: {erasures: Json; left: string[]} = {erasures: [], left: []}
  await rolledBackIn(tx, async (live) => {
    await erase(live)
    const [list] = await live<{rows: Json}[]>`
      select jsonb_agg(to_jsonb(erasure) || jsonb_build_object('erased_at', now() + interval '1 hour')) as rows
      from private.erasures as erasure where erased_at = now()`
    after.erasures = list?.rows ?? []
    after.left = await tablesThatMention(live, traces)
  })
  return after
}

async function eraseAgain(tx: Transaction, erasures: Json): Promise<number> {
  const [row] = await tx<{count: number}[]>`select private.erase_again(${tx.json(erasures)}, now()) as count`
  return row?.count ?? 0
}

const others = (tomas: Person) => [String(tomas.id), String(tomas.email), ofTomas.surname, ofTomas.phone]
const countEmails = async (tx: Transaction, address: unknown) =>
  (await tx`select from public.email_outbox where recipient <> ${String(address)}`).length

describe('after a restore, what was erased since the backup is erased again:', () => {
  test.each([
    ['an account', (rasa: Person) => (tx: Transaction) => as(tx, rasa)`select public.delete_own_account()`],
    [
      'an account that was deleted in another way',
      (rasa: Person) => (tx: Transaction) => tx`delete from auth.users where id = ${String(rasa.id)}`,
    ],
    [
      'an address',
      (rasa: Person, ona: Person) => (tx: Transaction) =>
        as(tx, ona)`select public.erase_personal_data(${String(rasa.email)})`,
    ],
  ])('%s', async (_, erase) => {
    await rolledBack(async (tx) => {
      const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
      const [rasa, tomas] = [await everywhere(tx, ofRasa), await everywhere(tx, ofTomas)]
      const traces = [String(rasa.email), ofRasa.surname, ofRasa.phone]
      const {erasures, left} = await erasedAndRestored(tx, traces, erase(rasa, ona))
      const restored = await tablesThatMention(tx, traces)
      expect(restored.length).toBeGreaterThan(left.length)

      const kept = await rowsThatMention(tx, others(tomas))
      expect(await eraseAgain(tx, erasures)).toBe(1)
      // Whoever deletes the account gets an email about it, but not again.
      const again = await tablesThatMention(tx, traces)
      expect(left).toEqual(expect.arrayContaining(again))
      expect(
        left.filter((name) => !again.includes(name) && !/email_(outbox|preferences)$/.test(name)),
      ).toEqual([])
      expect(await rowsThatMention(tx, others(tomas))).toEqual(kept)

      // Each is known now, so another restore finds nothing to do.
      expect(await eraseAgain(tx, erasures)).toBe(0)
      const known =
        await tx`select account, address_hash, erased_at from private.erasures where erased_at > now()`
      expect(known).toHaveLength(1)
    })
  })
})

test('what was erased before the backup is not erased again, when the person has come back', async () => {
  await rolledBack(async (tx) => {
    const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
    const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
    await as(tx, ona)`select public.erase_personal_data(${String(rasa.email)})`
    await tx`
      insert into public.newsletter_subscribers (email, language, wording) values (${String(rasa.email)}, 'lt', 'Sutinku.')`
    const [list] = await tx<
      {rows: Json}[]
    >`select jsonb_agg(to_jsonb(each)) as rows from private.erasures as each`
    expect(await eraseAgain(tx, list?.rows ?? [])).toBe(0)
    expect(
      await tx`select from public.newsletter_subscribers where email = ${String(rasa.email)}`,
    ).toHaveLength(1)
  })
})

test('no email is sent about what is erased again', async () => {
  await rolledBack(async (tx) => {
    const rasa = await everywhere(tx, ofRasa)
    const {erasures} = await erasedAndRestored(
      tx,
      [],
      (live) => as(live, rasa)`select public.delete_own_account()`,
    )
    const before = await countEmails(tx, rasa.email)
    await eraseAgain(tx, erasures)
    expect(await countEmails(tx, rasa.email)).toBeLessThanOrEqual(before)
  })
})

test('the last admin stays, and everybody else is erased again', async () => {
  await rolledBack(async (tx) => {
    await tx`delete from public.user_roles where role <> 'admin'`
    const ona = await makeAdmin(tx, await confirmed(tx, await signUp(tx, 'Ona')))
    const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
    await tx`set local session_replication_role = replica`
    await tx`delete from public.user_roles where role = 'admin' and user_id <> ${String(ona.id)}`
    await tx`set local session_replication_role = origin`
    const erasures = [ona, rasa].map(({id}) => ({
      account: String(id),
      erased_at: new Date(Date.now() + 60_000).toISOString(),
    }))
    expect(await eraseAgain(tx, erasures)).toBe(2)
    const left = await tx`select id from auth.users where id in ${tx([String(ona.id), String(rasa.id)])}`
    expect(left).toEqual([{id: ona.id}])
  })
})

test('every column with an address is looked in', async () => {
  const [source] = await database<
    {text: string}[]
  >`select prosrc as text from pg_proc where proname = 'addresses'`
  const withAddress = Object.entries(personalTables).flatMap(([name, {kind, exported = '', inside = ''}]) =>
    ['email', 'recipient']
      .filter((column) => `${exported} ${inside}`.split(' ').includes(column))
      .map((column) => ({kind, name, from: `select ${column} from ${name}`})),
  )
  const missing = withAddress.filter(({from}) => !new RegExp(`${from}\\b`).test(source?.text ?? ''))
  // The address of an account is found by its id.
  expect(missing.map(({name}) => name)).toEqual(['auth.identities', 'auth.users', 'public.profiles'])
})
