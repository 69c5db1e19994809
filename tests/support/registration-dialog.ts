import type {Locator, Page} from '@playwright/test'
import {withDatabase} from './database.ts'
import {expect} from './test.ts'

/** Opens the registration dialog with the page's button. */
export async function openRegistration(page: Page, button: string | RegExp): Promise<Locator> {
  await page.getByRole('main').getByRole('button', {name: button}).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills in the fields with these labels. */
export async function fillFields(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await dialog.getByLabel(label, {exact: true}).fill(value)
  }
}

/** The registrations stored under an address, with the columns that tests compare. */
export async function storedRegistrations(
  table: 'bus_registrations' | 'race_registrations' | 'event_registrations',
  email: string,
): Promise<Record<string, unknown>[]> {
  const stored: Record<string, unknown>[] = []
  await withDatabase(async (sql) => {
    const rows =
      await sql`select to_jsonb(r) as row from ${sql(`public.${table}`)} r where r::text like ${`%${email}%`}`
    stored.push(...rows.map(({row}) => row as Record<string, unknown>))
  })
  return stored
}
