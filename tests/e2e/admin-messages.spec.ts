import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {
  demoAdmin,
  giveRole,
  makePerson,
  removePerson,
  serviceClient,
  startLoggedIn,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

/** In the subject of all messages of these tests, and of no others. */
const word = `zinia${crypto.randomUUID().slice(0, 8)}`

test.beforeAll(() =>
  withDatabase(
    (sql) => sql`
      insert into public.contact_messages
        (first_name, last_name, email, subject, message, language, event_key, is_suspected, created_at)
      values
        ('Žąsė', 'Klausianti', 'zase@example.test', ${`${word} senesnė`}, 'Labas vakaras', 'lt', null, false, now() - interval '1 hour'),
        ('Rhys', 'Asking', 'rhys@example.test', ${`Re: ${word} naujesnė`}, ${'Dear all,\n\nIs there parking?'}, 'en', 'kaledos-2025', false, now()),
        ('Bot', 'Bot', 'bot@example.test', ${`${word} įtartina`}, 'Buy', 'en', null, true, now() - interval '2 hours')`,
  ),
)

test.afterAll(() =>
  withDatabase((sql) => sql`delete from public.contact_messages where subject like ${`%${word}%`}`),
)

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const filter = (page: Page, name: string) => page.getByRole('button', {name, exact: true})

async function statusOf(subject: string): Promise<string | undefined> {
  const {data} = await serviceClient()
    .from('contact_messages')
    .select('status')
    .eq('subject', subject)
    .maybeSingle()
  return data?.status
}

test(
  'messages are searched, newest first, suspected ones are marked, and on a phone all are cards',
  long,
  async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin?tab=messages')
    await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(word.toUpperCase())
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).nth(0)).toContainText('naujesnė')
    await expect(rows(page).nth(1)).toContainText('senesnė')
    await expect(rows(page).nth(2)).toContainText('Įtartina')
    await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(`${word} zase`)
    await expect(rows(page)).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.setViewportSize({width: 360, height: 780})
    await page.goto(`/admin?tab=messages&q=${word}`)
    await expect(page.getByRole('list', {name: 'Visos'}).locator(':scope > li')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

test('an admin opens a message, which is then read, and marks it as answered', async ({page}) => {
  const subject = `Re: ${word} naujesnė`
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=messages&show=new&q=${word}`)
  await page.getByRole('button', {name: `Atverti: Rhys Asking, „${subject}“`}).click()
  const dialog = page.getByRole('dialog', {name: subject})
  await expect(dialog).toContainText('Is there parking?')
  await expect(dialog.getByRole('link', {name: 'Atsakyti el. paštu'})).toHaveAttribute(
    'href',
    `mailto:rhys@example.test?subject=${encodeURIComponent(subject)}`,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => statusOf(subject)).toBe('read')

  await dialog.getByRole('button', {name: 'Pažymėti, kad atsakyta'}).click()
  await expect(page.getByText('Pažymėta, kad į žinutę atsakyta')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await statusOf(subject)).toBe('answered')
  await expect(rows(page)).toHaveCount(2)
  await filter(page, 'Į kurias atsakyta').click()
  await expect(page).toHaveURL(/show=answered/)
  await expect(rows(page)).toHaveCount(1)
})

test('an organiser sees the messages about the events given, and no others', async ({page}) => {
  const person = await makePerson('Milda', 'Rengėja')
  try {
    await giveRole(person, 'organiser')
    await withDatabase(
      (sql) => sql`
        insert into public.event_organisers (user_id, event_key) values (${person.id}, 'kaledos-2025')`,
    )
    await startLoggedIn(page, person)
    await page.goto(`/admin?tab=messages&q=${word}`)
    await expect(page.getByRole('tab')).toHaveText([/^Registracijos/, /^Žinutės/])
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Rhys Asking')
  } finally {
    await removePerson(person)
  }
})

test('the admin area opens on what waits', async ({page}) => {
  const person = await makePerson('Milda', 'Rengėja')
  const key = `e2e-laukia-${word}`
  try {
    await giveRole(person, 'organiser')
    await withDatabase(async (sql) => {
      await sql`
        insert into public.content_items (key, kind, title_lt, title_en, path, registration_kind, registration_opens, starts_at)
        values (${key}, 'event', 'Bandomoji kelionė', 'Trial trip', '/bandomoji', 'trip', true, '2031-06-20T10:00:00Z')`
      await sql`insert into public.event_organisers (user_id, event_key) values (${person.id}, ${key})`
      await sql`
        insert into public.contact_messages (first_name, last_name, email, subject, message, language, event_key)
        values ('Rhys', 'Asking', 'rhys@example.test', ${`${word} laukianti`}, 'Is there parking?', 'en', ${key})`
    })
    await startLoggedIn(page, person)
    await page.goto('/admin')
    await expect(page.getByRole('tab', {name: 'Žinutės , 1 nauja žinutė', selected: true})).toBeVisible()
    await expect(page).toHaveURL('/admin?tab=messages')
    await expect(rows(page)).toContainText('laukianti')

    await withDatabase(
      (sql) => sql`
        insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, language)
        values (${key}, 'trip', 'requested', 1, 'Ona', 'Prašanti', ${`ona-${word}@example.test`}, 'lt')`,
    )
    await page.goto('/en/admin')
    const opened = page.getByRole('tab', {
      name: 'Registrations , 1 registration to be confirmed',
      selected: true,
    })
    await expect(opened).toBeVisible()
    await expect(page).toHaveURL(`/en/admin?tab=registrations&event=${key}`)
    await expect(rows(page)).toContainText('Ona Prašanti')
    await page.getByRole('button', {name: 'View: Ona Prašanti'}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Confirm'}).click()
    await expect(page.getByRole('tab', {name: 'Registrations', exact: true, selected: true})).toBeVisible()
  } finally {
    await removePerson(person)
    await withDatabase(async (sql) => {
      await sql`delete from public.event_registrations where event_key = ${key}`
      await sql`delete from public.contact_messages where event_key = ${key}`
      await sql`delete from public.email_outbox where recipient = ${`ona-${word}@example.test`}`
      await sql`delete from public.content_items where key = ${key}`
    })
  }
})
