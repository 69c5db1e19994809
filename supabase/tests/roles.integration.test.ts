import {roles} from '@site/schemas/roles'
import {describe, expect, test} from 'vitest'
import {as, type Caller, refused, service, visitor} from './callers.ts'
import {addEvent} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {actionsOf} from './moderation.ts'
import {confirmed, giveEvent, giveRole, makeAdmin, type Person, signUp} from './people.ts'

interface Changes {
  given?: string[]
  taken?: string[]
  eventsGiven?: string[]
  eventsTaken?: string[]
}

function change(tx: Transaction, admin: Caller, {id}: Person, changes: Changes) {
  const {given = [], taken = [], eventsGiven = [], eventsTaken = []} = changes
  return as(tx, admin)`select public.change_roles(${id}, ${given}, ${taken}, ${eventsGiven}, ${eventsTaken})`
}

async function held(tx: Transaction, person: Person): Promise<unknown> {
  const [row] = await as(tx, person)`
    select public.my_roles() as roles, array(select event_key from public.event_organisers order by created_at) as events`
  return row
}

/** An admin, a user with a confirmed address, and an event. */
async function cast(tx: Transaction) {
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
  return {ona, rasa: await confirmed(tx, await signUp(tx, 'Rasa')), event: await addEvent(tx)}
}

describe.each(roles)('the role %s', (role) => {
  test('is the only one that its holder has, unless it is admin, which includes all', async () => {
    await rolledBack(async (tx) => {
      const person = await giveRole(tx, await signUp(tx), role)
      for (const asked of roles) {
        const [row] = await as(tx, person)`select private.has_role(${asked})`
        expect([asked, row?.has_role]).toEqual([asked, role === 'admin' || asked === role])
      }
      const [row] = await as(tx, person)`select public.my_roles(), public.is_admin()`
      expect(row).toEqual({my_roles: [role], is_admin: role === 'admin'})
    })
  })

  test('is given and taken by an admin, and logged', async () => {
    await rolledBack(async (tx) => {
      const {ona, rasa} = await cast(tx)
      await change(tx, ona, rasa, {given: [role]})
      await change(tx, ona, rasa, {given: [role]})
      expect(await held(tx, rasa)).toMatchObject({roles: [role]})
      await change(tx, ona, rasa, {taken: [role]})
      await change(tx, ona, rasa, {taken: [role]})
      expect(await held(tx, rasa)).toMatchObject({roles: []})
      expect(await actionsOf(tx, ona)).toEqual([
        ['give role', 'user', rasa.id, {role}],
        ['take role', 'user', rasa.id, {role}],
      ])
    })
  })
})

test.each(['moderator', 'organiser', 'treasurer'] as const)('a %s gives nobody a role', async (role) => {
  await rolledBack(async (tx) => {
    const person = await confirmed(tx, await giveRole(tx, await signUp(tx), role))
    for (const given of roles) {
      await expect(change(tx, person, person, {given: [given]})).rejects.toMatchObject(refused)
    }
  })
})

test('nobody else has a role', async () => {
  await rolledBack(async (tx) => {
    await giveRole(tx, await signUp(tx), 'moderator')
    for (const caller of [visitor(), await signUp(tx), service]) {
      for (const role of roles) {
        expect(await as(tx, caller)`select private.has_role(${role})`).toEqual([{has_role: false}])
      }
    }
    await expect(as(tx, visitor())`select public.my_roles()`).rejects.toMatchObject(refused)
    await expect(as(tx, service)`select public.my_roles()`).rejects.toMatchObject(refused)
  })
})

test('several roles and events are changed at once, or none of them', async () => {
  await rolledBack(async (tx) => {
    const {ona, rasa, event} = await cast(tx)
    const changes = {given: ['organiser', 'moderator'], eventsGiven: [event]}
    await expect(change(tx, ona, rasa, {...changes, eventsGiven: [event, 'nera']})).rejects.toMatchObject({
      code: '23503',
    })
    await expect(change(tx, ona, rasa, {...changes, given: ['organiser', 'owner']})).rejects.toMatchObject({
      code: '23514',
    })
    expect(await held(tx, rasa)).toEqual({roles: [], events: []})
    expect(await actionsOf(tx, ona)).toEqual([])
    await change(tx, ona, rasa, changes)
    expect(await held(tx, rasa)).toEqual({roles: ['moderator', 'organiser'], events: [event]})
  })
})

