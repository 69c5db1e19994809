import {expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {addEvent, approvedComment} from './content.ts'
import {rolledBack} from './database.ts'
import {signUp, unique} from './people.ts'

test('can be changed by its owner in every field of the account page', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const fields = {
      first_name: 'Rasutė',
      last_name: 'Kazlauskienė',
      username: unique('rasa'),
      phone: '+442079460000',
      city: 'Swansea',
      region: 'Swansea',
      language: 'en',
      privacy_policy_accepted: true,
    }
    await as(tx, rasa)`update public.profiles set ${tx(fields)}`
    const [profile] = await as(tx, rasa)`select * from public.profiles`
    expect(profile).toMatchObject(fields)
  })
})

test.each([
  {column: 'id', value: '00000000-0000-4000-8000-000000000000'},
  {column: 'email', value: 'kita@example.test'},
  {column: 'created_at', value: '2001-01-01T00:00:00Z'},
])('has an immutable $column', async ({column, value}) => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    await expect(as(tx, rasa)`update public.profiles set ${tx({[column]: value})}`).rejects.toMatchObject(
      refused,
    )
  })
})

test.each([
  {column: 'first_name', value: ' Rasa'},
  {column: 'first_name', value: 'a'.repeat(81)},
  {column: 'first_name', value: 'Rasa\nBcc: kita@example.test'},
  {column: 'first_name', value: '\u200b'},
  {column: 'first_name', value: 'Rasa\u202e'},
  {column: 'last_name', value: 'Kazlauskienė '},
  {column: 'last_name', value: 'a'.repeat(81)},
  {column: 'username', value: 'Rasa K'},
  {column: 'username', value: 'ab'},
  {column: 'username', value: '<b>rasa</b>'},
  {column: 'city', value: ''},
  {column: 'city', value: 'a'.repeat(81)},
  {column: 'region', value: ' '},
  {column: 'language', value: 'de'},
])('rejects the $column "$value"', async ({column, value}) => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const change = as(tx, rasa)`update public.profiles set ${tx({[column]: value})}`
    await expect(change).rejects.toMatchObject({code: '23514'})
  })
})

test('keeps its first name, which may be another', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    await as(tx, rasa)`update public.profiles set first_name = 'Ona'`
    await expect(as(tx, rasa)`update public.profiles set first_name = ''`).rejects.toMatchObject({
      code: 'PT400',
    })
  })
})

test('cannot have a username that is in use', async () => {
  await rolledBack(async (tx) => {
    const [rasa, tomas] = [await signUp(tx), await signUp(tx)]
    const username = unique('policy')
    await as(tx, rasa)`update public.profiles set username = ${username}`
    await expect(as(tx, tomas)`update public.profiles set username = ${username}`).rejects.toMatchObject({
      code: '23505',
    })
  })
})

test('keeps the acceptance of the privacy policy', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx, 'Rasa', {privacy_policy_accepted: true})
    await as(tx, rasa)`update public.profiles set privacy_policy_accepted = false`
    expect(await as(tx, rasa)`select privacy_policy_accepted from public.profiles`).toEqual([
      {privacy_policy_accepted: true},
    ])
  })
})

test('has the email address and the last sign-in of the account, also after a change', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const copied = () => as(tx, rasa)`select email, last_sign_in_at from public.profiles`
    expect(await copied()).toEqual([{email: rasa.email, last_sign_in_at: null}])
    const email = `${unique('policy')}@example.test`
    const last_sign_in_at = new Date('2025-11-15T12:00:00Z')
    await tx`update auth.users set email = ${email} where id = ${rasa.id}`
    await tx`update auth.users set last_sign_in_at = ${last_sign_in_at} where id = ${rasa.id}`
    expect(await copied()).toEqual([{email, last_sign_in_at}])
    const own = as(tx, rasa)`update public.profiles set last_sign_in_at = now()`
    await expect(own).rejects.toMatchObject(refused)
  })
})

test('has one spelling of the email address, which no other profile has', async () => {
  await rolledBack(async (tx) => {
    const [rasa, tomas] = [await signUp(tx), await signUp(tx)]
    const name = unique('Šventė')
    const decomposed = ` ${name.normalize('NFD')}@Example.test`
    const composed = `${name.toLowerCase()}@example.test`
    await tx`update auth.users set email = ${decomposed} where id = ${rasa.id}`
    expect(await as(tx, rasa)`select email from public.profiles`).toEqual([{email: composed}])
    const refusals = [
      {change: tx`update auth.users set email = ${composed} where id = ${tomas.id}`, code: '23505'},
      {change: tx`update public.profiles set email = ${decomposed} where id = ${rasa.id}`, code: '23514'},
    ]
    for (const {change, code} of refusals) {
      await expect(tx.savepoint((savepoint) => savepoint`${change}`)).rejects.toMatchObject({code})
    }
  })
})

test('names its comments with the first name and an initial', async () => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx, 'Rasa', {last_name: 'Žąsytė'})]
    const id = await approvedComment(tx, rasa, event)
    const author = () => as(tx, visitor())`select author_name from public.event_comments where id = ${id}`
    expect(await author()).toEqual([{author_name: 'Rasa Ž.'}])
    await as(tx, rasa)`update public.profiles set first_name = 'Rasutė', last_name = ''`
    expect(await author()).toEqual([{author_name: 'Rasutė'}])
  })
})

test('cannot be changed by another user', async () => {
  await rolledBack(async (tx) => {
    const [rasa, tomas] = [await signUp(tx, 'Rasa'), await signUp(tx, 'Tomas')]
    const {length: changed} = await as(tx, tomas)`
      update public.profiles set first_name = 'Nebe Rasa' where id = ${rasa.id} returning id`
    expect(changed).toBe(0)
    expect(await tx`select first_name from public.profiles where id = ${rasa.id}`).toEqual([
      {first_name: 'Rasa'},
    ])
  })
})
