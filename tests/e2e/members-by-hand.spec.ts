import type {Page} from '@playwright/test'
import {openDialog} from '../support/dialogs.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin, giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

let secretary: Person

test.beforeEach(async () => {
  secretary = await makePerson('Rūta', 'Sąrašienė')
  await giveRole(secretary, 'secretary')
})
test.afterEach(() => removePerson(secretary))

/** A name that nobody else has: letters only, as names are. */
const uniqueName = () =>
  `Petrait${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`

const dialog = (page: Page) => page.locator(openDialog)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})
const history = (page: Page) => page.getByRole('region', {name: 'Kas ir kada keitė'})

async function addMember(page: Page, firstName: string, lastName: string) {
  await page.goto('/admin?tab=members')
  await button(page, 'Įrašyti narį').click()
  await dialog(page).getByLabel('Vardas').fill(firstName)
  await dialog(page).getByLabel('Pavardė').fill(lastName)
}

const save = (page: Page) => dialog(page).getByRole('button', {name: 'Įrašyti narį'}).click()

test('a secretary adds a member without email who paid in cash, corrects, and makes them honorary', async ({
  page,
}) => {
  const lastName = uniqueName()
  const name = `Jonas ${lastName}`
  await startLoggedIn(page, secretary)
  await page.goto('/admin')
  await expect(page.getByRole('tab')).toHaveText(['Nariai', 'Laiškai nariams', 'Metai'])
  await addMember(page, 'Jonas', '')
  await expect(dialog(page).getByLabel('Gauta suma svarais')).toHaveValue('15')
  await dialog(page).getByLabel('Gauta suma svarais').fill('10')
  await expect(dialog(page)).toContainText('Nario mokestis yra £15')
  await save(page)
  await expect(dialog(page).getByLabel('Pavardė')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByLabel('Pavardė').fill(lastName)
  await dialog(page).getByLabel('Gauta suma svarais').fill('15')
  await dialog(page).getByLabel('Kaip gauta').selectOption('Grynaisiais')
  await save(page)
  await expect(page.getByText(`Narys įrašytas: ${name}`)).toBeVisible()
  await expect(page.getByRole('heading', {name, exact: true})).toBeFocused()
  const article = page.getByRole('article')
  await expect(article).toContainText('Be el. pašto')
  await expect(article.getByText(/^M\d{6}$/)).toBeVisible()
  await expect(article).toContainText('£15, grynaisiais')
  await expect(history(page)).toContainText(/Rūta Sąrašienė įrašė mokestį: £15 grynaisiais, gauta/)
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, 'Pataisyti duomenis').click()
  await dialog(page).getByLabel('Adresas').fill('1 Castle Street\nCardiff')
  await dialog(page).getByLabel('Laiškų kalba').selectOption('Anglų')
  await dialog(page).getByRole('button', {name: 'Išsaugoti'}).click()
  await expect(page.getByText(`${name}: duomenys pataisyti`)).toBeVisible()
  await expect(article).toContainText('1 Castle Street')
  await expect(history(page)).toContainText('Rūta Sąrašienė pataisė: adresas, laiškų kalba')

  await expect(button(page, 'Susieti su paskyra')).toHaveCount(0)
  await button(page, 'Paskelbti garbės nariu').click()
  await dialog(page).getByRole('button', {name: 'Paskelbti', exact: true}).click()
  await expect(page.getByText(`${name}: garbės narys`)).toBeVisible()
  await expect(article).toContainText('Kol yra garbės narys')
  await expect(button(page, 'Įrašyti gautą mokestį')).toHaveCount(0)
  await expect(history(page).getByRole('listitem')).toHaveText([
    /Rūta Sąrašienė paskelbė garbės nariu$/,
    /pataisė/,
    /(įrašė mokestį|įrašė narį)/,
    /(įrašė mokestį|įrašė narį)/,
  ])

  await button(page, new RegExp(`^Atverti mokėjimą: ${name}`)).click()
  await expect(page.getByText('Mokėjimus tvirtina, anuliuoja ir grąžina iždininkas.')).toBeVisible()
  await expect(button(page, 'Anuliuoti patvirtinimą')).toHaveCount(0)
  await page.goto(`/admin?tab=members&show=honorary&q=${lastName}`)
  await expect(page.getByRole('row').filter({hasText: name})).toContainText('Garbės narys')
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe('somebody who may be there already', () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('whoever adds somebody twice is warned, and may go on', async ({page}) => {
    const lastName = uniqueName()
    const name = `Ona ${lastName}`
    await withDatabase(
      (sql) => sql`
        insert into public.memberships (first_name, last_name, email)
        values ('Ona', ${lastName}, ${`${lastName}@example.test`.toLowerCase()})`,
    )
    await startLoggedIn(page, secretary)
    await addMember(page, 'ona', lastName.toLowerCase())
    const link = dialog(page).getByRole('link', {name})
    await expect(link).toBeVisible()
    await expect(dialog(page)).toContainText('Ar tai ne tas pats žmogus?')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog(page).getByLabel('El. paštas').fill(`${lastName}@example.test`)
    await dialog(page).getByLabel('Laukiamas').check()
    await test.step('the same name and address are refused, and nothing typed is lost', async () => {
      await save(page)
      await expect(dialog(page).getByRole('alert')).toContainText(
        'Žmogus tokiu vardu ir adresu jau yra narių sąraše',
      )
      expect(await accessibilityFaults(page)).toEqual([])
      await expect(dialog(page).getByLabel('Pavardė')).toHaveValue(lastName.toLowerCase())
    })
    await dialog(page).getByLabel('El. paštas').fill('')
    await save(page)
    await expect(page.getByText(`Narys įrašytas: ona ${lastName.toLowerCase()}`)).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Galbūt kartojasi')
    await expect(page.getByText('Ar pavedimas gautas?')).toHaveCount(0)
  })
})

test('an awaited fee that came in cash is confirmed as such', long, async ({page}) => {
  const lastName = uniqueName()
  await startLoggedIn(page, await demoAdmin())
  await addMember(page, 'Vida', lastName)
  await dialog(page).getByLabel('Laukiamas').check()
  await save(page)
  await expect(page.getByRole('heading', {name: `Vida ${lastName}`})).toBeVisible()
  await page.getByLabel('Kaip gauta').selectOption('Čekiu')
  await button(page, /^Patvirtinti: £15,/).click()
  await expect(page.getByRole('article')).toContainText('£15, čekiu')
})
