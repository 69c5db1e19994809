import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

const recipient = `neranda-${crypto.randomUUID()}@example.test`

test.beforeAll(() =>
  withDatabase(
    (sql) => sql`
      insert into public.email_outbox (recipient, template, language, data, idempotency_key, status, attempts, last_error)
      values (${recipient}, 'confirm-sign-up', 'lt', '{"link": "slapta"}', ${`failed/${recipient}`}, 'failed', 21, '<b>Mailbox</b> does not exist')`,
  ),
)

test.afterAll(() =>
  withDatabase((sql) => sql`delete from public.email_outbox where recipient = ${recipient}`),
)

test('admins see undeliverable emails, but not their content', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  for (const [path, subject, attempts] of [
    ['/admin?tab=newsletter', 'Registracijos patvirtinimas', 'Bandyta 21 kartą.'],
    ['/en/admin?tab=newsletter', 'Sign-up confirmation', 'Tried 21 times.'],
  ] as const) {
    await page.goto(path)
    const failure = page.getByRole('listitem').filter({hasText: recipient})
    await expect(failure).toContainText(subject)
    await expect(failure).toContainText(`${attempts} <b>Mailbox</b> does not exist`)
    await expect(failure).not.toContainText('slapta')
  }
  await page.setViewportSize({width: 320, height: 700})
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
