import type {Page, Request} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {waitForEmail} from '../support/inbox.ts'
import {
  offerPlace,
  registerFamily,
  registerForService,
  registerForTrip,
  storedRegistration,
} from '../support/registration-link.ts'
import {expect, test} from '../support/test.ts'

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

test('a mail scanner that opens the link changes nothing', async ({browser, request}) => {
  const registered = await registerForService()
  const before = await storedRegistration(registered)
  for (const method of ['HEAD', 'GET']) {
    expect((await request.fetch(registered.link, {method})).status()).toBe(200)
  }
  const scanner = await browser.newContext()
  const page = await scanner.newPage()
  const calls = callsOf(page)
  await page.goto(registered.link, {waitUntil: 'networkidle'})
  await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()
  expect([...new Set(calls)]).toEqual(['show_registration'])
  expect(await storedRegistration(registered)).toEqual(before)
  await scanner.close()
})

const languages = [
  {
    prefix: '',
    status: 'Prašymas gautas',
    phone: 'Telefonas',
    seats: 'Vietų skaičius',
    requests: 'Pageidavimai',
    save: 'Išsaugoti pakeitimus',
    saved: 'Pakeitimus išsaugojome',
    missing: 'Įrašykite telefono numerį',
    cancel: 'Atšaukti registraciją',
    question: 'Atšaukti registraciją?',
    confirm: 'Taip, atšaukti',
    cancelled: 'Registracija atšaukta',
    eventPage: 'Į renginio puslapį',
  },
  {
    prefix: '/en',
    status: 'We’ve received your request',
    phone: 'Phone',
    seats: 'Number of places',
    requests: 'Special requests',
    save: 'Save changes',
    saved: 'Your changes are saved',
    missing: 'Enter your phone number',
    cancel: 'Cancel my registration',
    question: 'Cancel the registration?',
    confirm: 'Yes, cancel',
    cancelled: 'Your registration is cancelled',
    eventPage: 'To the event’s page',
  },
]

for (const {prefix, ...t} of languages) {
  test(`a trip is corrected, made smaller and cancelled, ${prefix || '/lt'}`, async ({page}) => {
    const registered = await registerForTrip({passengers: 3, specialRequests: 'Vaikiška kėdutė'})
    await page.goto(prefix + registered.link)
    await expect(heading(page, t.status)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    expect(await accessibilityFaults(page)).toEqual([])

    const phone = main(page).getByLabel(t.phone, {exact: true})
    const save = main(page).getByRole('button', {name: t.save})
    await phone.fill('')
    await save.click()
    await expect(main(page).getByRole('link', {name: t.missing})).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await phone.fill('029 2018 1111')
    await main(page).getByLabel(t.seats).selectOption('2')
    await main(page).getByLabel(t.requests).fill('')
    await save.click()
    await expect(page.getByText(t.saved)).toBeVisible()
    await expect(heading(page, t.status)).toBeFocused()
    await expect(main(page).getByLabel(t.seats).getByRole('option')).toHaveText(['1', '2'])
    expect(await storedRegistration(registered)).toMatchObject({phone: '029 2018 1111', seats: 2})

    const cancel = main(page).getByRole('button', {name: t.cancel})
    await cancel.click()
    const dialog = page.getByRole('alertdialog', {name: t.question})
    await expect(dialog).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(cancel).toBeFocused()
    expect(await storedRegistration(registered)).toMatchObject({status: 'requested'})

    await cancel.click()
    await dialog.getByRole('button', {name: t.confirm}).dblclick()
    await expect(heading(page, t.cancelled)).toBeFocused()
    await expect(main(page).getByRole('link', {name: t.eventPage})).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await storedRegistration(registered)).toMatchObject({status: 'cancelled'})
    expect((await waitForEmail(registered.email, 2)).subject).toContain('Registracija atšaukta')
  })
}

