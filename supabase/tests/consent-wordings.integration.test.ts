import {newsletterConsent, parentalConsent} from '@site/schemas/consents'
import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {database, rolledBack} from './database.ts'
import {confirmed, signUp} from './people.ts'

test.each([
  ['newsletter', newsletterConsent],
  ['parental', parentalConsent],
])('the words of the form count as a consent: %s', async (subject, wordings) => {
  const known =
    await database`select language, wording from private.consent_wordings where subject = ${subject}`
  expect(known).toEqual(
    expect.arrayContaining(Object.entries(wordings).map(([language, wording]) => ({language, wording}))),
  )
})

test('other words do not', async () => {
  await rolledBack(async (tx) => {
    const person = await confirmed(tx, await signUp(tx))
    await expect(
      as(tx, person)`select public.choose_newsletter(true, 'Nesutinku', 'lt')`,
    ).rejects.toMatchObject({
      code: 'PT400',
    })
  })
})
