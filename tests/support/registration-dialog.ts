import type {Locator, Page} from '@playwright/test'
import {withDatabase} from './database.ts'
import {expect} from './test.ts'

/** Opens the registration dialog with the page's button. */
export async function openRegistration(page: Page, button: string | RegExp): Promise<Locator> {
  await page.getByRole('main').getByRole('link', {name: button}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills in the fields with these labels. */
export async function fillFields(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await dialog.getByLabel(label, {exact: true}).fill(value)
  }
}

/** What is stored under an address: one row for each runner, or for each registration without runners. */
export async function storedRegistrations(email: string): Promise<Record<string, unknown>[]> {
  const rows = await withDatabase(
    (sql) => sql<{row: Record<string, unknown>}[]>`
      select to_jsonb(registration) || coalesce(to_jsonb(bus), '{}') || coalesce(to_jsonb(runner), '{}') as row
      from public.event_registrations as registration
      left join public.bus_registrations as bus on bus.registration_id = registration.id
      left join public.race_registrations as runner on runner.registration_id = registration.id
      where registration.email = ${email}`,
  )
  return rows.map(({row}) => row)
}
