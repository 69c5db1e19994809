import {withDatabase} from '../support/database.ts'
import {giveRole, makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

test('somebody with a role switches the daily digest off in the profile', async ({page}) => {
  const person = await makePerson('Ignas', 'Iždininkas')
  await giveRole(person, 'treasurer')
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  const digest = page.getByRole('region', {name: 'Dienos santrauka'})
  const choice = digest.getByRole('checkbox', {name: 'Noriu gauti dienos santrauką el. paštu'})
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await digest.getByRole('button', {name: 'Išsaugoti pasirinkimą'}).click()
  await expect(digest.getByText('Dienos santraukos dabar negaunate.')).toBeVisible()
  const [profile] = await withDatabase(
    (sql) => sql`select wants_digest from public.profiles where id = ${person.id}`,
  )
  expect(profile).toEqual({wants_digest: false})
  await removePerson(person)
})
