import * as fc from 'fast-check'
import {personName} from '@site/schemas/form-fields/person'
import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {database, rolledBack, type Json, type Transaction} from './database.ts'
import {confirmed, signUp, signUpWith} from './people.ts'

async function profileAfterSignUp(tx: Transaction, metadata: Json) {
  const person = await signUpWith(tx, metadata)
  const [profile] = await as(tx, person)`select * from public.profiles`
  return profile
}

/** Auth writes the metadata of a sign-up a second time, before it has the email sent. */
const writeAgain = (tx: Transaction, {id}: {id: string}) =>
  tx.savepoint(
    (point) => point`update auth.users set raw_user_meta_data = raw_user_meta_data where id = ${id}`,
  )

const nameless = {code: 'PT422', detail: 'name_required'}

describe('a sign-up by Auth’s own API', () => {
  test('is refused unless the profile has both names, whatever was given as names', async () => {
    const character = fc.constantFrom('R', 'ą', ' ', '\n', '\u200b', '\u202e', '\u0007', '-', '👩‍🚀', '\u00a0')
    const name = fc.oneof(
      fc.string({unit: character, maxLength: 4}),
      fc.constantFrom(null, undefined, 5, false, 'Rasa'),
    )
    await fc.assert(
      fc.asyncProperty(name, name, async (first_name, last_name) => {
        await rolledBack(async (tx) => {
          const names = JSON.parse(JSON.stringify({first_name, last_name}))
          const person = await signUpWith(tx, {...names, privacy_policy_accepted: true})
          const [profile] =
            await tx`select first_name, last_name from public.profiles where id = ${person.id}`
          const isNamed = profile?.first_name !== '' && profile?.last_name !== ''
          const [written] = await Promise.allSettled([writeAgain(tx, person)])
          expect(written).toMatchObject(isNamed ? {status: 'fulfilled'} : {reason: nameless})
        })
      }),
      {
        numRuns: 60,
        examples: [
          ['Rasa', 'Rasaitė'],
          ['', ''],
          ['Rasa', '\u200b'],
        ],
      },
    )
  })

  test('of the site’s form is never refused: a name that the form takes is one that the profile keeps', async () => {
    const text = fc.oneof(
      fc.string({unit: 'grapheme', maxLength: 12}),
      fc.string({unit: 'binary', maxLength: 12}),
      fc.constantFrom('Ąžuolė', 'O’Neill', 'J', '李', 'W'.repeat(80)),
    )
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const name = personName.safeParse(typed)
        fc.pre(name.success)
        const [row] = await database`select private.clean_name(${name.data ?? ''}) as kept`
        expect(row?.kept).not.toBe('')
      }),
      {numRuns: 300},
    )
  })

  test('is not what an admin creates, confirms or invites, nor what was there before', async () => {
    await rolledBack(async (tx) => {
      const created = await confirmed(tx, await signUpWith(tx, {privacy_policy_accepted: true}))
      await writeAgain(tx, created)
      await writeAgain(tx, await signUpWith(tx, {}))
      const earlier = await signUpWith(tx, {privacy_policy_accepted: true})
      await tx`update public.profiles set created_at = now() - interval '1 second' where id = ${earlier.id}`
      await writeAgain(tx, earlier)
      const names = await tx`
        select first_name from public.profiles where id in (${created.id}, ${earlier.id})`
      expect(names).toEqual([{first_name: ''}, {first_name: ''}])
    })
  })
})

test('creates a profile with the four fields of the form', async () => {
  await rolledBack(async (tx) => {
    const profile = await profileAfterSignUp(tx, {
      first_name: 'Rasa',
      last_name: 'Kazlauskienė',
      language: 'en',
      privacy_policy_accepted: true,
    })
    expect(profile).toMatchObject({
      first_name: 'Rasa',
      last_name: 'Kazlauskienė',
      language: 'en',
      privacy_policy_accepted: true,
      username: null,
      phone: null,
      city: null,
      region: null,
    })
    expect(profile?.created_at).toBeInstanceOf(Date)
  })
})

test.each<{given: string; metadata: Json; profile: object}>([
  {
    given: 'spaces and control characters',
    metadata: {first_name: '  Ra\u0007sa\n ', last_name: '\t\r\n'},
    profile: {first_name: 'Rasa', last_name: ''},
  },
  {
    given: 'invisible and reversing characters',
    metadata: {first_name: '\u200b\u200d', last_name: '\u202eJonas'},
    profile: {first_name: '', last_name: 'Jonas'},
  },
  {
    given: 'very long names',
    metadata: {first_name: 'ą'.repeat(5000), last_name: `${'b'.repeat(79)} ${'c'.repeat(50)}`},
    profile: {first_name: 'ą'.repeat(80), last_name: 'b'.repeat(79)},
  },
  {
    given: 'an unsupported language',
    metadata: {language: 'de'},
    profile: {language: 'lt'},
  },
  {
    given: 'wrong types',
    metadata: {first_name: {a: [1]}, last_name: 5, language: ['en'], privacy_policy_accepted: 'yes'},
    profile: {first_name: '{"a": [1]}', last_name: '5', language: 'lt', privacy_policy_accepted: false},
  },
  {
    given: 'what only reads like true',
    metadata: {privacy_policy_accepted: 'true'},
    profile: {privacy_policy_accepted: false},
  },
  {given: 'a 1', metadata: {privacy_policy_accepted: 1}, profile: {privacy_policy_accepted: false}},
  {
    given: 'nulls',
    metadata: {first_name: null, last_name: null, language: null, privacy_policy_accepted: null},
    profile: {first_name: '', last_name: '', language: 'lt', privacy_policy_accepted: false},
  },
  {given: 'an array as metadata', metadata: ['first_name'], profile: {first_name: '', last_name: ''}},
  {
    given: 'no metadata',
    metadata: null,
    profile: {first_name: '', language: 'lt', privacy_policy_accepted: false},
  },
])('sanitises $given', async ({metadata, profile}) => {
  await rolledBack(async (tx) => {
    expect(await profileAfterSignUp(tx, metadata)).toMatchObject(profile)
  })
})

test('ignores a role, id or date in the metadata', async () => {
  await rolledBack(async (tx) => {
    const person = await signUp(tx, 'Rasa', {
      role: 'admin',
      is_admin: true,
      id: '00000000-0000-4000-8000-000000000000',
      user_id: '00000000-0000-4000-8000-000000000000',
      created_at: '2001-01-01T00:00:00Z',
    })
    const [profile] = await as(tx, person)`
      select id, created_at > now() - interval '1 hour' as is_new from public.profiles`
    expect(profile).toEqual({id: person.id, is_new: true})
    expect(await tx`select from public.user_roles where user_id = ${person.id}`).toHaveLength(0)
    expect(await as(tx, person)`select public.is_admin()`).toEqual([{is_admin: false}])
  })
})
