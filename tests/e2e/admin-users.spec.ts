import type {Page, Request} from '@playwright/test'
import {withDatabase} from '../support/database.ts'
import {roundTrip} from '../support/page-requests.ts'
import {demoAdmin, giveRole, startLoggedIn, makePerson, removePerson} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

/** The email addresses of 30 accounts start with it, and no others contain it. */
const word = `minia${crypto.randomUUID().slice(0, 8)}`

test.beforeAll(() =>
  withDatabase(
    (sql) => sql`
      insert into auth.users (id, email, aud, role, raw_user_meta_data)
      select gen_random_uuid(), ${word} || '-' || lpad(number::text, 2, '0') || '@example.test', 'authenticated', 'authenticated',
        jsonb_build_object('first_name', 'Žąsė', 'last_name', 'Nr' || lpad(number::text, 2, '0'),
          'privacy_policy_accepted', number <> 7)
      from generate_series(1, 30) as number`,
  ),
)

test.afterAll(() => withDatabase((sql) => sql`delete from auth.users where email like ${`${word}-%`}`))

const search = (page: Page) => page.getByRole('searchbox', {name: 'Ieškoti'})
const rows = (page: Page) => page.getByRole('table', {name: 'Vartotojai'}).locator('tbody tr')
const sortBy = (page: Page, name: string) =>
  page.getByRole('columnheader', {name}).getByRole('button').click()

test('accounts are searched, sorted and paged, and the URL keeps it all', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=users')
  await search(page).fill(`zase ${word.toUpperCase()}`)
  await expect(page.getByText('Iš viso 30, rodoma 1–25')).toBeVisible()
  await expect(rows(page)).toHaveCount(25)

  const name = page.getByRole('columnheader', {name: 'Vardas, pavardė'})
  await sortBy(page, 'Vardas, pavardė')
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText(`${word}-01@`)
  await sortBy(page, 'Vardas, pavardė')
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toContainText(`${word}-30@`)

  await page.getByRole('button', {name: 'Kitas'}).click()
  await expect(page.getByText('2 puslapis iš 2')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).last()).toContainText(`${word}-01@`)
  await expect(page).toHaveURL(/sort=-name&page=2/)
  await page.reload()
  await expect(search(page)).toHaveValue(`zase ${word.toUpperCase()}`)
  await expect(rows(page)).toHaveCount(5)
  await page.goBack()
  await expect(rows(page)).toHaveCount(25)

  await search(page).fill(`${word}-07`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Laukia patvirtinimo')
  await search(page).fill(`${word}-08`)
  await expect(rows(page).first()).toContainText('Aktyvus')
})

test('those with a role are shown alone', long, async ({page}) => {
  const person = await makePerson('Vaidmenė', 'Turinti')
  await giveRole(person, 'moderator')
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin?tab=users')
    await page.getByRole('button', {name: 'Turintys vaidmenį'}).click()
    await expect(page).toHaveURL('/admin?tab=users&show=withRole')
    await expect(rows(page).filter({hasText: person.email})).toContainText('Moderatorius')
    await expect(rows(page).filter({hasText: 'Vartotojas'})).toHaveCount(0)
    await search(page).fill(word)
    await expect(page.getByText(`Pagal „${word}“ nieko nerasta`)).toBeVisible()
  } finally {
    await removePerson(person)
  }
})

test.describe('with an outdated URL', long, () => {
  test.use({expectedConsoleErrors: /416/})

  test('a page that no longer exists becomes the last page', async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?tab=users&q=${word}&page=9`)
    await expect(page.getByText('2 puslapis iš 2')).toBeVisible()
    await expect(page).toHaveURL(`/admin?tab=users&q=${word}&page=2`)
  })
})

test('special characters of queries are searched literally', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=users')
  for (const nobody of ['%', '100%_', 'a,b),id.not.is.null,(', String.raw`\\`, "';--"]) {
    await search(page).fill(nobody)
    await expect(page.getByText(`Pagal „${nobody}“ nieko nerasta`)).toBeVisible()
  }
  await page.getByRole('tabpanel').getByRole('button', {name: 'Išvalyti paiešką'}).last().click()
  await expect(page).toHaveURL('/admin?tab=users')
  await expect(search(page)).toHaveValue('')
  await expect(rows(page).first()).toBeVisible()
})

test('a late response does not replace a newer one', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Each word of a search has its own pattern.
  const isLate = (request: Request) =>
    request.url().includes('/rpc/find_users') && (request.postData() ?? '').includes('%01%')
  await page.route('**/rpc/find_users**', async (route) => {
    if (isLate(route.request())) await held
    await route.continue()
  })
  await page.goto('/admin?tab=users')
  const late = page.waitForRequest(isLate)
  await search(page).fill(`${word}-01`)
  const lateRequest = await late
  await search(page).fill(`${word}-02`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(`${word}-02@`)
  release()
  await (await lateRequest.response())?.finished()
  await roundTrip(page)
  await expect(page.getByText('Iš viso 1, rodoma 1–1')).toBeVisible()
  await expect(rows(page).first()).toContainText(`${word}-02@`)
})

test('an admin bans somebody from commenting, with a reason, unbans them, and cannot ban an admin', async ({
  page,
}) => {
  const person = await makePerson('Vytė', 'Triukšmautoja')
  const comment = () =>
    person.client
      .from('event_comments')
      .insert({event_id: 'groups-page', user_id: person.id, comment_text: 'Labas'})
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?tab=users&q=${person.email}`)
    await rows(page).getByRole('button', {name: 'Uždrausti komentuoti: Vytė Triukšmautoja'}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Priežastis').fill('Reklama')
    await dialog.getByRole('button', {name: 'Uždrausti'}).click()
    await expect(page.getByText('Vytė Triukšmautoja komentuoti nebegali')).toBeVisible()
    await expect(rows(page)).toContainText('Komentuoti uždrausta')
    expect((await comment()).error?.code).toBe('42501')

    await rows(page).getByRole('button', {name: 'Leisti komentuoti: Vytė Triukšmautoja'}).click()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Leisti'}).click()
    await expect(page.getByText('Vytė Triukšmautoja vėl gali komentuoti')).toBeVisible()
    await expect(rows(page)).not.toContainText('Komentuoti uždrausta')
    expect((await comment()).error).toBeNull()

    await search(page).fill('admin@example.test')
    await expect(rows(page).first()).toContainText('Administratorius')
    await expect(rows(page).getByRole('button', {name: /Uždrausti/})).toHaveCount(0)
  } finally {
    await removePerson(person)
  }
})

test('on a phone accounts are cards, sorted by a select', long, async ({page}) => {
  await page.setViewportSize({width: 360, height: 780})
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=users&q=${word}`)
  const cards = page.getByRole('list', {name: 'Vartotojai'}).locator(':scope > li')
  await expect(cards).toHaveCount(25)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByLabel('Rikiuoti pagal').selectOption({label: 'Vardas, pavardė: Ž–A'})
  await expect(cards.first()).toContainText('Žąsė Nr30')
  await expect(cards.first().getByRole('term').filter({hasText: 'Būsena'})).toBeVisible()
})
