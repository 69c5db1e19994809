import type {Page} from '@playwright/test'
import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openCheckout, openDonation, payByCard, refusedCard} from '../support/checkout-page.ts'
import {stackEnv} from '../env.ts'
import {withDatabase} from '../support/database.ts'
import {answerInstead, fulfil, keysOf, refuse, requestsTo} from '../support/form-requests.ts'
import {beginCheckout, payCheckout} from '../support/paid-checkouts.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const campaign = {id: 'campaign-is-sirdies-i-sirdi', path: '/is-sirdies-i-sirdi', name: 'Iš širdies į širdį'}

/** What is stored of the donations that a donor has made. */
const donationsOf = (donorName: string) =>
  withDatabase(
    (sql) => sql`
      select payment.status, payment.amount_pence, payment.received_pence, donation.campaign_id, donation.message,
        donation.shows_donor, donation.language
      from public.donations as donation join public.payments as payment on payment.id = donation.payment_id
      where donation.donor_name = ${donorName}`,
  )

/** The money that the campaign has received, in pence. */
const raisedPence = () =>
  withDatabase(async (sql) => {
    const [row] = await sql`
      select confirmed_pence from public.campaign_progress where campaign_id = ${campaign.id}`
    return Number(row?.confirmed_pence)
  })

const inLithuanian = (pounds: number) =>
  `£${pounds.toLocaleString('lt', {minimumFractionDigits: 2}).replace(',00', '')}`

const approveDonor = (donorName: string) =>
  withDatabase(
    (sql) =>
      sql`update public.donations set approved_at = now() where donor_name = ${donorName} and shows_donor`,
  )

