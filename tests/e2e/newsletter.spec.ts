import type {Request, Route} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {answerInstead, fulfil, refuse, requestsTo} from '../support/form-requests.ts'
import {roundTrip, scriptsWith} from '../support/page-requests.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long} from '../support/views.ts'

const NAME = 'newsletter-subscription'

const accept = (route: Route) => fulfil(route, 200, {ok: true})

const bodiesOf = (requests: Request[]) => requests.map((request) => request.postDataJSON() as object)

/** Could come from one of our emails. */
const token = 'ab'.repeat(32)

const texts = {
  lt: {
    path: '/kontaktai',
    heading: 'Naujienlaiškis',
    email: 'El. pašto adresas',
    submit: 'Prenumeruoti',
    sent: 'Jei adresu rasa@example.test naujienlaiškio dar negaunate',
    required: 'Įrašykite el. pašto adresą',
    invalid: 'Patikrinkite el. pašto adresą',
  },
  en: {
    path: '/en/kontaktai',
    heading: 'Newsletter',
    email: 'Email address',
    submit: 'Subscribe',
    sent: 'If rasa@example.test doesn’t get our newsletter yet',
    required: 'Enter your email address',
    invalid: 'Enter a valid email address',
  },
} as const

for (const {language, details} of languageViews) {
  const t = texts[language]

  test(`the footer takes an address for the newsletter, ${language}`, details, async ({page}) => {
    const sent = requestsTo(page, NAME)
    await answerInstead(page, NAME, accept)
    await page.goto(t.path)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('heading', {name: t.heading})).toBeVisible()
    const field = footer.getByLabel(t.email)
    const submit = footer.getByRole('button', {name: t.submit})

    await submit.click()
    await expect(footer.getByRole('alert')).toHaveText(t.required)
    await expect(field).toBeFocused()
    await field.fill('rasa@')
    await submit.click()
    await expect(footer.getByRole('alert')).toContainText(t.invalid)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(sent).toEqual([])

    await field.fill(' rasa@example.test ')
    await field.press('Enter')
    await expect(footer.getByText(t.sent)).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(bodiesOf(sent)).toEqual([
      {
        action: 'subscribe',
        email: 'rasa@example.test',
        locale: language,
        website: '',
      },
    ])
  })
}

test('the logic of the form is loaded when it is first used', long, async ({page}) => {
  // Names the edge function.
  const isLoaded = scriptsWith(page, new RegExp(NAME))
  await page.goto('/kontaktai')
  await roundTrip(page)
  expect(await isLoaded()).toBe(false)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const field = footer.getByLabel('El. pašto adresas')
  await expect(field).toBeVisible()
  expect(await isLoaded()).toBe(false)
  await field.focus()
  await expect.poll(isLoaded).toBe(true)
})

test('the form fits a narrow phone', long, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await page.goto('/kontaktai')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  const submit = footer.getByRole('button', {name: 'Prenumeruoti'})
  await submit.scrollIntoViewIfNeeded()
  const box = await submit.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the footer says how else to get the newsletter', async ({page}) => {
    await page.goto('/kontaktai')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', {name: 'Parašykite mums'})).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('button', {name: 'Prenumeruoti'})).toBeHidden()
  })
})

test.describe('when something fails,', () => {
  test.use({expectedConsoleErrors: /status of (404|429|503)/})

  test('the address stays in the form', async ({page}) => {
    const sent = requestsTo(page, NAME)
    await answerInstead(page, NAME, (route, attempt) => {
      if (attempt === 1) return refuse(route, 429, 'too_many')
      return attempt === 2 ? refuse(route, 503, 'unavailable') : accept(route)
    })
    await page.goto('/kontaktai')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    const field = footer.getByLabel('El. pašto adresas')
    await field.fill('rasa@example.test')
    for (const message of ['Per daug bandymų', 'Šiuo metu užsiprenumeruoti nepavyksta']) {
      await field.press('Enter')
      await expect(footer.getByRole('alert')).toContainText(message)
      await expect(field).toHaveValue('rasa@example.test')
    }
    await field.press('Enter')
    await expect(footer.getByText('laukite laiško su nuoroda')).toBeVisible()
    expect(sent).toHaveLength(3)
  })

  test('a link can be tried again, and an expired one says so', long, async ({page}) => {
    await answerInstead(page, NAME, (route, attempt) => {
      if (attempt === 1) return refuse(route, 503, 'unavailable')
      return attempt === 2 ? accept(route) : refuse(route, 404, 'not_found')
    })
    await page.goto(`/naujienlaiskis/patvirtinti?token=${token}`)
    const main = page.getByRole('main')
    await main.getByRole('button', {name: 'Patvirtinti prenumeratą'}).click()
    await expect(main.getByRole('alert')).toContainText('Šiuo metu nepavyksta')
    await expect(main.getByRole('alert')).toBeFocused()
    await main.getByRole('button', {name: 'Bandyti dar kartą'}).click()
    await expect(main.getByRole('heading', {name: 'Prenumerata patvirtinta'})).toBeVisible()

    await page.goto(`/naujienlaiskis/patvirtinti?token=${token}`)
    await main.getByRole('button', {name: 'Patvirtinti prenumeratą'}).click()
    await expect(main.getByRole('heading', {name: 'Nuoroda nebegalioja'})).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

for (const {path, button, done, details} of [
  {
    path: '/naujienlaiskis/atsisakyti',
    button: 'Atsisakyti naujienlaiškio',
    done: 'Naujienlaiškio nebesiųsime',
    details: {},
  },
  {
    path: '/en/naujienlaiskis/atsisakyti',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    details: long,
  },
]) {
  test(`the link to unsubscribe acts on a press only, ${path}`, details, async ({page}) => {
    const sent = requestsTo(page, NAME)
    await answerInstead(page, NAME, accept)
    await page.goto(`${path}?token=${token}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', {name: button})).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(await accessibilityFaults(page)).toEqual([])
    await roundTrip(page)
    expect(sent).toEqual([])

    await main.getByRole('button', {name: button}).click()
    await expect(main.getByRole('heading', {name: done})).toBeVisible()
    await expect(main.getByRole('alert')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(bodiesOf(sent)).toEqual([{action: 'unsubscribe', token}])
  })
}

test('a link without its token is not asked about', long, async ({page}) => {
  await page.goto('/naujienlaiskis/atsisakyti')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {name: 'Nuoroda nebegalioja'})).toBeVisible()
  await expect(main.getByRole('link', {name: 'Parašyti mums'})).toHaveAttribute('href', '/kontaktai')
})
