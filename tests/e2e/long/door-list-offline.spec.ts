import type {BrowserContext, Page} from '@playwright/test'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {withDatabase} from '../../support/database.ts'
import {newDoorEvent, openDoor, removeDoorEvent, storeDoorEvent} from '../../support/door-list.ts'
import {demoAdmin, giveRole, makePerson, removePerson, startLoggedIn} from '../../support/people.ts'
import {expect, test} from '../../support/test.ts'

const event = newDoorEvent()
const {key, address} = event

test.use({expectedConsoleErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/})

test.beforeEach(() => storeDoorEvent(event))
test.afterEach(() => removeDoorEvent(event))

const attendee = (page: Page, name: string) => page.getByRole('button', {name: new RegExp(`^${name}`)})

/** Everything that the browser keeps for the site, apart from the session. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const workers = await navigator.serviceWorker.getRegistrations()
    const databases = await indexedDB.databases()
    return {
      caches: names,
      pages: cached.flat().map(({url}) => new URL(url).pathname),
      values: Object.entries(localStorage).flatMap(([name, value]) =>
        name.startsWith('until-log-out:') ? [name + value] : [],
      ),
      workers: workers.map(({scope}) => new URL(scope).pathname),
      databases: databases.map(({name}) => name),
    }
  })

const nothing = {caches: [], pages: [], values: [], workers: [], databases: []}

async function marks(): Promise<boolean[]> {
  const rows = await withDatabase(
    (sql) => sql<{came: boolean}[]>`
      select mark.came from public.attendance as mark
      join public.event_registrations as registration on registration.id = mark.registration_id
      where registration.event_key = ${key}`,
  )
  return rows.map(({came}) => came)
}

async function reloadOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Ryšio nėra, todėl rodome šiame telefone likusį sąrašą.')).toBeVisible()
}

test('an opened list survives a reload without a connection, and its marks are sent later', async ({
  page,
  context,
}) => {
  await page.setViewportSize({width: 360, height: 780})
  await startLoggedIn(page, await demoAdmin())
  await openDoor(page, event)
  await reloadOffline(page, context)
  await expect(page.getByRole('heading', {name: 'Bandomasis bėgimas'})).toBeVisible()
  await expect(attendee(page, 'Ona Onaitė')).toContainText('3 žmonės')
  await attendee(page, 'Ąžuolas Žukas').click()
  await expect(page.getByText('Atvyko 1 iš 4')).toBeVisible()
  await expect(page.getByText('1 žyma dar tik šiame telefone.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await expect(attendee(page, 'Ąžuolas Žukas')).toHaveAttribute('aria-pressed', 'true')
  expect(await marks()).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('Visos žymos išsaugotos.')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Grįžti į registracijų sąrašą'})).toBeVisible()
  await expect(attendee(page, 'Ąžuolas Žukas')).toHaveAttribute('aria-pressed', 'true')
  expect(await marks()).toEqual([true])
})

test('nothing else of the site comes from what is kept', async ({page, context}) => {
  await startLoggedIn(page, await demoAdmin())
  await openDoor(page, event)
  const {pages, values} = await keptBy(page)
  expect(pages.filter((each) => !each.startsWith('/_next/static/'))).toEqual(['/admin'])
  const text = values.join('')
  expect(text).toContain('Ąžuolas')
  for (const secret of ['Astma', 'Vegetarė', address, '2018 0000', '20180000'])
    expect(text).not.toContain(secret)

  await context.setOffline(true)
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
  const home = await page.goto('/')
  expect(home?.fromServiceWorker()).toBe(false)
})

test('logging out leaves nothing, also from another page', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await openDoor(page, event)
  expect((await keptBy(page)).values).toEqual([expect.stringMatching(/^until-log-out:door-list/)])
  await page.goto('/renginiai')
  const header = page.getByRole('banner')
  await header
    .getByLabel(/^Paskyra:/)
    .first()
    .click()
  await header.getByRole('button', {name: 'Atsijungti'}).click()
  await expect(page.getByText('Atsijungėte')).toBeVisible()
  await expect.poll(() => keptBy(page)).toMatchObject(nothing)
})

test('a session that has ended leaves nothing', async ({page}) => {
  const person = await makePerson('Milda', 'Rengėja')
  try {
    await giveRole(person, 'admin')
    await startLoggedIn(page, person)
    await openDoor(page, event)
    await withDatabase((sql) => sql`delete from auth.sessions where user_id = ${person.id}`)
    await page.reload()
    await expect.poll(() => keptBy(page)).toMatchObject(nothing)
  } finally {
    await removePerson(person)
  }
})

test('who organises the event no more, or has no role any more, keeps nothing', async ({page}) => {
  const person = await makePerson('Milda', 'Rengėja')
  const give = () =>
    withDatabase(
      (sql) => sql`insert into public.event_organisers (user_id, event_key) values (${person.id}, ${key})`,
    )
  try {
    await giveRole(person, 'organiser')
    await give()
    await startLoggedIn(page, person)
    await openDoor(page, event)
    await withDatabase((sql) => sql`delete from public.event_organisers where event_key = ${key}`)
    await page.reload()
    await expect.poll(() => keptBy(page)).toMatchObject(nothing)

    await give()
    await openDoor(page, event)
    await withDatabase((sql) => sql`delete from public.user_roles where user_id = ${person.id}`)
    await page.reload()
    await expect(page).toHaveURL('/')
    await expect.poll(() => keptBy(page)).toMatchObject(nothing)
  } finally {
    await removePerson(person)
  }
})

test('pages for visitors register no worker', async ({page}) => {
  for (const public_ of ['/', '/renginiai', '/en/kaledos-2025']) {
    await page.goto(public_)
    expect(await keptBy(page)).toMatchObject(nothing)
  }
})