test('a donation to the campaign counts once it is paid, and names its donor once approved', async ({
  page,
}) => {
  const donor = `Austėja ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(campaign.path)
  const buttons = page.getByRole('main').getByRole('link', {name: 'Paaukoti', exact: true})
  await expect(buttons).toHaveCount(3)
  const dialog = await openDonation(page, buttons.first())
  await expect(dialog).toHaveAccessibleName(`Paaukokite kampanijai „${campaign.name}“`)
  const [ten, own] = [dialog.getByRole('radio', {name: '£10', exact: true}), dialog.getByLabel(/savo sumą/)]

  await test.step('a sum is asked for', async () => {
    const donate = dialog.getByRole('button', {name: 'Aukoti', exact: true})
    await expect(dialog.getByRole('group', {name: 'Pasirinkite sumą'}).getByRole('radio')).toHaveCount(9)
    await expect(donate).toBeDisabled()
    await donate.click({force: true})
    const summary = dialog.getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
    await expect(summary).toBeFocused()
    await summary.getByRole('link', {name: 'Pasirinkite sumą arba įrašykite savo'}).click()
    await expect(own).toBeFocused()
    await own.fill('0,99')
    await expect(summary.getByRole('link')).toHaveText('Įrašėte £0,99, o paaukoti galima nuo £1 iki £10 000')
    await own.fill('1.000')
    await expect(summary.getByRole('link')).toHaveText(/^Neaišku, kokia suma yra „1\.000“/)
    await own.fill('10 000,01')
    await expect(summary.getByRole('link')).toContainText('Įrašėte £10 000,01')
    await expect(donate).toBeDisabled()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('a preset clears a sum of one’s own, and the reverse', async () => {
    await ten.check()
    await expect(own).toHaveValue('')
    await expect(dialog.getByRole('button', {name: 'Aukoti £10'})).toBeEnabled()
    await own.fill('1,50')
    await expect(ten).not.toBeChecked()
  })

  await dialog.getByLabel('Jūsų vardas').fill(donor)
  await dialog.getByLabel(/Sutinku, kad mano vardas/).check()
  await dialog.getByLabel('Žinutė').fill('Šiltų Kalėdų!')
  const checkout = await openCheckout(page, () =>
    dialog.getByRole('button', {name: 'Aukoti £1,50'}).dblclick(),
  )
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Mokėjimo puslapis atvertas kitame lange')).toBeVisible()
  await expect(buttons.first()).toBeFocused()
  await test.step('a toast lies over no control of the next dialog, and is there again after it', async () => {
    const opened = page.getByText('Mokėjimo puslapis atvertas kitame lange')
    const logIn = page.getByRole('banner').getByRole('link', {name: 'Prisijungti'})
    for (const opener of [buttons.first(), logIn]) {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(opened).toBeHidden()
      await page.mouse.click(5, 5)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opened).toBeVisible()
    }
    await buttons.first().focus()
  })
  expect(await checkout.evaluate(() => window.opener as unknown)).toBeNull()
  expect(page.context().pages()).toHaveLength(2)

  await payByCard(checkout, newEmail(), refusedCard)
  await expect(checkout.getByRole('alert')).toBeVisible()
  expect(await donationsOf(donor)).toMatchObject([{status: 'open', received_pence: null}])
  await payByCard(checkout, newEmail())
  await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Ačiū už jūsų auką!')
  await expect(async () => {
    expect(await donationsOf(donor)).toEqual([
      {
        status: 'paid',
        amount_pence: 150,
        received_pence: 150,
        campaign_id: campaign.id,
        message: 'Šiltų Kalėdų!',
        shows_donor: true,
        language: 'lt',
      },
    ])
  }).toPass()
  await checkout.close()

  await test.step('the page shows the sum and the approved name without being loaded again', async () => {
    await expect(page.getByText(donor)).toHaveCount(0)
    await approveDonor(donor)
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const sum = inLithuanian((await raisedPence()) / 100)
      await page.getByRole('complementary').scrollIntoViewIfNeeded()
      await expect(page.getByText(`Jau surinkta ${sum}`)).toBeVisible({timeout: timeLimits.oneTry})
      await page.locator('#how-to-give').scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', {name: 'Ačiū aukotojams'})).toContainText(donor, {
        timeout: timeLimits.oneTry,
      })
    }).toPass()
    await expect(page.getByRole('main')).not.toContainText('Šiltų Kalėdų!')
  })

  await test.step('the form is empty again', async () => {
    await openDonation(page, buttons.first())
    await expect(own).toHaveValue('')
    await expect(dialog.getByLabel('Jūsų vardas')).toHaveValue('')
    await expect(dialog.getByLabel('Žinutė')).toHaveValue('')
  })
})

for (const {view, size, prefix, words} of [
  {
    view: 'a phone in Lithuanian',
    size: {width: 390, height: 760},
    prefix: '',
    words: {
      menu: 'Meniu',
      button: 'Paaukoti kampanijai „Iš širdies į širdį“',
      dialog: 'Paaukokite kampanijai „Iš širdies į širdį“',
      amount: 'Aukoti £5',
      close: 'Uždaryti',
      news: 'Naujienos',
      plainButton: 'Paaukoti',
      plainDialog: 'Paaukokite bendruomenei',
    },
  },
  {
    view: 'a wide window in English',
    size: {width: 1280, height: 860},
    prefix: '/en',
    words: {
      menu: undefined,
      button: 'Donate to ‘From Heart to Heart’',
      dialog: 'Donate to ‘From Heart to Heart’',
      amount: 'Donate £5',
      close: 'Close',
      news: 'News',
      plainButton: 'Donate',
      plainDialog: 'Donate to the community',
    },
  },
]) {
  test(`the header’s button gives to the campaign whose page it is on: ${view}`, async ({page}) => {
    await page.setViewportSize(size)
    await page.goto(`${prefix}${campaign.path}`)
    const banner = page.getByRole('banner')
    const openMenu = async () => {
      if (words.menu) await banner.getByText(words.menu, {exact: true}).click()
    }
    await openMenu()
    const dialog = await openDonation(page, banner.getByRole('link', {name: words.button, exact: true}))
    await expect(dialog).toHaveAccessibleName(words.dialog)
    await expect(dialog.getByRole('button').filter({hasText: /./})).toBeInViewport({ratio: 1})
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('radio', {name: '£5', exact: true}).check()
    const url = `${stackEnv().SITE_URL}/aukojimas-atsauktas`
    await answerInstead(page, 'create-donation', (route) => fulfil(route, 200, {url}))
    const sent = requestsTo(page, 'create-donation')
    await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', {name: words.amount, exact: true}).click(),
    ])
    await expect(dialog).toBeHidden()
    expect(sent[0]?.postDataJSON()).toMatchObject({
      amount: 5,
      campaign: words.dialog.match(/[„‘](.+)[“’]/)?.[1],
    })

    await openMenu()
    await banner.getByRole('link', {name: words.news, exact: true}).click()
    await expect(page).toHaveURL(`${prefix}/naujienos`)
    await openMenu()
    await openDonation(page, banner.getByRole('link', {name: words.plainButton, exact: true}))
    await expect(dialog).toHaveAccessibleName(words.plainDialog)
    await dialog.getByRole('button', {name: words.close}).click()
    await expect(dialog).toBeHidden()
  })
}

test.describe('on a phone', long, () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true})

  test('a blocked window becomes a link, and a cancelled donation leads back to the menu', async ({page}) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/en/aukojimas-atsauktas')
    await expect(page.getByText('the donate button is at the top of the page, in the menu.')).toBeVisible()
    const menu = page.getByRole('banner').getByText('Menu', {exact: true})
    await menu.tap()
    const dialog = await openDonation(page, page.getByRole('navigation').getByRole('link', {name: 'Donate'}))
    await expect(dialog).toHaveAccessibleName('Donate to the community')
    await dialog.getByRole('radio', {name: '£5', exact: true}).check()
    await dialog.getByLabel('Your name').fill('Rhys')
    // Nobody is named for a donation without a campaign: there is no page to name them on.
    await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    await dialog.getByRole('button', {name: 'Donate £5'}).click()
    const blocked = dialog.getByRole('region', {name: 'One step left: payment'})
    await expect(blocked).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    const link = blocked.getByRole('link', {name: 'Open the payment page in a new window'})
    const checkout = await openCheckout(page, () => link.click())
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').locator('summary')).toBeFocused()

    await checkout.getByRole('button', {name: 'Cancel', exact: true}).click()
    await expect(checkout).toHaveURL(/\/en\/aukojimas-atsauktas$/)
    await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Donation cancelled')
  })
})

/** As in browsers inside other apps. */
const showNoWindow = (page: Page) =>
  page.addInitScript(() => {
    const nowhere = document.implementation.createHTMLDocument()
    window.open = () => ({document: nowhere, location: {replace() {}}, close() {}}) as unknown as Window
  })

test('a window that shows nothing leaves the link on the page, until it is dismissed', async ({page}) => {
  await showNoWindow(page)
  await page.goto('/en/aukoti')
  const main = page.getByRole('main')
  await main.getByRole('radio', {name: '£5', exact: true}).check()
  await main.getByRole('button', {name: 'Donate £5'}).click()
  const message = page.getByRole('listitem').filter({hasText: 'The payment page is open in another window'})
  await expect(message).toContainText('If you don’t see it, open it here.')
  expect(await accessibilityFaults(page)).toEqual([])
  await message.getByRole('link', {name: 'open it here'}).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(stackEnv().STRIPE_API_BASE))
})

test.describe('where toasts cannot be loaded', () => {
  test.use({expectedConsoleErrors: /net::ERR_FAILED|Failed to load/})

  test('the link stays on the page all the same, until it is closed', async ({page}) => {
    await showNoWindow(page)
    await page.goto('/en/aukoti')
    const main = page.getByRole('main')
    const five = main.getByRole('radio', {name: '£5', exact: true})
    await five.check({trial: true})
    // Toasts are loaded when somebody first presses.
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch()
      const isOfToasts = (await response.text()).includes('data-sonner-toast')
      await (isOfToasts ? route.abort() : route.fulfill({response}))
    })
    await five.check()
    await main.getByRole('button', {name: 'Donate £5'}).click()
    const message = page.getByRole('alert').filter({hasText: 'The payment page is open in another window'})
    await expect(message.getByRole('link', {name: 'open it here'})).toHaveAttribute('href', /\/pay\/cs_/)
    expect(await accessibilityFaults(page)).toEqual([])
    await message.getByRole('button', {name: 'Close'}).click()
    await expect(message).toHaveCount(0)
    await page.unrouteAll({behavior: 'ignoreErrors'})
  })
})

test.describe('when refused', () => {
  test.use({expectedConsoleErrors: /status of (429|503)/})

  test('the window closes, the reason is explained, what was typed stays, and a retry has one effect', async ({
    page,
  }) => {
    const url = `${stackEnv().SITE_URL}/aukojimas-atsauktas`
    const refusals = [
      [503, 'payments_unavailable', 'neatsako „Stripe“. Pinigai nenuskaičiuoti.'],
      [429, 'too_many', 'Bandykite dar kartą po valandos.'],
    ] as const
    await answerInstead(page, 'create-donation', (route, attempt) => {
      const refusal = refusals[attempt - 1]
      return refusal ? refuse(route, refusal[0], refusal[1]) : fulfil(route, 200, attempt > 3 ? {url} : {})
    })
    await page.goto('/naujienos')
    const sent = requestsTo(page, 'create-donation')
    const item = page.getByRole('main').getByRole('link', {name: 'Paaukoti'}).first()
    const dialog = await openDonation(page, item)
    await dialog.getByLabel(/savo sumą/).fill('£12.50')
    const donate = dialog.getByRole('button', {name: 'Aukoti £12,50'})
    const summary = dialog.getByRole('region', {name: 'Klaida'})
    for (const text of [...refusals.map(([, , each]) => each), 'Mokėjimo pradėti nepavyko.']) {
      const [opened] = await Promise.all([page.waitForEvent('popup'), donate.click()])
      await expect(summary).toContainText(text)
      await expect(summary).toBeFocused()
      await expect(dialog.getByLabel(/savo sumą/)).toHaveValue('£12.50')
      expect(opened.isClosed()).toBe(true)
    }
    const [opened] = await Promise.all([page.waitForEvent('popup'), donate.click()])
    await expect(opened).toHaveURL(url)
    await expect(dialog).toBeHidden()
    expect(sent[0]?.postDataJSON()).toEqual({
      amount: 12.5,
      campaign: campaign.name,
      locale: 'lt',
      website: '',
    })
    expect(new Set(keysOf(sent.slice(0, 3))).size).toBe(1)
  })
})

test.describe('without a connection', long, () => {
  test.use({expectedConsoleErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/})

  test('a dialog that cannot be loaded says so, and opens when the button is pressed again', async ({
    page,
    context,
  }) => {
    await page.goto(campaign.path)
    const button = page.getByRole('main').getByRole('link', {name: 'Paaukoti'}).first()
    await context.setOffline(true)
    await button.click()
    await expect(page.getByText('Anketos įkelti nepavyko.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await openDonation(page, button)
  })
})

test.describe('when what validates the form cannot be loaded', () => {
  test.use({expectedConsoleErrors: /ERR_FAILED/})

  test('the form says so, keeps what was typed, and works at the next press', async ({page}) => {
    await page.goto('/aukoti')
    const scripts = '**/_next/static/chunks/*.js'
    await page.route(scripts, (route) => route.abort())
    const main = page.getByRole('main')
    await main.getByLabel(/savo sumą/).fill('12')
    const donate = main.getByRole('button', {name: 'Aukoti £12'})
    const [opened] = await Promise.all([page.waitForEvent('popup'), donate.click()])
    const failure = main.getByRole('region', {name: 'Klaida'})
    await expect(failure).toBeFocused()
    await expect(failure).toContainText('Šiuo metu išsiųsti nepavyksta')
    await expect(main.getByLabel(/savo sumą/)).toHaveValue('12')
    await expect(async () => expect(opened.isClosed()).toBe(true)).toPass()

    await page.unroute(scripts)
    await openCheckout(page, () => donate.click())
  })
})

test('the page after a payment says what is known of it', async ({page, request}) => {
  const id = await beginCheckout(request, 'create-donation', {amount: 2})
  const heading = page.getByRole('heading', {level: 1})
  await page.goto(`/en/aukojimas-sekmingai?session_id=${id}`)
  await expect(heading).toHaveText('Payment not completed')
  await expect(page.getByRole('main').getByRole('link', {name: 'Donate'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await payCheckout(request, id)
  await expect(heading).toHaveText('Thank you for your donation!')
})
