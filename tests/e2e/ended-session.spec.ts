import {commentField, postButton} from '../support/comment-section.ts'
import {logIn} from '../support/account-dialog.ts'
import {makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

test.use({expectedConsoleErrors: /status of 40[13]/})

let person: Person

test.beforeEach(async () => {
  person = await makePerson('Eglė')
})

test.afterEach(() => removePerson(person))

/** Logs the person out everywhere, as another device can, after this page has loaded. */
const endSession = () => person.client.auth.signOut({scope: 'global'})

test('a comment stays when the session has ended meanwhile, and can be sent after a log-in', async ({
  page,
}) => {
  await startLoggedIn(page, person)
  await page.goto('/kaledos-2025')
  const field = commentField(page)
  await field.fill('Ar bus ir šokių?')
  await expect(page.getByRole('banner').getByText('Eglė', {exact: true}).first()).toBeAttached()
  await endSession()
  await postButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', {name: 'Prisijungimas'})).toBeVisible()
  await expect(field).toHaveValue('Ar bus ir šokių?')
  await logIn(dialog, person)
  await expect(dialog).toBeHidden()
  await postButton(page).click()
  await expect(page.getByText('Ar bus ir šokių?')).toBeVisible()
  await expect(field).toHaveValue('')
})

test('the profile as typed is there again after a log-in', async ({page}) => {
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  await page.getByLabel('Miestas').fill('Svonsis')
  await endSession()
  await page.getByRole('button', {name: 'Išsaugoti'}).click()
  await expect(page.getByText('Prisijungimo laikas baigėsi').first()).toBeVisible()
  await expect(page.getByLabel('Miestas')).toBeHidden()
  await page.getByRole('main').getByRole('button', {name: 'Prisijungti'}).click()
  await logIn(page.getByRole('dialog'), person)
  await expect(page.getByLabel('Miestas')).toHaveValue('Svonsis')
  await page.getByRole('button', {name: 'Išsaugoti'}).click()
  await expect(page.getByText('Pakeitimai išsaugoti')).toBeVisible()
})