test('a role is given only to an account with a confirmed address, and taken from any', async () => {
  await rolledBack(async (tx) => {
    const {ona} = await cast(tx)
    const stranger = await signUp(tx)
    await expect(change(tx, ona, stranger, {given: ['moderator']})).rejects.toMatchObject({code: 'PT422'})
    await giveRole(tx, stranger, 'moderator')
    await change(tx, ona, stranger, {taken: ['moderator']})
    expect(await held(tx, stranger)).toMatchObject({roles: []})
  })
})

test('the users tab shows admins the roles and events of each account', async () => {
  await rolledBack(async (tx) => {
    const {ona, rasa, event} = await cast(tx)
    await change(tx, ona, rasa, {given: ['treasurer', 'organiser'], eventsGiven: [event]})
    expect(
      await as(tx, ona)`
        select roles, organised_events from public.user_overview where id = ${rasa.id}`,
    ).toEqual([{roles: ['organiser', 'treasurer'], organised_events: [event]}])
  })
})

describe('an organiser', () => {
  const rights = async (tx: Transaction, caller: Caller, event: string) => {
    const [row] = await as(tx, caller)`
      select private.may_organise(${event}) as one, ${event} in (select private.organised_events()) as many`
    return row
  }

  test('may organise the events given, and no other', async () => {
    await rolledBack(async (tx) => {
      const {ona, rasa, event} = await cast(tx)
      const other = await addEvent(tx)
      await change(tx, ona, rasa, {given: ['organiser'], eventsGiven: [event]})
      expect(await rights(tx, rasa, event)).toEqual({one: true, many: true})
      expect(await rights(tx, rasa, other)).toEqual({one: false, many: false})
      for (const each of [event, other]) expect(await rights(tx, ona, each)).toEqual({one: true, many: true})
      for (const caller of [visitor(), service, await giveRole(tx, await signUp(tx), 'moderator')])
        expect(await rights(tx, caller, event)).toEqual({one: false, many: false})
    })
  })

  test('loses the events with the role, and the log names them', async () => {
    await rolledBack(async (tx) => {
      const {ona, rasa, event} = await cast(tx)
      await change(tx, ona, rasa, {given: ['organiser'], eventsGiven: [event]})
      await change(tx, ona, rasa, {taken: ['organiser']})
      expect(await rights(tx, rasa, event)).toEqual({one: false, many: false})
      await change(tx, ona, rasa, {given: ['organiser']})
      expect(await rights(tx, rasa, event)).toEqual({one: false, many: false})
      expect((await actionsOf(tx, ona)).map(([action, , , details]) => [action, details])).toEqual([
        ['give role', {role: 'organiser'}],
        ['give event', {event}],
        ['take event', {event}],
        ['take role', {role: 'organiser'}],
        ['give role', {role: 'organiser'}],
      ])
    })
  })

  test('loses one event and keeps the other', async () => {
    await rolledBack(async (tx) => {
      const {ona, rasa, event} = await cast(tx)
      const other = await addEvent(tx)
      await change(tx, ona, rasa, {given: ['organiser'], eventsGiven: [event, other]})
      await change(tx, ona, rasa, {eventsTaken: [event]})
      expect(await held(tx, rasa)).toEqual({roles: ['organiser'], events: [other]})
    })
  })

  test('is the only one who takes events', async () => {
    await rolledBack(async (tx) => {
      const {ona, rasa, event} = await cast(tx)
      await expect(change(tx, ona, rasa, {given: ['moderator'], eventsGiven: [event]})).rejects.toMatchObject(
        {code: '23503'},
      )
      const milda = await giveRole(tx, await signUp(tx), 'moderator')
      await expect(giveEvent(tx, milda, event)).rejects.toMatchObject({code: '23503'})
    })
  })
})
