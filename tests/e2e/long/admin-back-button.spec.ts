import {devices, type Page} from '@playwright/test'
import {openDialog} from '../../support/dialogs.ts'
import {pressBack} from '../../support/back-button.ts'
import {withDatabase} from '../../support/database.ts'
import {demoAdmin, makePerson, removePerson, startLoggedIn} from '../../support/people.ts'
import {expect, test} from '../../support/test.ts'

test.use({...devices['Pixel 7'], locale: 'lt-LT'})

const dialog = (page: Page) => page.locator(openDialog)

test('Back closes a ban and keeps the search and the reason', async ({page}) => {
  const person = await makePerson('Gražvydė', 'Atgalinė')
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin?tab=users')
    await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(person.email)
    await expect(page).toHaveURL(`/admin?tab=users&q=${person.email}`)
    const ban = page.getByRole('button', {name: 'Uždrausti komentuoti: Gražvydė Atgalinė'})
    await ban.tap()
    await dialog(page).getByLabel('Priežastis').fill('Reklama')
    await pressBack(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/admin?tab=users&q=${person.email}`)
    await expect(ban).toBeVisible()
    await ban.tap()
    await expect(dialog(page).getByLabel('Priežastis')).toHaveValue('Reklama')
    await dialog(page).getByRole('button', {name: 'Atšaukti'}).tap()
    await expect(dialog(page)).toHaveCount(0)

    await page.getByRole('button', {name: /^Bendravimas/}).tap()
    await page.getByRole('tab', {name: /^Komentarai/}).tap()
    await expect(page).toHaveURL(/tab=comments/)
    await pressBack(page)
    await expect(page).toHaveURL(`/admin?tab=users&q=${person.email}`)
    await expect(ban).toBeVisible()
  } finally {
    await removePerson(person)
  }
})

test.describe('with registrations', () => {
  const key = `e2e-atgal-${crypto.randomUUID().slice(0, 8)}`

  test.beforeAll(() =>
    withDatabase(async (sql) => {
      await sql`
        insert into public.content_items (key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, starts_at)
        values (${key}, 'event', 'Bandomoji kelionė', 'Trial trip', '/bandomoji', 3, 'trip', true, '2031-06-20T10:00:00Z')`
      await sql`
        insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, language)
        values (${key}, 'trip', 'requested', 2, 'Ona', 'Prašanti', ${`ona-${key}@example.test`}, 'lt')`
    }),
  )

  test.afterAll(() =>
    withDatabase(async (sql) => {
      await sql`delete from public.event_registrations where event_key = ${key}`
      await sql`delete from public.content_items where key = ${key}`
    }),
  )

  async function open(page: Page) {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?tab=registrations&event=${key}`)
    await expect(page.getByRole('button', {name: 'Peržiūrėti: Ona Prašanti'})).toBeVisible()
  }

  test('Back leads from a question to what it is about, and then to the list', async ({page}) => {
    await open(page)
    await page.getByRole('button', {name: 'Peržiūrėti: Ona Prašanti'}).tap()
    await dialog(page).getByRole('button', {name: 'Atmesti'}).tap()
    await expect(dialog(page)).toContainText('Atmesti prašymą? Ona Prašanti')
    await pressBack(page)
    await expect(dialog(page).getByRole('button', {name: 'Patvirtinti'})).toBeVisible()
    await pressBack(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/admin?tab=registrations&event=${key}`)
  })

  test('Back leads from the question before sending to the message, and keeps it', async ({page}) => {
    await open(page)
    const write = page.getByRole('button', {name: 'Rašyti dalyviams'})
    await write.tap()
    for (const status of await dialog(page).getByRole('checkbox').all()) await status.check()
    for (const [label, text] of Object.entries({
      'Tema lietuviškai': 'Keičiasi laikas',
      'Laiškas lietuviškai': 'Pradedame 11 val.',
      'Tema angliškai': 'A new time',
      'Laiškas angliškai': 'We start at 11.',
    })) {
      await dialog(page).getByLabel(label).fill(text)
    }
    await dialog(page).getByRole('button', {name: 'Toliau'}).tap()
    await pressBack(page)
    await expect(dialog(page).getByLabel('Tema lietuviškai')).toHaveValue('Keičiasi laikas')
    await pressBack(page)
    await expect(dialog(page)).toHaveCount(0)
    await write.tap()
    await expect(dialog(page).getByLabel('Laiškas angliškai')).toHaveValue('We start at 11.')
  })
})
