import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {allowReports} from '../support/error-reports.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

test.use({expectedConsoleErrors: /E2E failure|Failed to load resource: net::ERR_CONNECTION_REFUSED/})

test.beforeAll(allowReports)

/** Dates of the admin area are formatted while it is rendered, which then fails in the browser. */
const failToFormatDates = (page: Page) =>
  page.addInitScript(() => {
    Intl.DateTimeFormat = function fail() {
      throw new Error('E2E failure of rasa@example.test')
    } as unknown as typeof Intl.DateTimeFormat
  })

async function codeOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', {level: 1, name: /nepavyko|couldn’t/})).toBeVisible()
  const code = page.locator('main code')
  await expect(code).toHaveText(/^[2-9A-HJ-NP-Z]{8}$/)
  return code.innerText()
}

const reportsOf = (code: string) =>
  withDatabase(
    (sql) => sql`select path, message, language, stack from private.reported_errors where code = ${code}`,
  )

for (const [language, path, help, contact, subject] of [
  ['lt', '/admin?tab=system', 'nurodykite šį klaidos kodą', 'Parašyti mums', 'Klaidos kodas'],
  ['en', '/en/admin?tab=system', 'quote this error code', 'Contact us', 'Error code'],
] as const) {
  test(`a page that fails says under which code it is reported, in ${language}`, async ({page}) => {
    await failToFormatDates(page)
    await startLoggedIn(page, await demoAdmin())
    await page.goto(path)
    const code = await codeOn(page)
    await expect(page.getByText(help)).toBeVisible()
    await expect.poll(() => reportsOf(code)).toHaveLength(1)
    expect((await reportsOf(code))[0]).toMatchObject({
      path: path.split('?')[0],
      message: 'E2E failure of …',
      language,
    })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', {name: contact}).last().click()
    await expect(page.getByRole('textbox', {name: /tema|subject/i})).toHaveValue(`${subject} ${code}`)
    await withDatabase((sql) => sql`delete from private.reported_errors where code = ${code}`)
  })
}

test('without Supabase the page says its code all the same', long, async ({page}) => {
  await failToFormatDates(page)
  await startLoggedIn(page, await demoAdmin())
  await page.route(`${stackEnv().SUPABASE_URL}/rest/v1/rpc/report_error`, (route) =>
    route.abort('connectionrefused'),
  )
  await page.goto('/admin?tab=system')
  await codeOn(page)
  await expect(page.getByRole('link', {name: 'Parašyti mums'}).last()).toBeVisible()
})
