import type {Locator, Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {
  demoAdmin,
  giveRole,
  makePerson,
  removePerson,
  serviceClient,
  startLoggedIn,
  type Person,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

let person: Person

test.beforeEach(async () => {
  person = await makePerson('Milda', 'Budrioji')
})
test.afterEach(() => removePerson(person))

const row = (page: Page) => page.getByRole('table', {name: 'Vartotojai'}).locator('tbody tr')
const role = (dialog: Locator, name: string) => dialog.getByRole('checkbox', {name, exact: true})
const accessDenied = (page: Page) => page.getByText('Prieiga uždrausta')

async function openRoles(page: Page): Promise<Locator> {
  await row(page).getByRole('button', {name: 'Keisti vaidmenis: Milda Budrioji'}).click()
  return page.getByRole('dialog', {name: 'Vaidmenys: Milda Budrioji'})
}

async function save(page: Page, dialog: Locator) {
  await dialog.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(page.getByText('Milda Budrioji: vaidmenys pakeisti').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

async function titleOf(key: string): Promise<string> {
  const {data} = await serviceClient().from('content_items').select('title_lt').eq('key', key).single()
  return data?.title_lt ?? key
}

test('an admin changes their mind, gives roles, with an event, and takes them', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?q=${person.email}`)
  await expect(row(page)).toContainText('Vartotojas')
  const dialog = await openRoles(page)
  await role(dialog, 'Iždininkas').check()
  await dialog.getByRole('button', {name: 'Atšaukti'}).click()
  await expect(dialog).toHaveCount(0)
  expect((await person.client.rpc('my_roles')).data).toEqual([])
  await openRoles(page)
  await expect(dialog.getByRole('checkbox', {checked: true})).toHaveCount(0)
  await role(dialog, 'Moderatorius').check()
  await role(dialog, 'Organizatorius').check()
  await dialog.getByLabel(await titleOf('kaledos-2025')).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await save(page, dialog)
  await expect(row(page)).toContainText('Moderatorius')
  await expect(row(page)).toContainText('1 renginys')
  await expect(row(page).getByRole('button', {name: /Uždrausti komentuoti/})).toHaveCount(0)
  expect((await person.client.rpc('my_roles')).data).toEqual(['moderator', 'organiser'])
  expect((await person.client.from('event_organisers').select('event_key')).data).toEqual([
    {event_key: 'kaledos-2025'},
  ])

  await openRoles(page)
  await role(dialog, 'Moderatorius').uncheck()
  await role(dialog, 'Organizatorius').uncheck()
  await save(page, dialog)
  await expect(row(page)).toContainText('Vartotojas')
  expect((await person.client.rpc('my_roles')).data).toEqual([])
  expect((await person.client.from('event_organisers').select('event_key')).data).toEqual([])
})

test('an event that has left the site can be given, and says so', long, async ({page}) => {
  const [key, title] = [`e2e-dinges-${crypto.randomUUID()}`, `Dingęs renginys ${person.id}`]
  await withDatabase(
    (sql) => sql`
      insert into public.content_items (key, kind, title_lt, removed_at) values (${key}, 'event', ${title}, now())`,
  )
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?q=${person.email}`)
  const dialog = await openRoles(page)
  await role(dialog, 'Organizatorius').check()
  await expect(dialog.getByText('Dar nepaskelbtų renginių čia nėra')).toBeVisible()
  await dialog.getByRole('checkbox', {name: `${title} svetainėje nebėra`}).check()
  await save(page, dialog)
  expect((await person.client.from('event_organisers').select('event_key')).data).toEqual([{event_key: key}])
  await withDatabase(async (sql) => {
    await sql`delete from public.event_organisers where event_key = ${key}`
    await sql`delete from public.content_items where key = ${key}`
  })
})

test.describe('when a change is refused', long, () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('the dialog stays open and says that the last admin cannot be removed', async ({page}) => {
    await giveRole(person, 'admin')
    await startLoggedIn(page, await demoAdmin())
    await page.route('**/rest/v1/rpc/change_roles', (route) =>
      route.fulfill({status: 409, json: {code: 'PT409', message: '', details: null, hint: null}}),
    )
    await page.goto(`/admin?q=${person.email}`)
    const dialog = await openRoles(page)
    await role(dialog, 'Administratorius').uncheck()
    await dialog.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
    await expect(page.getByText('Tai vienintelis administratorius.')).toBeVisible()
    await expect(role(dialog, 'Administratorius')).not.toBeChecked()
  })

  test('an account that has not confirmed its address takes no role', async ({page}) => {
    await withDatabase((sql) => sql`update auth.users set email_confirmed_at = null where id = ${person.id}`)
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?q=${person.email}`)
    const dialog = await openRoles(page)
    await role(dialog, 'Moderatorius').check()
    await dialog.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
    await expect(page.getByText('tik tam, kas patvirtino savo el. pašto adresą')).toBeVisible()
  })
})

test('an admin who gives the role up is warned, and then has no access', long, async ({page}) => {
  await giveRole(person, 'admin')
  await startLoggedIn(page, person)
  await page.goto(`/admin?q=${person.email}`)
  const dialog = await openRoles(page)
  await role(dialog, 'Administratorius').uncheck()
  await expect(dialog.getByText('iškart neteksite administratoriaus teisių')).toBeVisible()
  await dialog.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(accessDenied(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', {name: 'Administratoriaus režimas'})).toHaveCount(0)
})

test('a moderator finds comments and photos behind the account menu, and no ban', async ({page}) => {
  await giveRole(person, 'moderator')
  const author = await makePerson('Vytė', 'Rašytoja')
  try {
    const text = `Laukiu eilėje ${author.id}`
    const waiting = {event_id: 'groups-page', user_id: author.id, comment_text: text}
    expect((await author.client.from('event_comments').insert(waiting)).error).toBeNull()
    await startLoggedIn(page, person)
    await page.goto('/')
    await page.getByLabel('Paskyra: Milda').first().click()
    await page.getByRole('link', {name: 'Moderavimas'}).first().click()
    await expect(page).toHaveURL('/admin?tab=comments')
    await expect(page.getByRole('tab')).toHaveText([/^Komentarai/, /^Nuotraukos/])
    await expect(page.getByRole('region', {name: 'Administratoriaus režimas'})).toHaveCount(0)

    await page.goto(`/admin?q=${author.id}`)
    const comment = page.getByRole('table').locator('tbody tr')
    await expect(comment).toContainText(text)
    await expect(comment).toContainText('Vytė R.')
    await expect(comment).not.toContainText(author.email)
    await expect(comment.getByRole('button', {name: /Uždrausti/})).toHaveCount(0)
    await comment.getByRole('button', {name: /^Patvirtinti/}).click()
    await expect(page.getByText('Patvirtintas 1 komentaras')).toBeVisible()

    await page.getByRole('tab', {name: /^Nuotraukos/}).click()
    await expect(page.getByLabel('Albumas')).toBeVisible()
    await page.goto('/admin?tab=users')
    await expect(page.getByRole('tab', {name: /^Komentarai/})).toHaveAttribute('aria-selected', 'true')
  } finally {
    await removePerson(author)
  }
})

test(
  'an organiser and treasurer opens registrations and messages, and what is about money',
  long,
  async ({page}) => {
    await giveRole(person, 'organiser')
    await giveRole(person, 'treasurer')
    await startLoggedIn(page, person)
    await page.goto('/admin?tab=registrations')
    await expect(page.getByRole('tab')).toHaveText([
      /^Registracijos/,
      /^Žinutės/,
      'Nariai',
      'Laiškai nariams',
      'Aukos',
      /^Mokėjimai/,
      'Bankas',
      'Metai',
    ])
    await expect(page.getByText('Čia matysite jums paskirtus renginius')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
