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
  const dialog = page.getByRole('alertdialog', {name: subject})
  await expect(dialog).toContainText('Is there parking?')
  await expect(dialog.getByRole('link', {name: 'Atsakyti el. paštu'})).toHaveAttribute(
    'href',
    `mailto:rhys@example.test?subject=${encodeURIComponent(subject)}`,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => statusOf(subject)).toBe('read')

  await dialog.getByRole('button', {name: 'Pažymėti kaip atsakytą'}).click()
  await expect(page.getByText('Žinutė pažymėta kaip atsakyta')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await statusOf(subject)).toBe('answered')
  await expect(rows(page)).toHaveCount(2)
  await filter(page, 'Atsakytos').click()
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
    await expect(page.getByRole('tab')).toHaveText(['Registracijos', 'Žinutės'])
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Rhys Asking')
  } finally {
    await removePerson(person)
  }
})
