import type {Page} from '@playwright/test'
import {withDatabase} from './database.ts'
import {expect} from './test.ts'

/** An event with two registrations, of a child with a health note and of three people. */
interface DoorEvent {
  /** In all its addresses too. */
  key: string
  /** Where its registrations are in the admin area. */
  path: string
  /** Of those who registered. */
  address: string
}

export function newDoorEvent(): DoorEvent {
  const key = `e2e-prie-duru-${crypto.randomUUID().slice(0, 8)}`
  return {key, path: `/admin?tab=registrations&event=${key}`, address: `rasa-${key}@example.test`}
}

export async function storeDoorEvent({key, address}: DoorEvent): Promise<void> {
  await withDatabase(async (sql) => {
    await sql`
      insert into public.content_items (key, kind, title_lt, title_en, path, registration_kind, registration_opens, starts_at)
      values (${key}, 'event', 'Bandomasis bėgimas', 'Trial run', '/bandomasis', 'race', true, '2031-06-20T10:00:00Z')`
    await sql`
      with registration as (
        insert into public.event_registrations
          (event_key, kind, status, seats, first_name, last_name, email, phone, note, language)
        values
          (${key}, 'race', 'registered', 1, 'Rasa', 'Žukaitė', ${address}, '+44 29 2018 0000', 'Vegetarė', 'lt'),
          (${key}, 'general', 'registered', 3, 'Ona', 'Onaitė', ${address}, null, null, 'lt')
        returning id, kind
      ), runner as (
        insert into public.race_registrations (registration_id, category, first_name, last_name, age)
        select id, 'child', 'Ąžuolas', 'Žukas', 8 from registration where kind = 'race' returning id
      )
      insert into public.race_health_notes (race_registration_id, medical_conditions) select id, 'Astma' from runner`
  })
}

export async function removeDoorEvent({key}: DoorEvent): Promise<void> {
  await withDatabase(async (sql) => {
    await sql`delete from public.event_registrations where event_key = ${key}`
    await sql`delete from public.event_organisers where event_key = ${key}`
    await sql`delete from public.content_items where key = ${key}`
  })
}

/** Opens the list at the door, and waits until it works without a connection. */
export async function openDoor(page: Page, {path}: DoorEvent): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', {name: 'Žymėti, kas atvyko'}).click()
  await expect(page.getByText('Atvyko 0 iš 4')).toBeVisible()
  await expect.poll(() => activeWorkers(page)).toEqual(['/admin'])
}

/** Where a service worker answers. */
const activeWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return workers.filter(({active}) => active).map(({scope}) => new URL(scope).pathname)
  })
