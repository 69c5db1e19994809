import {randomUUID} from 'node:crypto'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {atOnce, committed} from './committed.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'

const lastAdmin = {code: 'PT409'}

/** Leaves these people as the only admins. */
async function onlyAdmins(tx: Transaction, ...people: Person[]) {
  for (const person of people) await makeAdmin(tx, person)
  await tx`delete from public.user_roles where role = 'admin' and user_id <> all (${people.map(({id}) => id)})`
}

const takeAdmin = (tx: Transaction, admin: Person, {id}: Person) =>
  as(tx, admin)`select public.change_roles(${id}, taken => '{admin}')`

describe('the last admin', () => {
  test('cannot give the role up, nor lose it to the owner of the database', async () => {
    await rolledBack(async (tx) => {
      const ona = await signUp(tx)
      await onlyAdmins(tx, ona)
      await expect(takeAdmin(tx, ona, ona)).rejects.toMatchObject(lastAdmin)
      for (const removal of [
        () => tx.savepoint((point) => point`delete from public.user_roles where user_id = ${ona.id}`),
        () =>
          tx.savepoint(
            (point) => point`update public.user_roles set role = 'moderator' where user_id = ${ona.id}`,
          ),
        () => tx.savepoint((point) => point`delete from public.user_roles`),
      ])
        await expect(removal()).rejects.toMatchObject(lastAdmin)
    })
  })

  test('cannot delete the account, nor have it deleted by Auth', async () => {
    await rolledBack(async (tx) => {
      const ona = await signUp(tx)
      await onlyAdmins(tx, ona)
      await expect(as(tx, ona)`select public.delete_own_account()`).rejects.toMatchObject(lastAdmin)
      const removal = tx.savepoint((point) => point`delete from auth.users where id = ${ona.id}`)
      await expect(removal).rejects.toMatchObject(lastAdmin)
      expect(await as(tx, ona)`select public.is_admin()`).toEqual([{is_admin: true}])
    })
  })

  test('is also one beside whom all admins are banned or deleted in Auth', async () => {
    await rolledBack(async (tx) => {
      const [ona, rasa, ieva] = [await signUp(tx), await signUp(tx), await signUp(tx)]
      await onlyAdmins(tx, ona, rasa, ieva)
      await tx`update auth.users set banned_until = now() + interval '1 hour' where id = ${rasa.id}`
      await tx`update auth.users set deleted_at = now() where id = ${ieva.id}`
      await expect(takeAdmin(tx, ona, ona)).rejects.toMatchObject(lastAdmin)
      await takeAdmin(tx, ona, rasa)
      await tx`update auth.users set deleted_at = null where id = ${ieva.id}`
      await takeAdmin(tx, ona, ona)
    })
  })

  test('is not one of two, who may go', async () => {
    await rolledBack(async (tx) => {
      const [ona, rasa] = [await signUp(tx), await signUp(tx)]
      await onlyAdmins(tx, ona, rasa)
      await as(tx, ona)`select public.delete_own_account()`
      expect(await tx`select from auth.users where id = ${ona.id}`).toHaveLength(0)
      await expect(takeAdmin(tx, rasa, rasa)).rejects.toMatchObject(lastAdmin)
    })
  })
})

