import type {Locator, Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {newEmail} from '../support/account-dialog.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail} from '../support/inbox.ts'
import {demoAdmin, serviceClient, startLoggedIn, supabaseClient} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

/** In all addresses of these tests. */
const label = crypto.randomUUID().slice(0, 8)

// Resend bounces what is sent there.
const bouncing = (name: string) => `bounced+${name}-${label}@resend.dev`

// The database refuses an address that is none.
test.use({expectedConsoleErrors: /status of 400/})

test.afterAll(() =>
  withDatabase(async (sql) => {
    await sql`delete from public.event_registrations where last_name = ${`Nepasiekta${label}`}`
    await sql`delete from public.contact_messages where email = ${bouncing('zinia')}`
  }),
)

async function send(name: string, body: object) {
  const {error} = await supabaseClient().functions.invoke(name, {body: {...body}})
  if (error) throw error
}

/** Waits until the report of the email has marked the row. */
const marked = (table: 'event_registrations' | 'contact_messages', email: string) =>
  expect
    .poll(
      async () => {
        const {data} = await serviceClient().from(table).select('unreached_since').eq('email', email).single()
        return data?.unreached_since ?? null
      },
      {timeout: timeLimits.email},
    )
    .not.toBeNull()

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')

async function search(page: Page, path: string, words: string): Promise<Locator> {
  await page.goto(`${path}&q=${encodeURIComponent(words)}`)
  await expect(rows(page)).toHaveCount(1)
  return rows(page).first()
}

test(
  'a registration whose email bounced is marked, and reached at the corrected address',
  long,
  async ({page}) => {
    const [email, lastName] = [bouncing('rasa'), `Nepasiekta${label}`]
    const person = {firstName: 'Rasa', lastName, phone: '029 2018 0000', email}
    await send('register-for-event', {eventKey: 'misios-2024', locale: 'lt', ...person})
    await marked('event_registrations', email)

    await startLoggedIn(page, await demoAdmin())
    const english = await search(page, '/en/admin?tab=registrations&event=misios-2024', lastName)
    await expect(english).toContainText('Email didn’t arrive')
    const row = await search(page, '/admin?tab=registrations&event=misios-2024', lastName)
    await expect(row).toContainText('Laiškas nepasiekė')
    await expect(row.getByRole('link', {name: 'Skambinti 029 2018 0000'})).toHaveAttribute(
      'href',
      'tel:02920180000',
    )
    expect(await accessibilityFaults(page)).toEqual([])

    await row.getByRole('button', {name: `Siųsti laišką iš naujo: Rasa ${lastName}`}).click()
    const dialog = page.getByRole('dialog', {name: 'Siųsti laišką dar kartą'})
    const address = dialog.getByLabel('El. pašto adresas')
    await expect(address).toHaveValue(email)
    await address.fill('rasa@')
    await dialog.getByRole('button', {name: 'Siųsti'}).click()
    await expect(dialog.getByText('Patikrinkite el. pašto adresą.')).toBeVisible()
    const corrected = newEmail()
    await address.fill(corrected)
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', {name: 'Siųsti'}).click()
    await expect(page.getByText(`Laiškas siunčiamas adresu ${corrected}.`)).toBeVisible()
    await expect(row).toContainText(corrected)

    expect((await waitForEmail(corrected)).subject).toContain('Registracija patvirtinta')
    await expect
      .poll(async () => {
        const {data} = await serviceClient()
          .from('event_registrations')
          .select('unreached_since')
          .eq('email', corrected)
          .single()
        return data
      })
      .toEqual({unreached_since: null})
    await expect(
      await search(page, '/admin?tab=registrations&event=misios-2024', lastName),
    ).not.toContainText('Laiškas nepasiekė')
  },
)

test(
  'a message whose receipt bounced is marked, and the dialog says why that matters',
  long,
  async ({page}) => {
    const email = bouncing('zinia')
    const subject = `Nepasiekta ${label}`
    await send('send-contact-email', {
      firstName: 'Rhys',
      lastName: 'Asking',
      email,
      subject,
      message: 'Labas',
      locale: 'lt',
    })
    await marked('contact_messages', email)
    await startLoggedIn(page, await demoAdmin())
    const row = await search(page, '/admin?tab=messages', subject)
    await expect(row).toContainText('Laiškas nepasiekė')
    await row.getByRole('button').click()
    const dialog = page.getByRole('dialog', {name: subject})
    await expect(dialog).toContainText('Gali nepasiekti ir jūsų atsakymas')
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
