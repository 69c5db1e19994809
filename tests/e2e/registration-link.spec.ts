import type {Page, Request} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {goUntilHydrated} from '../support/hydration.ts'
import {roundTrip} from '../support/page-requests.ts'
import {
  emailedLink,
  offerPlace,
  registerFamily,
  registerForService,
  storedRegistration,
} from '../support/registration-link.ts'
import {storedRegistrations} from '../support/registration-dialog.ts'
import {manageTrip} from '../support/trip-story.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const PATH = '/registracija/atsaukti'

/** Names of the database's functions that the page calls from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const name = /\/rest\/v1\/rpc\/(\w+)/.exec(request.url())?.[1]
    if (name && request.method() === 'POST') calls.push(name)
  })
  return calls
}

const main = (page: Page) => page.getByRole('main')

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', {level: 2, name})

test('a mail scanner that opens the link in the email changes nothing', long, async ({browser, request}) => {
  const registered = await registerForService()
  const link = await emailedLink(registered)
  const before = await storedRegistration(registered)
  for (const method of ['HEAD', 'GET']) {
    expect((await request.fetch(link, {method})).status()).toBe(200)
  }
  const scanner = await browser.newContext()
  const page = await scanner.newPage()
  goUntilHydrated(page)
  const calls = callsOf(page)
  await page.goto(link)
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  await roundTrip(page)
  expect([...new Set(calls)]).toEqual(['show_registration'])
  expect(await storedRegistration(registered)).toEqual(before)
  await scanner.close()
})

test('a trip fits a narrow phone, is corrected, made smaller and cancelled', ({page}) =>
  manageTrip(page, 'lt'))

test('a reload, Back and the other language still show the registration', long, async ({page}) => {
  const {link} = await registerForService()
  await page.goto(link)
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  await expect(main(page).getByText('Data tikslinama')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  await main(page)
    .getByRole('link', {name: /Mišios/})
    .click()
  await expect(page).toHaveURL(/\/misios$/)
  await page.goBack()
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  await page.getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(new RegExp(`/en${PATH}$`))
  await expect(heading(page, 'Your registration is confirmed')).toBeVisible()
})

type EventState = 'changed' | 'cancelled' | 'removed'

/** Shows the registration as if its event had come into this state since. */
async function changeEvent(page: Page, state: EventState) {
  await page.unroute('**/rpc/show_registration')
  await page.route('**/rpc/show_registration', async (route) => {
    const response = await route.fetch()
    const shown = await response.json()
    await route.fulfill({
      response,
      json: {...shown, event: {...shown.event, state, dateToBeConfirmed: false}},
    })
  })
}

