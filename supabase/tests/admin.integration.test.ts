import {expect, test} from 'vitest'
import {as, refused, service, visitor, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {anonymousId, giveRole, makeAdmin, signUp} from './people.ts'

async function isAdmin(tx: Transaction, caller: Caller) {
  const [row] = await as(tx, caller)`select public.is_admin()`
  return row?.is_admin
}

test('admins are the users in user_roles', async () => {
  await rolledBack(async (tx) => {
    const [ona, rasa] = [await makeAdmin(tx, await signUp(tx)), await signUp(tx)]
    expect(await isAdmin(tx, ona)).toBe(true)
    expect(await isAdmin(tx, rasa)).toBe(false)
    expect(await isAdmin(tx, visitor())).toBe(false)
    expect(await isAdmin(tx, visitor(anonymousId()))).toBe(false)
    expect(await isAdmin(tx, service)).toBe(false)
  })
})

test('an admin loses access as soon as the role is removed', async () => {
  await rolledBack(async (tx) => {
    const ona = await makeAdmin(tx, await signUp(tx))
    await tx`delete from public.user_roles where user_id = ${ona.id}`
    expect(await isAdmin(tx, ona)).toBe(false)
    expect(await as(tx, ona)`select id from public.user_overview`).toEqual([])
  })
})

test('an admin loses access as soon as the session ends, even with a valid access token', async () => {
  await rolledBack(async (tx) => {
    const [ona, rasa] = [await makeAdmin(tx, await signUp(tx)), await signUp(tx)]
    expect(await isAdmin(tx, {...ona, claims: rasa.claims})).toBe(false)
    expect(await isAdmin(tx, {...ona, claims: {}})).toBe(false)
    await tx`delete from auth.sessions where user_id = ${ona.id}`
    expect(await isAdmin(tx, ona)).toBe(false)
    expect(await as(tx, ona)`select id from public.user_overview`).toEqual([])
    await expect(as(tx, ona)`select public.ban_commenter(${rasa.id})`).rejects.toMatchObject(refused)
  })
})

test('users cannot give themselves a role', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const roles = as(tx, rasa)`insert into public.user_roles (user_id, role) values (${rasa.id}, 'admin')`
    await expect(roles).rejects.toMatchObject(refused)
    await expect(as(tx, rasa)`update public.user_roles set user_id = ${rasa.id}`).rejects.toMatchObject(
      refused,
    )
    await expect(as(tx, rasa)`update public.profiles set id = ${rasa.id}`).rejects.toMatchObject(refused)
    expect(await isAdmin(tx, rasa)).toBe(false)
  })
})

test('metadata and the claims from it do not make a user an admin', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const claims = {role: 'admin', is_admin: true}
    await tx`update auth.users set raw_user_meta_data = ${tx.json(claims)} where id = ${rasa.id}`
    const token = {
      ...rasa,
      claims: {
        ...rasa.claims,
        user_metadata: claims,
        app_metadata: claims,
        is_admin: true,
        user_role: 'admin',
      },
    }
    expect(await isAdmin(tx, token)).toBe(false)
    expect(await as(tx, token)`select id from public.profiles`).toEqual([{id: rasa.id}])
  })
})

test.each(['users', 'sessions', 'identities', 'refresh_tokens'])('nobody can read auth.%s', async (table) => {
  await rolledBack(async (tx) => {
    const [rasa, ona] = [await signUp(tx), await makeAdmin(tx, await signUp(tx))]
    for (const caller of [visitor(), rasa, ona]) {
      await expect(as(tx, caller)`select * from auth.${tx(table)}`).rejects.toMatchObject(refused)
    }
  })
})

test.each([
  'change_roles(gen_random_uuid())',
  'ban_commenter(gen_random_uuid())',
  'unban_commenter(gen_random_uuid())',
])('only admins may call %s', async (call) => {
  await rolledBack(async (tx) => {
    const others = await Promise.all(
      (['moderator', 'organiser', 'treasurer'] as const).map(async (role) =>
        giveRole(tx, await signUp(tx), role),
      ),
    )
    for (const caller of [visitor(), visitor(anonymousId()), await signUp(tx), service, ...others]) {
      await expect(as(tx, caller)`select public.${tx.unsafe(call)}`).rejects.toMatchObject(refused)
    }
  })
})
