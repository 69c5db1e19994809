import {giftAidWording} from '@site/schemas/consents'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openDonation} from '../support/checkout-page.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail} from '../support/inbox.ts'
import {requestsOf} from '../support/page-requests.ts'
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

/** Declares for all gifts under the address of a person, and resolves to the token of the link in the confirmation. */
async function declare({email}: Person): Promise<string> {
  const [link] = await withDatabase(
    (sql) => sql<{token: string}[]>`
      with declared as (
        insert into private.gift_aid_declarations
          (email, first_name, last_name, house, street, postcode, covers, wording, language, source, given_at, confirmed_at)
        values (
          ${email}, 'Ona', 'Dovanojanti', '12a', 'Example Street', 'CF10 1AA', 'all',
          ${giftAidWording('all', {charityName: 'Lithuanian Community in Wales', claimsFees: false})}, 'en', 'paper', '2025-03-01T00:00:00Z', now()
        )
        returning id
      )
      select private.create_gift_aid_link(id) as token from declared`,
  )
  return String(link?.token)
}

const forget = ({email}: Person) =>
  withDatabase((sql) => sql`delete from private.gift_aid_declarations where email = ${email}`)

test('the link in the confirmation withdraws a declaration without an account, and only on a press', async ({
  page,
}) => {
  const donor = await makePerson('Ona', 'Dovanojanti')
  const token = await declare(donor)
  const withdrawals = requestsOf(page, (request) => request.url().includes('/rpc/withdraw_gift_aid'))
  await page.goto(`/en/gift-aid?token=${token}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 2})).toHaveText('Your Gift Aid declaration applies')
  await expect(page).toHaveURL(/\/gift-aid$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(main).toContainText('Ona Dovanojanti')
  await expect(main).toContainText('1 March 2025')
  await expect(main).toContainText('I want to Gift Aid this donation')
  await expect(main).not.toContainText('Example Street')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(withdrawals).toEqual([])

  await main.getByRole('button', {name: 'Withdraw my declaration'}).click()
  const withdrawn = main.getByRole('heading', {name: 'Your Gift Aid declaration is withdrawn'})
  await expect(withdrawn).toBeFocused()
  await expect(main.getByRole('button')).toHaveCount(0)
  expect((await waitForEmail(donor.email)).subject).toBe('Your Gift Aid declaration is withdrawn')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(`/gift-aid?token=${token}`)
  await expect(main.getByRole('heading', {level: 2})).toHaveText('Gift Aid deklaracija atšaukta')
  await expect(main.getByRole('button')).toHaveCount(0)
  expect(withdrawals).toHaveLength(1)
  await forget(donor)
  await removePerson(donor)
})

test('an account shows its declaration, and withdraws it', async ({page}) => {
  const donor = await makePerson('Ona', 'Dovanojanti')
  await declare(donor)
  await startLoggedIn(page, donor)
  await page.goto('/paskyra')
  const section = page.getByRole('region', {name: 'Mano aukos'})
  await section.getByRole('button', {name: 'Atšaukti deklaraciją'}).click()
  await expect(section.getByRole('heading', {name: 'Gift Aid deklaracija atšaukta'})).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await forget(donor)
  await removePerson(donor)
})

test.describe('without a declaration', () => {
  test.use({expectedConsoleErrors: /status of 404/})

  test('the link in the confirmation says that it no longer works', async ({page}) => {
    await page.goto(`/en/gift-aid?token=${'ab'.repeat(32)}`)
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(
      'This link no longer works',
    )
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
