import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail} from '../support/inbox.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const recipient = `neranda-${crypto.randomUUID()}@example.test`
const mistyped = `klaida-${crypto.randomUUID()}@example.test`
const unpaid = `neatejo-${crypto.randomUUID()}@example.test`
const corrected = `taisyta-${crypto.randomUUID()}@example.test`

test.beforeAll(() =>
  withDatabase(
    (sql) => sql`
      insert into public.email_outbox (
        recipient, template, language, kind, data, idempotency_key, status, attempts, last_error
      ) values
        (${recipient}, 'confirm-sign-up', 'lt', 'account', '{"link": "slapta"}', ${`failed/${recipient}`}, 'failed', 21,
          '<b>Mailbox</b> does not exist'),
        (${mistyped}, 'password-changed', 'lt', 'transactional', ${sql.json({link: 'http://localhost/x'})},
          ${`failed/${mistyped}`}, 'failed', 1, 'Invalid address'),
        (${unpaid}, 'membership-transfer', 'lt', 'transactional', '{}', ${`failed/${unpaid}`}, 'failed', 1,
          'Invalid address')`,
  ),
)

test.afterAll(() =>
  withDatabase(
    (sql) =>
      sql`delete from public.email_outbox where recipient in (${recipient}, ${mistyped}, ${unpaid}, ${corrected})`,
  ),
)

test('admins see undeliverable emails, but not their content', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  for (const [path, subject, attempts] of [
    ['/admin?tab=newsletter', 'Paskyros patvirtinimas', 'Bandyta 21 kartą.'],
    ['/en/admin?tab=newsletter', 'Sign-up confirmation', 'Tried 21 times.'],
  ] as const) {
    await page.goto(path)
    const failure = page.getByRole('listitem').filter({hasText: recipient})
    await expect(failure).toContainText(subject)
    await expect(failure).toContainText(`${attempts} <b>Mailbox</b> does not exist`)
    await expect(failure).not.toContainText('slapta')
    await expect(failure.getByRole('button')).toHaveCount(0)
  }
  await page.setViewportSize({width: 320, height: 700})
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('of an email about money, admins read what to do without it', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  const failure = page.getByRole('listitem').filter({hasText: unpaid})
  await page.goto('/admin?tab=newsletter')
  await expect(failure).toContainText('Laiškas apie nario mokesčio pavedimą')
  await expect(failure).toContainText('Jei kito adreso nežinote, paskambinkite')
  await page.goto('/en/admin?tab=newsletter')
  await expect(failure).toContainText('Email about the transfer of a membership fee')
  await expect(failure).toContainText('If you have no other address for them, ring them')
})

test('the newest failures are shown, and older ones on a press', long, async ({page}) => {
  const old = `sena-${crypto.randomUUID()}@example.test`
  const added = Array.from({length: 26}, (_, index) => (index === 0 ? old : `${index}-${old}`))
  await withDatabase(async (sql) => {
    for (const [index, address] of added.entries()) {
      await sql`
        insert into public.email_outbox (recipient, template, language, kind, data, idempotency_key, status, created_at)
        values (${address}, 'registration-confirmed', 'lt', 'transactional', '{}', ${`failed/${address}`}, 'failed',
          now() - ${26 - index} * interval '1 minute')`
    }
  })
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin?tab=newsletter')
    const failure = page.getByRole('listitem').filter({has: page.getByRole('link', {name: old, exact: true})})
    await expect(page.getByText(/^Rodoma naujausių: 25 iš \d+/)).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.getByRole('button', {name: 'Rodyti daugiau'}).click()
    await expect(failure).toContainText('Laiškas apie registraciją į renginį')
  } finally {
    await withDatabase((sql) => sql`delete from public.email_outbox where recipient = any (${added})`)
  }
})

test('admins correct the address of a failed email and send it again', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=newsletter')
  const failure = page.getByRole('listitem').filter({hasText: mistyped})
  const open = failure.getByRole('button', {name: 'Siųsti dar kartą'})
  await open.click()
  const dialog = page.getByRole('dialog', {name: 'Siųsti laišką dar kartą'})
  const address = dialog.getByLabel('El. pašto adresas')
  await expect(address).toHaveValue(mistyped)
  await address.fill(corrected)
  await dialog.getByRole('button', {name: 'Atšaukti'}).click()
  await open.click()
  await expect(address).toHaveValue(corrected)
  await dialog.getByRole('button', {name: 'Siųsti'}).click()
  await expect(page.getByText(`Laiškas siunčiamas adresu ${corrected}.`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(failure).toHaveCount(0)
  expect((await waitForEmail(corrected)).to).toEqual([expect.objectContaining({address: corrected})])
})

test('an address to which emails came back is let get newsletters again', long, async ({page}) => {
  const address = `grizta-${crypto.randomUUID()}@example.test`
  await withDatabase(
    (sql) => sql`insert into public.suppressed_addresses (email, reason) values (${address}, 'bounced')`,
  )
  await startLoggedIn(page, await demoAdmin())
  for (const [path, search, reason, allow] of [
    ['/en/admin?tab=newsletter', 'Search', 'An email came back', `Send newsletters again to ${address}`],
    ['/admin?tab=newsletter', 'Ieškoti', 'Laiškas grįžo', `Vėl siųsti naujienlaiškį adresu ${address}`],
  ] as const) {
    await page.goto(path)
    await page.getByRole('searchbox', {name: search}).fill(address)
    const row = page.getByRole('row').filter({hasText: address})
    await expect(row).toContainText(reason)
    expect(await accessibilityFaults(page)).toEqual([])
    await row.getByRole('button', {name: allow}).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await expect(page.getByRole('alertdialog')).toBeVisible()
    if (path.startsWith('/en')) await page.keyboard.press('Escape')
  }
  await page.getByRole('alertdialog').getByRole('button', {name: 'Vėl siųsti naujienlaiškį'}).click()
  await expect(page.getByText(`Naujienlaiškį adresu ${address} vėl siųsime`)).toBeVisible()
  await expect(page.getByRole('row').filter({hasText: address})).toHaveCount(0)
  expect(
    await withDatabase((sql) => sql`select from public.suppressed_addresses where email = ${address}`),
  ).toHaveLength(0)
})