test(
  'an event without a date, or changed, removed or cancelled since, is said to be so',
  long,
  async ({page}) => {
    const {link} = await registerForService()
    await page.goto(link)
    await expect(main(page).getByText('Tikslios datos dar nežinome')).toBeVisible()
    for (const [prefix, state, title, isOpen] of [
      ['', 'changed', 'Renginys pasikeitė', true],
      ['/en', 'changed', 'This event has changed', true],
      ['', 'removed', 'Renginio svetainėje nebėra', true],
      ['', 'cancelled', 'Renginys neįvyks', false],
      ['/en', 'cancelled', 'This event has been cancelled', false],
    ] as const) {
      await test.step(`${state}, ${prefix || '/lt'}`, async () => {
        await changeEvent(page, state)
        await page.goto(prefix + link)
        await expect(main(page).getByText(title)).toBeVisible()
        await expect(main(page).getByRole('button')).toHaveCount(isOpen ? 2 : 0)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  },
)

test('a family sees that health notes were given, corrects a child, gives consent and cancels one child', async ({
  page,
}) => {
  const registered = await registerFamily([
    {firstName: 'Lukas', age: 9, medicalConditions: 'Astma'},
    {firstName: 'Ema', age: 12},
  ])
  await page.goto(registered.link)
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  await expect(main(page).getByText('žinios apie sveikatą įrašytos')).toHaveCount(1)
  expect(await page.content()).not.toContain('Astma')

  const consent = main(page).getByRole('button', {name: 'Duoti sutikimą'})
  const words = main(page).getByRole('checkbox', {name: /Esu vienas iš tėvų arba globėjas/})
  const ema = main(page).getByRole('group', {name: 'Ema Bandytojas'})
  await ema.getByLabel('Vardas').fill('Emilija')
  await consent.click()
  await expect(main(page).getByRole('link', {name: 'Jei sutinkate, pažymėkite langelį'})).toBeVisible()
  await words.check()
  await consent.click()
  await expect(page.getByText('Ačiū! Jūsų sutikimą gavome')).toBeVisible()
  await expect(consent).toHaveCount(0)

  // What was typed before is still there.
  await expect(ema.getByLabel('Vardas')).toHaveValue('Emilija')
  const save = main(page).getByRole('button', {name: 'Išsaugoti pakeitimus'})
  const age = ema.getByLabel('Amžius metais')
  await expect(age).toHaveValue('')
  await age.fill('4')
  await save.click()
  await expect(
    main(page).getByRole('link', {name: 'Vaikų bėgime dalyvauja 5–17 metų vaikai (Ema)'}),
  ).toBeVisible()
  await age.fill('13')
  await save.click()
  await expect(page.getByText('Pakeitimus išsaugojome')).toBeVisible()
  const emilija = main(page).getByRole('group', {name: 'Emilija Bandytojas'})
  await expect(emilija.getByLabel('Amžius metais')).toHaveValue('')
  const children = await storedRegistrations(registered.email)
  expect(
    Object.fromEntries(children.map(({first_name, age: stored}) => [String(first_name), stored])),
  ).toEqual({Lukas: 9, Emilija: 13})

  await main(page).getByRole('button', {name: 'Atšaukti: Lukas Bandytojas'}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Taip, atšaukti'}).click()
  await expect(page.getByText('Registracija atšaukta: Lukas Bandytojas')).toBeVisible()
  await expect(heading(page, 'Registracija patvirtinta')).toBeFocused()
  await expect(main(page).getByRole('listitem')).toHaveText([/Emilija Bandytojas/])
  expect(await storedRegistration(registered)).toMatchObject({status: 'registered', seats: 1})
})

test.describe('an offered place', () => {
  test('is taken', async ({page}) => {
    const registered = await registerForService({people: 2})
    await offerPlace(registered, 'in 48 hours')
    await page.goto(registered.link)
    await expect(heading(page, /^Vietą jums laikome iki \d{4} m\./)).toBeVisible()
    await expect(main(page).getByText('Laikome jums 2 vietas.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await main(page).getByRole('button', {name: 'Patvirtinti, kad dalyvausiu'}).dblclick()
    await expect(heading(page, 'Registracija patvirtinta')).toBeFocused()
    expect(await storedRegistration(registered)).toMatchObject({status: 'registered', seats: 2})
  })

  test.describe('too late', long, () => {
    test.use({expectedConsoleErrors: /status of 409/})

    test('says so', async ({page}) => {
      const registered = await registerForService()
      await offerPlace(registered, 'in 48 hours')
      await page.goto(registered.link)
      const accept = main(page).getByRole('button', {name: 'Patvirtinti, kad dalyvausiu'})
      await expect(accept).toBeVisible()
      await offerPlace(registered, 'a minute ago')
      await accept.click()
      await expect(main(page).getByRole('alert')).not.toBeEmpty()
      expect(await storedRegistration(registered)).not.toMatchObject({status: 'registered'})
    })
  })
})

test.describe('when something fails,', () => {
  test.use({expectedConsoleErrors: /status of (404|503)|ERR_FAILED/})

  test('what was typed stays, and can be sent again', async ({page}) => {
    const registered = await registerForService({note: 'Vėluosime'})
    await page.goto(registered.link)
    const note = main(page).getByLabel('Pastaba')
    await note.fill('Ateisime laiku')
    await page.route('**/rpc/change_registration', (route) => route.abort())
    const save = main(page).getByRole('button', {name: 'Išsaugoti pakeitimus'})
    await save.click()
    const summary = main(page).getByRole('region', {name: 'Pakeitimų išsaugoti nepavyko'})
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Tai, ką įrašėte, išliko.')
    await expect(note).toHaveValue('Ateisime laiku')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/rpc/change_registration')
    await save.click()
    await expect(page.getByText('Pakeitimus išsaugojome')).toBeVisible()
    expect(await storedRegistration(registered)).toMatchObject({note: 'Ateisime laiku'})
  })

  test('the registration can be loaded again', long, async ({page}) => {
    const {link} = await registerForService()
    await page.route('**/rpc/show_registration', (route) => route.abort())
    await page.goto(link)
    await expect(heading(page, 'Registracijos įkelti nepavyko')).toBeVisible()
    await expect(main(page).getByRole('alert')).toBeFocused()
    await page.unroute('**/rpc/show_registration')
    await main(page).getByRole('button', {name: 'Bandyti dar kartą'}).click()
    await expect(heading(page, 'Registracija patvirtinta')).toBeFocused()
  })

  test(
    'a link that is unknown, broken or without a token says how to reach the organisers',
    long,
    async ({page}) => {
      // A token is kept for a reload, so the page without one comes first.
      for (const search of ['', `?token=${'0'.repeat(64)}`, '?token=abc']) {
        await test.step(search || 'no token', async () => {
          await page.goto(PATH + search)
          await expect(heading(page, 'Registracijos neradome')).toBeVisible()
          await expect(main(page).getByRole('link', {name: 'Parašyti mums'})).toHaveAttribute(
            'href',
            '/kontaktai',
          )
          await expect(main(page).getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
          expect(await accessibilityFaults(page)).toEqual([])
        })
      }
    },
  )
})
