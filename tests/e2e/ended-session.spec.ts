import sharp from 'sharp'
import {accessibilityFaults} from '../support/accessibility.ts'
import {commentField, commentWith, openComments, postButton} from '../support/comment-section.ts'
import {logIn} from '../support/account-dialog.ts'
import {withDatabase} from '../support/database.ts'
import {holdAnswers} from '../support/held-answers.ts'
import {makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

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
  await openComments(page, '/kaledos-2025')
  const field = commentField(page)
  await field.fill('Ar bus ir šokių?')
  await expect(page.getByRole('banner').getByText('Eglė', {exact: true}).first()).toBeAttached()
  await endSession()
  await postButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', {name: 'Prisijungimas'})).toBeVisible()
  await expect(field).toHaveValue('Ar bus ir šokių?')
  const held = await holdAnswers(page, '**/rpc/my_roles')
  await logIn(dialog, person)
  await expect(dialog).toBeHidden()
  // Pressed while the account still loads.
  await held.isAsked
  await postButton(page).click()
  await expect(page.getByRole('button', {name: 'Siunčiama…'})).toBeVisible()
  held.release()
  await expect(commentWith(page, 'Ar bus ir šokių?')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(dialog).toBeHidden()
})

test('the profile as typed is there again after a log-in', long, async ({page}) => {
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  await page.getByLabel('Miestas').fill('Svonsis')
  await endSession()
  await page.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(page.getByText('Prisijungimo laikas baigėsi').first()).toBeVisible()
  await expect(page.getByLabel('Miestas')).toBeHidden()
  await logIn(page.getByRole('main'), person)
  await expect(page.getByLabel('Miestas')).toHaveValue('Svonsis')
  await page.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(page.getByText('Pakeitimai išsaugoti')).toBeVisible()
})

test('photos that an admin has described are there again after a log-in', long, async ({page}) => {
  await withDatabase(
    (sql) => sql`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`,
  )
  await startLoggedIn(page, person)
  await page.goto('/admin?tab=photos')
  await page.getByLabel('Albumas').selectOption({label: 'Kultūros paveldas'})
  const photo = sharp({create: {width: 640, height: 480, channels: 3, background: '#d9902f'}})
  await page
    .getByLabel('Pasirinkti nuotraukas')
    .setInputFiles({name: 'gintaras.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer()})
  const description = page.getByLabel('Ką matyti nuotraukoje (lietuviškai)')
  await description.fill('Gintaras')
  await page.getByLabel('Ką matyti nuotraukoje (angliškai)').fill('Amber')
  await endSession()
  await page.getByRole('button', {name: 'Įkelti 1 nuotrauką'}).click()
  await expect(page.getByText('tai, ką parašėte, liko')).toBeVisible()
  await expect(description).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('main').getByRole('button', {name: 'Prisijungti'}).click()
  await logIn(page.getByRole('dialog'), person)
  await expect(description).toHaveValue('Gintaras')
})
