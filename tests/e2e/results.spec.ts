import {accessibilityFaults} from '../support/accessibility.ts'
import {beginCheckout, beginFee, beginTicketCheckout, payCheckout} from '../support/paid-checkouts.ts'
import {inLanguage} from '../support/routes.ts'
import {stopClock} from '../support/page-clock.ts'
import {roundTrip} from '../support/page-requests.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const madeUp = 'cs_test_a1B2c3D4e5F6g7H8i9J0'

const unknown = {
  lt: {title: 'Mokėjimo patvirtinti negalime', ifPaid: 'Jei sumokėjote, patvirtinimą gausite el. paštu.'},
  en: {
    title: 'We can’t confirm this payment',
    ifPaid: 'If you’ve paid, you’ll receive a confirmation by email.',
  },
} as const

for (const language of ['lt', 'en'] as const) {
  test(`an id that no checkout has is no payment, in ${language}`, async ({page}) => {
    const {title, ifPaid} = unknown[language]
    for (const path of ['/christmas-success', '/membership-success', '/aukojimas-sekmingai']) {
      for (const id of ['bet-kas', madeUp, `cs_test_${crypto.randomUUID().replaceAll('-', '')}`]) {
        await page.goto(inLanguage(language, `${path}?session_id=${id}`))
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
        const main = page.getByRole('main')
        await expect(main.getByText(ifPaid)).toBeVisible()
        await expect(main.getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
      }
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test.describe('while the database does not answer', () => {
  test.use({expectedConsoleErrors: /status of 503/})

  test('a paid session is not said to be paid before the answer comes', async ({page, request}) => {
    const id = await beginCheckout(request, 'create-donation', {amount: 2})
    await payCheckout(request, id)
    let isDown = true
    await page.route('**/rpc/checkout_state', (route) =>
      isDown ? route.fulfill({status: 503, json: {message: 'down'}}) : route.fallback(),
    )
    await page.goto(`/aukojimas-sekmingai?session_id=${id}`)
    const heading = page.getByRole('heading', {level: 1})
    await expect(heading).toHaveText(unknown.lt.title)
    isDown = false
    await expect(heading).toHaveText('Ačiū už jūsų auką!')
  })
})

test('a bought ticket is confirmed with the last eight characters of the payment id', async ({
  page,
  request,
}) => {
  const id = await beginTicketCheckout(request)
  await payCheckout(request, id)
  await page.goto(`/christmas-success?session_id=${id}`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bilietas nupirktas!')
  await expect(page.getByText('Užsakymo numeris')).toBeVisible()
  await expect(page.locator('main code')).toHaveText(id.slice(-8))
  await expect(page.getByRole('link', {name: 'Grįžti į pradžią', exact: true})).toHaveAttribute('href', '/')
  await page.getByRole('link', {name: 'Grįžti į renginio puslapį'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Kalėdos/)
})

test('nobody is told of a ticket without a payment id', long, async ({page}) => {
  await page.goto('/en/christmas-success')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your ticket')
  await expect(page.getByText('If you’ve bought a ticket')).toBeVisible()
  await expect(page.getByText('has gone through')).toHaveCount(0)
  await expect(page.locator('main code')).toHaveCount(0)
  await expect(page.getByRole('link', {name: 'Back to the event'})).toBeVisible()
})

test('a cancelled purchase says when nothing was paid', async ({page}) => {
  await page.goto('/christmas-cancelled')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bilieto pirkimas atšauktas')
  await expect(page.getByText('Jei mokėjimo nebaigėte, pinigai nenuskaičiuoti.')).toBeVisible()
  await expect(page.getByRole('link', {name: 'Grįžti į renginio puslapį'})).toHaveAttribute(
    'href',
    '/renginiai/kaledos',
  )
})

test('the membership result shows a spinner for a second, then the payment', async ({page, request}) => {
  const id = await beginFee(request)
  await payCheckout(request, id)
  await stopClock(page)
  const lookup = page.waitForEvent('requestfinished', (finished) =>
    finished.url().endsWith('/rpc/checkout_state'),
  )
  await page.goto(`/membership-success?session_id=${id}`)
  const processing = page.getByRole('heading', {name: 'Apdorojame jūsų mokėjimą...'})
  await expect(processing).toBeVisible()
  // The second begins with the lookup, long after the page's HTML has shown the spinner.
  await lookup
  await roundTrip(page)
  await page.clock.runFor(900)
  await expect(processing).toBeVisible()
  await page.clock.runFor(100)
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return processing.isVisible()
    })
    .toBe(false)
  await expect(page.getByText('£15')).toBeVisible()
  await expect(page.getByText('Narystę kasmet pratęsime')).toHaveCount(0)
  await expect(page.locator('main code')).toHaveText(`${id.slice(0, 16)}…`)
  await page.getByRole('link', {name: 'Grįžti į pradžią'}).click()
  await expect(page).toHaveURL(/\d\/$/)
})

test('the membership result has the sum and the renewal that the database knows, not those of a URL', async ({
  page,
  request,
}) => {
  const id = await beginFee(request)
  await payCheckout(request, id)
  await page.goto(`/en/membership-success?session_id=${id}&interval=year&pence=3000`)
  const main = page.getByRole('main')
  await expect(main.getByText('£15', {exact: true})).toBeVisible()
  await expect(main.getByText('£30')).toHaveCount(0)
  await expect(main.getByText('We’ll renew your membership')).toHaveCount(0)

  const renewed = await beginFee(request, {renews: true})
  await payCheckout(request, renewed)
  await page.goto(`/en/membership-success?session_id=${renewed}`)
  await expect(main.getByText('£15', {exact: true})).toBeVisible()
  await expect(main.getByText('We’ll renew your membership by the same card each year.')).toBeVisible()
})

test.describe('without JavaScript', long, () => {
  test.use({javaScriptEnabled: false})

  test('the membership result claims nothing, at once', async ({page}) => {
    await page.goto('/en/membership-success')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Membership fee')
    await expect(page.getByText('you’ll receive a confirmation by email')).toBeVisible()
    await expect(page.getByText('Processing your payment...').filter({visible: true})).toHaveCount(0)
  })
})

test('a donation is thanked for, and a cancelled one leads back to the button', async ({page, request}) => {
  const id = await beginCheckout(request, 'create-donation', {amount: 2})
  await payCheckout(request, id)
  await page.goto(`/en/aukojimas-sekmingai?session_id=${id}`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Thank you for your donation!')
  await expect(page.getByText('You’ll receive a confirmation by email.')).toBeVisible()
  await page.goto('/aukojimas-sekmingai')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Jūsų auka')
  await expect(page.getByText('Jei sumokėjote – nuoširdžiai ačiū!')).toBeVisible()
  await page.goto('/aukojimas-atsauktas')
  await expect(page.getByText('Jei mokėjimo nebaigėte, pinigai nenuskaičiuoti.')).toBeVisible()
  await expect(page.locator('main').getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByText('aukojimo mygtukas yra puslapio viršuje')).toBeVisible()
})

const odd = {
  'a script': '<script>document.title="x"</script>',
  'thousands of characters': 'a'.repeat(3000),
  'letters of other scripts': '🎄عيد ميلاد',
  nothing: '',
}

test('an odd payment id is harmless text', long, async ({page}) => {
  await page.setViewportSize({width: 320, height: 800})
  for (const [name, value] of Object.entries(odd)) {
    for (const path of ['/christmas-success', '/en/membership-success']) {
      const response = await page.goto(`${path}?session_id=${encodeURIComponent(value)}&x[]=1&%E0%A4%A`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('link', {name: /pradžią|home/i}).last()).toBeVisible()
      await expect(page.locator('main code')).toHaveCount(value ? 1 : 0)
      await expect(page).not.toHaveTitle('x')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${name} at ${path}`).toBeLessThanOrEqual(0)
    }
  }
})

test('search engines do not index results, whose titles claim nothing', async ({request}) => {
  for (const [path, title] of [
    ['/christmas-success', 'Jūsų bilietas'],
    ['/en/christmas-cancelled', 'Ticket purchase cancelled'],
    ['/membership-success', 'Nario mokestis'],
    ['/en/membership-success', 'Membership fee'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(html).toContain(`<title>${title} – `)
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  }
})

for (const {path, claimsNothing, processing} of [
  {
    path: '/membership-success',
    claimsNothing: 'Nario mokestis',
    processing: 'Apdorojame jūsų mokėjimą...',
  },
  {path: '/en/aukojimas-sekmingai', claimsNothing: 'Your donation', processing: 'Checking your payment…'},
]) {
  test(`${path} has a spinner for a payment id alone, before its scripts have run`, async ({page}) => {
    await page.route('**/_next/static/**/*.js', () => undefined)
    const heading = page.getByRole('heading', {level: 1})
    await page.goto(path, {waitUntil: 'commit'})
    await expect(heading).toHaveText(claimsNothing)
    await page.goto(`${path}?session_id=${madeUp}`, {waitUntil: 'commit'})
    await expect(heading).toHaveText(processing)
  })
}
