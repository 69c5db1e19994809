import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin, giveRole, makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const jobs = [
  'deliver-emails',
  'sync-content',
  'purge-expired',
  'update-event-places',
  'reconcile-payments',
  'publish-scheduled',
]
const since = '2026-11-26T07:20:00+00:00'

interface Late {
  job: string | null
  since: string
  has_run: boolean
}

/** What the database would say; the jobs of the stack go on for other tests. */
const standStill = (page: Page, late: Late[]) =>
  page.route('**/rest/v1/rpc/late_work', (route) => route.fulfill({json: late}))

test('an admin sees what each job did, and when it runs next', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=system')
  const list = page.getByRole('region', {name: 'Reguliarūs darbai'}).getByRole('listitem')
  await expect(list).toHaveCount(jobs.length + 2)
  const emails = list.filter({hasText: 'Laiškų siuntimas'})
  await expect(emails).toContainText('kas 2 sekundes')
  await expect(emails).toContainText('Veikia')
  await expect(list.filter({hasText: 'Atsarginė kopija'})).toContainText('dar niekada')
  const runs = page.getByRole('region', {name: 'Kas padaryta'}).getByRole('listitem')
  await expect(runs.filter({hasText: 'Turinio kopijavimas į duomenų bazę'}).first()).toContainText(
    /nukopijuota įrašų: \d+/,
  )
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what is late is above the tabs, in both languages', long, async ({page}) => {
  await standStill(page, [
    {job: 'reconcile-payments', since, has_run: true},
    {job: null, since, has_run: true},
  ])
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=users')
  const notice = page.getByRole('alert').filter({hasText: 'Vėluoja'})
  await expect(notice).toContainText('Mokėjimų tikrinimas: nepavyksta nuo 2026 m. lapkričio 26 d., 07:20')
  await expect(notice).toContainText('Seniausias laukia nuo 2026 m. lapkričio 26 d., 07:20')
  await notice.getByRole('button', {name: 'Atverti skirtuką „Sistema“'}).click()
  await expect(page.getByRole('tab', {name: 'Sistema'})).toHaveAttribute('aria-selected', 'true')
  await page.goto('/en/admin?tab=users')
  await expect(page.getByRole('alert').filter({hasText: 'late'})).toContainText(
    'Checking payments: hasn’t succeeded since 26 November 2026, 07:20',
  )
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a schedule that stands still, or was never set up, is called that', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  for (const [hasRun, text] of [
    [true, 'All of the site’s jobs have stopped'],
    [false, 'The schedule of regular jobs hasn’t been set up yet'],
  ] as const) {
    await standStill(
      page,
      jobs.map((job) => ({job, since, has_run: hasRun})),
    )
    await page.goto('/en/admin?tab=users')
    await expect(page.getByRole('alert').filter({hasText: text})).toBeVisible()
    await page.unroute('**/rest/v1/rpc/late_work')
  }
})

test('a treasurer sees neither the notice nor the tab', long, async ({page}) => {
  const treasurer = await makePerson()
  try {
    await giveRole(treasurer, 'treasurer')
    await standStill(page, [{job: 'reconcile-payments', since, has_run: true}])
    await startLoggedIn(page, treasurer)
    await page.goto('/admin')
    await expect(page.getByRole('tab', {name: 'Mokėjimai'})).toBeVisible()
    await expect(page.getByRole('tab', {name: 'Sistema'})).toHaveCount(0)
    await expect(page.getByText('Vėluoja')).toHaveCount(0)
  } finally {
    await removePerson(treasurer)
  }
})

test('an admin finds an error by the code that a visitor quotes', long, async ({page}) => {
  const path = `/klaida-${crypto.randomUUID().slice(0, 8)}`
  const row = (code: string) => ({code, path, message: 'x is <b>undefined</b>', language: 'lt'})
  await withDatabase(
    (sql) => sql`insert into private.reported_errors ${sql([row('E2EA2222'), row('E2EA3333')])}`,
  )
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/en/admin?tab=system')
    const errors = page.getByRole('region', {name: 'Errors on pages'})
    const search = errors.getByRole('searchbox')
    await search.fill('e2ea-2222')
    await search.press('Enter')
    await expect(errors.getByRole('listitem')).toHaveCount(1)
    await expect(errors.getByRole('listitem')).toContainText('E2EA2222')
    await expect(errors.getByRole('listitem')).toContainText('2 times')
    await expect(errors.getByRole('listitem')).toContainText('x is <b>undefined</b>')
    await search.fill('E2EA9999')
    await search.press('Enter')
    await expect(errors.getByText('There’s no error E2EA9999 here.')).toBeVisible()
    await search.fill('klaida')
    await search.press('Enter')
    await expect(errors.getByText('An error code has eight letters and digits.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  } finally {
    await withDatabase((sql) => sql`delete from private.reported_errors where path = ${path}`)
  }
})
