import {withDatabase} from '../support/database.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const key = `e2e-priesiskas-${crypto.randomUUID().slice(0, 8)}`
const markup = `<img src=x onerror=alert(1)>${key}`

test.beforeEach(() =>
  withDatabase(async (sql) => {
    await sql`
      insert into public.contact_messages (first_name, last_name, email, subject, message, language)
      values (${markup}, ${markup}, ${`${key}@example.test`}, ${markup}, ${markup}, 'lt')`
    await sql`
      insert into public.content_items (key, kind, title_lt, path, registration_kind, registration_opens, starts_at)
      values (${key}, 'event', 'Bandymas', '/bandomasis', 'general', true, '2031-06-20T10:00:00Z')`
    await sql`
      insert into public.event_registrations
        (event_key, kind, status, seats, first_name, last_name, email, phone, note, language)
      values (${key}, 'general', 'registered', 1, ${markup}, ${markup}, ${`${key}@example.test`}, '+44 7700 900123', ${markup}, 'lt')`
  }),
)

test.afterEach(() =>
  withDatabase(async (sql) => {
    await sql`delete from public.contact_messages where email = ${`${key}@example.test`}`
    await sql`delete from public.event_registrations where event_key = ${key}`
    await sql`delete from public.content_items where key = ${key}`
  }),
)

test('admins see what a visitor typed as text', long, async ({page}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=messages&q=${key}`)
  await expect(page.getByRole('table')).toContainText(markup)
  await page.getByRole('button', {name: /^Atverti/}).click()
  await expect(page.getByRole('dialog')).toContainText(markup)

  await page.goto(`/admin?tab=registrations&event=${key}`)
  await expect(page.getByRole('table').first()).toContainText(markup)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})
