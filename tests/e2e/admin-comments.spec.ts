import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {runClockUntil} from '../support/page-clock.ts'
import {requestsOf, roundTrip} from '../support/page-requests.ts'
import {
  approveComments,
  demoAdmin,
  startLoggedIn,
  makePerson,
  removePerson,
  type Person,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const key = 'school-gulbe'

const search = (page: Page) => page.getByRole('searchbox')
const row = (page: Page, text: string) => page.getByRole('row').filter({hasText: text})
const segment = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Kuriuos komentarus rodyti'}).getByRole('button', {name})
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Posts comments in this order, and resolves to their ids. */
async function write({client, id}: Person, ...texts: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const comment_text of texts) {
    const {data, error} = await client
      .from('event_comments')
      .insert({event_id: key, user_id: id, comment_text})
      .select('id')
      .single()
    if (error) throw error
    ids.push(data.id)
  }
  return ids
}

/** Opens the queue, filtered by author. */
async function openQueue(page: Page, author: Person, show = '') {
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=comments${show && `&show=${show}`}&q=${author.email}`)
}

test('an admin approves one comment, then all checked ones', async ({page}) => {
  const author = await makePerson('Laukiantė', 'Eilinė')
  const mark = author.id.slice(-8)
  try {
    await write(author, `Pirmas ${mark}`, `Antras ${mark}`, `Trečias ${mark}`)
    await openQueue(page, author)
    await expect(page.getByRole('tab', {name: /^Komentarai.*laukia/})).toBeVisible()
    await expect(page.getByText('Iš viso 3, rodoma 1–3')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(`Pirmas ${mark}`)
    await expect(row(page, 'Pirmas').getByRole('link', {name: /Gulbė/})).toHaveAttribute(
      'href',
      '/mokykleles/gulbe',
    )
    expect(await accessibilityFaults(page)).toEqual([])

    await row(page, 'Pirmas')
      .getByRole('button', {name: /^Patvirtinti/})
      .press('Enter')
    await expect(page.getByText('Patvirtintas 1 komentaras')).toBeVisible()
    await expect(row(page, 'Pirmas')).toHaveCount(0)
    // Focus moves to the row that took its place.
    await expect(row(page, 'Antras')).toBeFocused()

    const approve = page.getByRole('button', {name: /^Patvirtinti \d* ?pažymėtus/})
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('checkbox', {name: 'Pažymėti visus šiame puslapyje'}).check()
    await page.getByRole('button', {name: 'Patvirtinti 2 pažymėtus'}).click()
    await expect(page.getByText('Patvirtinti 2 komentarai')).toBeVisible()
    await expect(page.getByText(`Pagal „${author.email}“ nieko nerasta`)).toBeVisible()
    const {data} = await author.client.from('event_comments').select('status').eq('user_id', author.id)
    expect(data).toEqual(Array.from({length: 3}, () => ({status: 'approved'})))
  } finally {
    await removePerson(author)
  }
})

test.describe('when deleting fails at first', long, () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('a comment stays, is deleted after a confirmation, restored by undo, deleted again and restored from the list', async ({
    page,
  }) => {
    const author = await makePerson('Grąžinta', 'Dukart')
    const text = `Šitas grįš ${author.id.slice(-8)}`
    const deletions = '**/rest/v1/event_comments*'
    const isThere = async () =>
      (await author.client.from('event_comments').select('id').eq('user_id', author.id)).data?.length
    try {
      await write(author, text)
      await approveComments(author)
      await openQueue(page, author, 'all')
      await row(page, text)
        .getByRole('button', {name: /^Ištrinti/})
        .click()
      await expect(dialog(page)).toContainText(text)
      expect(await accessibilityFaults(page)).toEqual([])
      await dialog(page).getByRole('button', {name: 'Atšaukti'}).click()
      await expect(row(page, text).getByRole('button', {name: /^Ištrinti/})).toBeFocused()
      expect(await isThere()).toBe(1)

      await page.route(deletions, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({status: 500, json: {}}) : route.continue(),
      )
      await row(page, text)
        .getByRole('button', {name: /^Ištrinti/})
        .click()
      await dialog(page).getByRole('button', {name: 'Ištrinti'}).click()
      await expect(page.getByText('Klaida', {exact: true})).toBeVisible()
      await expect(page.getByText('Nepavyko ištrinti komentaro')).toBeVisible()
      await expect(row(page, text)).toBeVisible()
      await page.unroute(deletions)

      await row(page, text)
        .getByRole('button', {name: /^Ištrinti/})
        .click()
      await dialog(page).getByRole('button', {name: 'Ištrinti'}).click()
      await expect(page.getByText('Komentaras ištrintas')).toBeVisible()
      await expect(row(page, text)).toHaveCount(0)
      expect(await isThere()).toBe(0)
      await page.getByRole('button', {name: 'Grąžinti'}).click()
      await expect(page.getByText('Komentaras atkurtas')).toBeVisible()
      await expect(row(page, text)).toBeVisible()
      expect(await isThere()).toBe(1)

      await row(page, text)
        .getByRole('button', {name: /^Ištrinti/})
        .click()
      await dialog(page).getByRole('button', {name: 'Ištrinti'}).click()
      await expect(row(page, text)).toHaveCount(0)
      await segment(page, 'Ištrinti').click()
      await expect(page).toHaveURL(/show=deleted/)
      await expect(row(page, text)).toContainText('Atkurti galima dar 7 dienas')
      await expect(row(page, text)).toContainText('Ištrynė Aldona Petraitienė')
      expect(await accessibilityFaults(page)).toEqual([])
      await row(page, text)
        .getByRole('button', {name: /^Atkurti/})
        .click()
      await expect(row(page, text)).toHaveCount(0)
      expect(await isThere()).toBe(1)
    } finally {
      await removePerson(author)
    }
  })
})

test('an admin reads reports, dismisses them, and bans the author from the comment’s row', async ({page}) => {
  const author = await makePerson('Apskųsta', 'Be reikalo')
  const reporter = await makePerson('Jautruolė')
  try {
    const [id = ''] = await write(author, 'Man nepatiko oras')
    await approveComments(author)
    const {error} = await reporter.client
      .from('comment_reports')
      .insert({comment_id: id, reporter_id: reporter.id, reason: '<b>Pikta</b> pastaba'})
    expect(error).toBeNull()
    await openQueue(page, author, 'reported')
    const reported = row(page, 'Man nepatiko oras')
    await expect(reported).toContainText('1 pranešimas')
    await expect(reported).toContainText('<b>Pikta</b> pastaba')
    await reported.getByRole('button', {name: /^Palikti komentarą/}).click()
    await expect(page.getByText('Komentaras paliktas, pranešimai peržiūrėti')).toBeVisible()
    await expect(reported).toHaveCount(0)
    await segment(page, 'Visi').click()
    await expect(reported).toBeVisible()
    await expect(reported).not.toContainText('pranešimas')

    await reported.getByRole('button', {name: /^Uždrausti autoriui komentuoti/}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Uždrausti'}).click()
    await expect(page.getByText('Apskųsta Be reikalo komentuoti nebegali')).toBeVisible()
    await expect(reported).toContainText('Komentuoti uždrausta')
    await expect(reported.getByRole('button', {name: /^Uždrausti/})).toHaveCount(0)
  } finally {
    await removePerson(author)
    await removePerson(reporter)
  }
})

test('long lists have pages and can be sorted', long, async ({page}) => {
  const author = await makePerson('Rašanti', 'Daug')
  try {
    await withDatabase(
      (sql) => sql`
        insert into public.event_comments (event_id, user_id, comment_text, created_at)
        select ${key}, ${author.id}, 'Žinutė nr. ' || number || '.', now() - number * interval '1 minute'
        from generate_series(1, 30) as number`,
    )
    await openQueue(page, author)
    await expect(page.getByText('Iš viso 30, rodoma 1–25')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('nr. 30.')
    await page.getByRole('button', {name: 'Kitas'}).click()
    await expect(page.getByText('2 puslapis iš 2')).toBeVisible()
    await expect(page.getByRole('row').last()).toContainText('nr. 1.')
    await page.getByRole('columnheader', {name: 'Parašyta'}).getByRole('button').click()
    await expect(page.getByRole('row').nth(1)).toContainText('nr. 1.')
    await expect(page).toHaveURL(/sort=-written$/)
    await search(page).fill(`zinute 17. ${author.email}`)
    await expect(page.getByText('Iš viso 1, rodoma 1–1')).toBeVisible()
    await expect(row(page, 'nr. 17.')).toBeVisible()
  } finally {
    await removePerson(author)
  }
})

test('new comments appear in an open queue by themselves', long, async ({page}) => {
  const author = await makePerson('Ką tik', 'Parašiusi')
  const text = `Vos parašyta ${author.id.slice(-8)}`
  try {
    await page.clock.install()
    await startLoggedIn(page, await demoAdmin())
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/comment_overview'),
    )
    await page.goto('/admin?tab=comments&sort=-written')
    await loaded
    await roundTrip(page)
    await expect(page.getByText(text)).toHaveCount(0)
    // The queue is loaded again when its length has changed. Another test may make it as long as it was before.
    await expect(async () => {
      await write(author, text)
      const counted = requestsOf(page, (request) =>
        /event_comments\?.*status=eq\.pending/.test(request.url()),
      )
      await runClockUntil(page, () => counted.length > 0)
      await expect(row(page, text).first()).toBeVisible({timeout: timeLimits.oneTry})
    }).toPass()
    await expect(page.getByRole('tab', {name: /^Komentarai.*laukia \d+ komentar/})).toBeVisible()
  } finally {
    await removePerson(author)
  }
})

test('an English-speaking admin moderates on a phone', long, async ({page}) => {
  const author = await makePerson('Siân', 'Jones')
  try {
    await write(author, `${'Diolch! '.repeat(80)}${'a'.repeat(200)}`)
    await page.setViewportSize({width: 360, height: 780})
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/en/admin?tab=comments&q=${author.email}`)
    const card = page.getByRole('list', {name: 'Waiting for approval'}).locator(':scope > li')
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('link', {name: 'Gulbė'})).toHaveAttribute('href', '/en/mokykleles/gulbe')
    await card.getByRole('button', {name: 'Show all of it'}).click()
    expect(await accessibilityFaults(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    await card.getByRole('button', {name: /^Approve/}).click()
    await expect(page.getByText('1 comment approved')).toBeVisible()
    await expect(card).toHaveCount(0)
  } finally {
    await removePerson(author)
  }
})
