import {accessibilityFaults} from '../support/accessibility.ts'
import {openDonation} from '../support/checkout-page.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

// The example is not recognised. What happens once it is: tests/integration/gift-aid.test.ts.

let treasurer: Person

test.beforeEach(async () => {
  treasurer = await makePerson('Iždė', 'Dovanojanti')
  await giveRole(treasurer, 'treasurer')
})
test.afterEach(() => removePerson(treasurer))

test('while HMRC does not recognise the community, donors see nothing of Gift Aid, and treasurers why', async ({
  page,
}) => {
  await page.goto('/aukoti')
  await expect(page.getByLabel('Jūsų vardas')).toBeVisible()
  await expect(page.getByText('Gift Aid')).toHaveCount(0)
  await page.goto('/')
  const dialog = await openDonation(page, page.getByRole('link', {name: 'Paaukoti', exact: true}).first())
  await expect(dialog.getByLabel('Jūsų vardas')).toBeVisible()
  await expect(dialog.getByText('Gift Aid')).toHaveCount(0)

  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=donations')
  await page.getByRole('button', {name: 'Gift Aid'}).click()
  await expect(page.getByRole('heading', {name: 'Gift Aid', exact: true})).toBeFocused()
  await expect(page.getByText(/^Gift Aid išjungtas/)).toBeVisible()
  await expect(page.getByRole('button', {name: 'Sudaryti paraišką'})).toHaveCount(0)
  await expect(page.getByRole('button', {name: 'Įrašyti popierinę deklaraciją'})).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', {name: 'Visos aukos'}).click()
  await expect(page.getByRole('heading', {name: 'Aukos', exact: true})).toBeFocused()
})