test('a reload, Back and the other language still show the registration', async ({page}) => {
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

/** Shows the registration as if its event had come into this state since. */
async function changeEvent(page: Page, state: 'changed' | 'cancelled' | 'removed') {
  await page.route('**/rpc/show_registration', async (route) => {
    const response = await route.fetch()
    const shown = await response.json()
    await route.fulfill({
      response,
      json: {...shown, event: {...shown.event, state, dateToBeConfirmed: false}},
    })
  })
}

test.describe('an event', () => {
  for (const [prefix, state, title, isOpen] of [
    ['', 'changed', 'Renginys pasikeitė', true],
    ['/en', 'changed', 'This event has changed', true],
    ['', 'removed', 'Renginio svetainėje nebėra', true],
    ['', 'cancelled', 'Renginys neįvyks', false],
    ['/en', 'cancelled', 'This event has been cancelled', false],
  ] as const) {
    test(`that is ${state} since is said to be so, ${prefix || '/lt'}`, async ({page}) => {
      const {link} = await registerForService()
      await changeEvent(page, state)
      await page.goto(prefix + link)
      await expect(main(page).getByText(title)).toBeVisible()
      await expect(main(page).getByRole('button')).toHaveCount(isOpen ? 2 : 0)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  }

  test('whose date is to be confirmed is said to be so', async ({page}) => {
    const {link} = await registerForService()
    await page.goto(link)
    await expect(main(page).getByText('Tikslios datos dar nežinome')).toBeVisible()
  })
})

test.describe('a family', () => {
  test('corrects a child, gives the consent that is missing, and cancels one child', async ({page}) => {
    const registered = await registerFamily([
      {firstName: 'Lukas', age: 9},
      {firstName: 'Ema', age: 12},
    ])
    await page.goto(registered.link)
    await expect(heading(page, 'Registracija patvirtinta')).toBeVisible()

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
    await ema.getByLabel('Amžius metais').fill('4')
    await save.click()
    await expect(
      main(page).getByRole('link', {name: 'Vaikų bėgime dalyvauja 5–17 metų vaikai (Ema)'}),
    ).toBeVisible()
    await ema.getByLabel('Amžius metais').fill('13')
    await save.click()
    await expect(page.getByText('Pakeitimus išsaugojome')).toBeVisible()
    await expect(main(page).getByText('13 metų')).toBeVisible()

    await main(page).getByRole('button', {name: 'Atšaukti: Lukas Bandytojas'}).click()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Taip, atšaukti'}).click()
    await expect(page.getByText('Registracija atšaukta: Lukas Bandytojas')).toBeVisible()
    await expect(heading(page, 'Registracija patvirtinta')).toBeFocused()
    await expect(main(page).getByRole('listitem')).toHaveText([/Emilija Bandytojas/])
    expect(await storedRegistration(registered)).toMatchObject({status: 'registered', seats: 1})
  })

  test('sees that health notes were given, not what they say', async ({page}) => {
    const {link} = await registerFamily([{firstName: 'Lukas', age: 9}].map(withHealthNotes))
    await page.goto(link)
    await expect(main(page).getByText('žinios apie sveikatą įrašytos')).toBeVisible()
    expect(await page.content()).not.toContain('Astma')
  })
})

const withHealthNotes = <Child extends object>(child: Child) => ({...child, medicalConditions: 'Astma'})

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

  test.describe('too late', () => {
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

  test('the registration can be loaded again', async ({page}) => {
    const {link} = await registerForService()
    await page.route('**/rpc/show_registration', (route) => route.abort())
    await page.goto(link)
    await expect(heading(page, 'Registracijos įkelti nepavyko')).toBeVisible()
    await expect(main(page).getByRole('alert')).toBeFocused()
    await page.unroute('**/rpc/show_registration')
    await main(page).getByRole('button', {name: 'Bandyti dar kartą'}).click()
    await expect(heading(page, 'Registracija patvirtinta')).toBeFocused()
  })

  for (const [description, search] of [
    ['is unknown', `?token=${'0'.repeat(64)}`],
    ['is broken', '?token=abc'],
    ['has no token', ''],
  ] as const) {
    test(`a link that ${description} says how to reach the organisers`, async ({page}) => {
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
})

test('the page fits a narrow phone', async ({page}) => {
  const {link} = await registerForTrip({passengers: 2})
  await page.setViewportSize({width: 320, height: 640})
  await page.goto(link)
  await expect(heading(page, 'Prašymas gautas')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the page says how else to reach the organisers', async ({page}) => {
    await page.goto(`${PATH}?token=${'0'.repeat(64)}`)
    expect(await main(page).locator('noscript').textContent()).toContain(
      'naršyklėje turi būti įjungtas „JavaScript“',
    )
    await expect(main(page).getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
    await expect(main(page).getByText('Registracija įkeliama…')).toBeHidden()
  })
})