// Concurrent connections see only committed rows, so this test puts the admins that it finds aside, and back afterwards.
describe('of two admins', () => {
  let people: Person[]
  let found: {user_id: string}[]

  beforeEach(async () => {
    await database.begin(async (tx) => {
      found = await tx`select user_id from public.user_roles where role = 'admin'`
      people = [await confirmed(tx, await signUp(tx)), await confirmed(tx, await signUp(tx))]
      await onlyAdmins(tx, ...people)
    })
  })

  afterEach(async () => {
    const ids = people.map(({id}) => id)
    for (const {user_id} of found)
      await database`insert into public.user_roles (user_id, role) values (${user_id}, 'admin') on conflict do nothing`
    await database`delete from public.audit_log where actor_id = any(${ids})`
    // Without an admin of before, one of the two has to stay.
    if (found.length > 0) await database`delete from auth.users where id = any(${ids})`
  })

  const admins = () => database`
    select user_id from public.user_roles where role = 'admin' and user_id = any(${people.map(({id}) => id)})`

  const pair = (): [Person, Person] => {
    const [ona, rasa] = people
    if (!ona || !rasa) throw new Error('Nobody has signed up')
    return [ona, rasa]
  }

  test('who remove each other at once, one stays', async () => {
    const both = pair()
    const {done, codes} = await atOnce(2, (n) => {
      const [admin, other] = n === 0 ? both : both.toReversed()
      return committed(admin ?? both[0])`
        select public.change_roles(${(other ?? both[1]).id}, taken => '{admin}'), pg_sleep(0.1)`
    })
    expect([done.length, codes]).toEqual([1, [refused.code]])
    expect(await admins()).toHaveLength(1)
  })

  test('who give the role up at once, one keeps it', async () => {
    const both = pair()
    const {done, codes} = await atOnce(2, (n) => {
      const admin = both[n] ?? both[0]
      return committed(admin)`select public.change_roles(${admin.id}, taken => '{admin}'), pg_sleep(0.1)`
    })
    expect([done.length, codes]).toEqual([1, [lastAdmin.code]])
    expect(await admins()).toHaveLength(1)
  })

  test('who delete their accounts at once, one stays', async () => {
    const both = pair()
    const {done, codes} = await atOnce(2, (n) => {
      return committed(both[n] ?? both[0])`select public.delete_own_account(), pg_sleep(0.1)`
    })
    expect([done.length, codes]).toEqual([1, [lastAdmin.code]])
    expect(await admins()).toHaveLength(1)
  })

  test('whose rows the owner of the database deletes at once, one stays', async () => {
    const both = pair()
    const {done, codes} = await atOnce(2, (n) => {
      return database.begin(async (tx) => {
        await tx`delete from public.user_roles where user_id = ${(both[n] ?? both[0]).id}`
        await tx`select pg_sleep(0.1)`
      })
    })
    expect([done.length, codes]).toEqual([1, [lastAdmin.code]])
    expect(await admins()).toHaveLength(1)
  })
})

describe('the first admin', () => {
  const make = (tx: Transaction, email: string) =>
    tx.savepoint((point) => point`select private.make_admin(${email})`)

  test('is made by the owner of the database from a confirmed account, once, and logged', async () => {
    await rolledBack(async (tx) => {
      const ona = await confirmed(tx, await signUp(tx))
      await make(tx, ` ${ona.email.toUpperCase()}`)
      await make(tx, ona.email)
      expect(await as(tx, ona)`select public.is_admin(), public.my_roles()`).toEqual([
        {is_admin: true, my_roles: ['admin']},
      ])
      expect(
        await tx`select actor_id, action, details from public.audit_log where subject_id = ${ona.id}`,
      ).toEqual([{actor_id: null, action: 'give role', details: {role: 'admin'}}])
    })
  })

  test('is nobody without an account whose address is confirmed', async () => {
    await rolledBack(async (tx) => {
      const stranger = await signUp(tx)
      for (const email of [stranger.email, `nera-${randomUUID()}@example.test`])
        await expect(make(tx, email)).rejects.toMatchObject({
          code: 'P0002',
          message: expect.stringContaining(email),
        })
    })
  })

  test('is not made through the API', async () => {
    await rolledBack(async (tx) => {
      const ona = await makeAdmin(tx, await confirmed(tx, await signUp(tx)))
      for (const caller of [ona, {role: 'anon'}, {role: 'service_role'}] as const) {
        await expect(as(tx, caller)`select private.make_admin(${ona.email})`).rejects.toMatchObject(refused)
      }
    })
  })
})
