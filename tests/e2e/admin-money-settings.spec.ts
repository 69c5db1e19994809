import type {Page} from '@playwright/test'
import {moneySettings, type MoneySettings} from '@site/schemas/money/money-settings'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {emailsTo} from '../support/inbox.ts'
import {withOwnSite} from '../support/own-site.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

// Pages that other tests look at show the account, so that only the name of the bank changes here.

let ona: Person
let jonas: Person
let former: MoneySettings

test.beforeEach(async () => {
  ona = await makePerson('Ona', 'Keičianti')
  jonas = await makePerson('Jonas', 'Stebintis')
  await giveRole(ona, 'admin')
  await giveRole(jonas, 'treasurer')
  former = await stored()
})
test.afterEach(async () => {
  await withDatabase(
    (sql) => sql`update private.money_settings set bank_details = ${sql.json({...former.bankDetails})}`,
  )
  await Promise.all([ona, jonas].map(removePerson))
})

async function stored(): Promise<MoneySettings> {
  const [row] = await withDatabase((sql) => sql`select private.all_money_settings() as settings`)
  return moneySettings.parse(row?.settings)
}

const withBank = (bankName: string): MoneySettings => ({
  ...former,
  bankDetails: former.bankDetails && {...former.bankDetails, bankName},
})

const served = async (page: Page, path: string) => (await page.request.get(path)).text()

test('an administrator changes the account: the page shows it, and the treasurer is told of both values', async ({
  page,
}) => {
  const bankName = `Bank ${crypto.randomUUID().slice(0, 8)}`
  await startLoggedIn(page, ona)
  await page.goto('/en/admin?tab=moneySettings')
  const field = page.getByLabel('Bank (optional)')
  await expect(field).toHaveValue(String(former.bankDetails?.bankName))
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', {name: 'Review the changes'}).click()
  await expect(page.getByRole('alert').getByText('Nothing has changed yet.')).toBeVisible()
  await page.getByLabel('Sort code').fill('12 34')
  await page.getByRole('button', {name: 'Review the changes'}).click()
  await expect(page.getByLabel('Sort code')).toHaveAccessibleDescription(/six digits/)
  await page.getByLabel('Sort code').fill(String(former.bankDetails?.sortCode))

  await field.fill(bankName)
  await page.getByRole('button', {name: 'Review the changes'}).click()
  const dialog = page.getByRole('dialog', {name: 'Change the money settings?'})
  await expect(dialog.locator('dd')).toHaveText(`before: ${former.bankDetails?.bankName} → now: ${bankName}`)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', {name: 'Change', exact: true}).click()
  await expect(page.getByText('The settings have changed, and the pages show them.').first()).toBeVisible()
  expect(await served(page, '/taptinariu')).toContain(bankName)

  const entry = page.getByRole('region', {name: 'Changes'}).getByRole('listitem').filter({hasText: bankName})
  await expect(entry).toContainText('Ona Keičianti')
  const letter = async () => (await emailsTo(jonas.email)).map(({text}) => text).join('\n')
  await expect.poll(letter, {timeout: timeLimits.email}).toContain(`Dabar: ${bankName}`)
  expect(await letter()).toContain(`Buvo: ${former.bankDetails?.bankName}`)
})

test.describe('with two administrators', () => {
  test.use({expectedConsoleErrors: /status of 409/})

  test(
    'what somebody else has changed meanwhile is not overwritten, and nothing typed is lost',
    long,
    async ({page}) => {
      await startLoggedIn(page, ona)
      await page.goto('/admin?tab=moneySettings')
      const field = page.getByLabel('Bankas (nebūtina)')
      await field.fill('Mano bankas')
      const {error} = await ona.client.rpc('change_money_settings', {
        expected: former,
        wanted: withBank('Kito bankas'),
      })
      expect(error).toBeNull()
      await page.getByRole('button', {name: 'Peržiūrėti pakeitimus'}).click()
      await page.getByRole('dialog').getByRole('button', {name: 'Pakeisti', exact: true}).click()
      await expect(page.getByRole('alert').getByText('Kažkas ką tik pakeitė nustatymus')).toBeVisible()
      expect((await stored()).bankDetails?.bankName).toBe('Kito bankas')
      await expect(field).toHaveValue('Mano bankas')
      await page.getByRole('button', {name: 'Peržiūrėti pakeitimus'}).click()
      await expect(page.getByRole('dialog').locator('dd')).toContainText('Kito bankas')
    },
  )
})

test('a treasurer finds no such tab, and the database refuses', async ({page}) => {
  await startLoggedIn(page, jonas)
  await page.goto('/admin?tab=moneySettings')
  await expect(page.getByRole('tab', {name: 'Mokėjimai'})).toBeVisible()
  await expect(page.getByRole('tab', {name: 'Nustatymai'})).toHaveCount(0)
  await expect(page.getByLabel('Sąskaitos numeris')).toHaveCount(0)
  const wanted = withBank('Kito bankas')
  const {error} = await jonas.client.rpc('change_money_settings', {expected: former, wanted})
  expect(error?.code).toBe('42501')
  expect(await stored()).toEqual(former)
})

test('while the database does not say, the pages show the last account', long, async () => {
  const rights = (words: string) =>
    withDatabase((sql) =>
      sql.unsafe(`${words} anon`.replace('RIGHT', 'execute on function public.money_settings()')),
    )
  await withOwnSite(async ({lake, site}) => {
    const account = String(former.bankDetails?.accountNumber)
    const page = async () => (await fetch(`${site.url}/taptinariu`)).text()
    await expect.poll(page).toContain(account)
    await rights('revoke RIGHT from')
    try {
      expect((await fetch(`${site.url}/api/money-settings`, {method: 'POST'})).status).toBe(503)
      await lake.client().patch('siteSettings').set({'name.lt': 'Kitas vardas'}).commit()
      await expect.poll(page).toContain('Kitas vardas')
      expect(await page()).toContain(account)
    } finally {
      await rights('grant RIGHT to')
    }
    expect((await fetch(`${site.url}/api/money-settings`, {method: 'POST'})).status).toBe(200)
  })
})
