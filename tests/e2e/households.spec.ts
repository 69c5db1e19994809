import type {Page} from '@playwright/test'
import {openDialog} from '../support/dialogs.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

let secretary: Person
let payer: Person
let spouse: Person
let lastName: string

test.beforeEach(async () => {
  lastName = `Šeimait${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`
  secretary = await makePerson('Rūta', 'Sąrašienė')
  await giveRole(secretary, 'secretary')
  payer = await makePerson('Jonas', lastName)
  spouse = await makePerson('Ona', lastName)
})
test.afterEach(async () => {
  for (const person of [secretary, payer, spouse]) await removePerson(person)
})

const dialog = (page: Page) => page.locator(openDialog)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})
const household = (page: Page) => page.getByRole('region', {name: 'Šeima'})

test('one pays for both, each sees it, and another may pay instead', async ({page}) => {
  const [jonas, ona] = [`Jonas ${lastName}`, `Ona ${lastName}`]
  await startLoggedIn(page, secretary)
  await page.goto('/admin?tab=members')
  await button(page, 'Įrašyti narį').click()
  await dialog(page).getByLabel('Vardas').fill('Jonas')
  await dialog(page).getByLabel('Pavardė').fill(lastName)
  await dialog(page).getByLabel('El. paštas').fill(payer.email)
  await dialog(page).getByLabel('Gauta suma svarais').fill('15')
  await dialog(page).getByLabel('Kaip gauta').selectOption('Grynaisiais')
  await dialog(page).getByRole('button', {name: 'Įrašyti narį'}).click()
  await expect(page.getByRole('heading', {name: jonas, exact: true})).toBeFocused()

  await button(page, 'Įrašyti naują žmogų').click()
  await expect(dialog(page).getByLabel('Pavardė')).toHaveValue(lastName)
  await dialog(page).getByLabel('Vardas').fill('Ona')
  await dialog(page).getByLabel('El. paštas').fill(spouse.email)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', {name: 'Įrašyti', exact: true}).click()
  await expect(household(page).getByRole('listitem')).toHaveText([
    new RegExp(`^${jonas}Moka`),
    new RegExp(`^${ona}Galioja`),
  ])
  await expect(household(page)).toContainText('2 žmonės, £30 per metus.')
  await button(page, 'Įrašyti gautą mokestį').click()
  await expect(dialog(page).getByLabel('Gauta suma svarais')).toHaveValue('30')
  await dialog(page).getByRole('button', {name: 'Atšaukti'}).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, `Atverti: ${ona}`).click()
  await expect(page.getByRole('heading', {name: ona, exact: true})).toBeVisible()
  await expect(button(page, 'Pridėti narį')).toHaveCount(0)
  await button(page, `Tegul moka: ${ona}`).click()
  await dialog(page).getByRole('button', {name: 'Pakeisti mokėtoją'}).click()
  await expect(household(page).getByRole('listitem').first()).toHaveText(new RegExp(`^${ona}Moka`))
  await page.goto(`/admin?tab=members&show=households&q=${lastName}`)
  await expect(page.getByRole('row').filter({hasText: ona})).toContainText('Moka už šeimą')

  const [asPayer, asOther] = [
    await page.context().browser()?.newPage(),
    await page.context().browser()?.newPage(),
  ]
  if (!asPayer || !asOther) throw new Error('There is no browser')
  await startLoggedIn(asPayer, spouse)
  await asPayer.goto('/paskyra')
  await expect(asPayer.getByText('Taip pat mokate už šiuos žmones')).toBeVisible()
  await expect(asPayer.getByRole('listitem').filter({hasText: jonas})).toContainText('galioja iki')
  expect(await accessibilityFaults(asPayer)).toEqual([])
  await startLoggedIn(asOther, payer)
  await asOther.goto('/paskyra')
  await expect(asOther.getByText(`Už jūsų šeimą moka ${ona}, tad jums mokėti nereikia.`)).toBeVisible()
  await asPayer.close()
  await asOther.close()
})
