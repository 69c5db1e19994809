import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openCheckout, openDonation, payByCard} from '../support/checkout-page.ts'
import {answerInstead, fulfil, refuse, requestsTo} from '../support/form-requests.ts'
import {emailsTo, waitForEmail, type Email} from '../support/inbox.ts'
import {removeMonthlyGift, storeMonthlyGift} from '../support/stored-monthly-gift.ts'
import {giveRole, makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {views} from '../support/views.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const state = (page: Page) => main(page).getByRole('heading', {level: 2})
const part = (page: Page, name: string) => main(page).getByRole('button', {name, exact: true})
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true})

/** Path and query of the link to the gift. */
function giftLink({text}: Email): string {
  const link = /https?:\/\/\S+\/mano-auka\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link to the gift in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}

const subjectsTo = async (email: string) => (await emailsTo(email)).map(({subject}) => subject)

test('a gift is begun for every month, and its donor changes, pauses and stops it by a link', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/is-sirdies-i-sirdi')
  const form = await openDonation(page, main(page).getByRole('link', {name: 'Paaukoti', exact: true}).first())
  await expect(form.getByRole('radio', {name: 'Vieną kartą'})).toBeChecked()
  await form.getByRole('radio', {name: 'Kas mėnesį'}).check()
  await form.getByRole('radio', {name: '£10', exact: true}).check()
  expect(await accessibilityFaults(page)).toEqual([])
  const checkout = await openCheckout(page, () =>
    form.getByRole('button', {name: 'Aukoti £10 kas mėnesį'}).click(),
  )
  await payByCard(checkout, email)
  await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Ačiū už jūsų auką!')
  await expect(main(checkout)).toContainText('Tiek pat nuskaičiuosime kas mėnesį.')
  await checkout.close()

  await page.goto(giftLink(await waitForEmail(email)))
  await expect(state(page)).toHaveText('Aukojate kas mėnesį')
  await expect(state(page)).toBeFocused()
  await expect(page).toHaveURL(/\/mano-auka$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(main(page)).toContainText('£10 kas mėnesį')
  await expect(main(page)).toContainText('Iš širdies į širdį')
  await expect(main(page)).not.toContainText(email)
  expect(await accessibilityFaults(page)).toEqual([])

  await test.step('a lower sum, after one that cannot be given', async () => {
    await part(page, 'Keisti sumą').click()
    const sum = dialog(page).getByLabel('Nauja suma (£)')
    await sum.fill('0,50')
    await inDialog(page, 'Keisti sumą').click()
    await expect(sum).toBeFocused()
    await expect(sum).toHaveAccessibleDescription(/Įrašėte £0,50/)
    expect(await accessibilityFaults(page)).toEqual([])
    await sum.fill('7,50')
    await inDialog(page, 'Keisti sumą').click()
    await expect(dialog(page)).toBeHidden()
    await expect(state(page)).toBeFocused()
    await expect(main(page)).toContainText('£7,50 kas mėnesį')
    await waitForEmail(email, 2)
  })

  await test.step('a higher sum, by another link, since the email may have been forwarded', async () => {
    await part(page, 'Keisti sumą').click()
    const sum = dialog(page).getByLabel('Nauja suma (£)')
    await expect(sum).toHaveAccessibleDescription(/Didesnę patvirtinsite nuoroda/)
    await sum.fill('12,50')
    await inDialog(page, 'Keisti sumą').click()
    await expect(dialog(page)).toBeHidden()
    const notice = main(page).getByText(/Išsiuntėme nuorodą adresu/)
    await expect(notice.locator('..')).toBeFocused()
    await expect(main(page)).toContainText('£7,50 kas mėnesį')
    expect(await accessibilityFaults(page)).toEqual([])
    const asked = await waitForEmail(email, 3)
    expect(asked.text).toContain('£12,50 kas mėnesį')
    await page.goto(giftLink(asked))
    await expect(main(page)).toContainText('Norėjote aukoti £12,50 kas mėnesį.')
    expect(await accessibilityFaults(page)).toEqual([])
    await part(page, 'Aukoti £12,50 kas mėnesį').click()
    await expect(state(page)).toBeFocused()
    await expect(main(page).getByText('Norėjote aukoti')).toBeHidden()
    await expect(main(page).getByRole('definition').first()).toHaveText('£12,50 kas mėnesį')
    await waitForEmail(email, 4)
  })

  await test.step('a pause, which ends sooner', async () => {
    await part(page, 'Pristabdyti').click()
    await dialog(page)
      .getByRole('radio', {name: /^3 mėnesiams/})
      .check()
    await inDialog(page, 'Pristabdyti').click()
    await expect(state(page)).toHaveText('Auka pristabdyta')
    await waitForEmail(email, 5)
    await part(page, 'Aukoti toliau').click()
    await expect(state(page)).toHaveText('Aukojate kas mėnesį')
    await waitForEmail(email, 6)
  })

  await test.step('another card, from whose page one comes back', async () => {
    await part(page, 'Nurodyti kitą kortelę').click()
    await page.getByLabel('Card number').fill('5555 5555 5555 4444')
    await page.getByRole('button', {name: 'Save', exact: true}).click()
    await expect(page.getByText('Jei pakeitėte kortelę')).toBeVisible()
    await expect(state(page)).toHaveText('Aukojate kas mėnesį')
    await expect(main(page)).toContainText('Mastercard …4444')
    await expect(page).toHaveURL('/mano-auka')
  })

  await test.step('the end, after a question', async () => {
    await part(page, 'Nutraukti').click()
    await inDialog(page, 'Aukoti toliau').click()
    await expect(part(page, 'Nutraukti')).toBeFocused()
    await part(page, 'Nutraukti').click()
    await inDialog(page, 'Nutraukti').click()
    await expect(state(page)).toHaveText('Auka nutraukta')
    await expect(state(page)).toBeFocused()
    await expect(main(page).getByRole('link', {name: 'Aukoti iš naujo'})).toHaveAttribute('href', '/aukoti')
    await waitForEmail(email, 7)
    expect(new Set(await subjectsTo(email)).size).toBeGreaterThan(2)
  })
})

test.describe('the page of a gift', () => {
  test.use({expectedConsoleErrors: /status of (404|409|503)/})

  test('says why nothing was changed, and shows a gift that was changed meanwhile', async ({page}) => {
    const {id, token} = await storeMonthlyGift({})
    try {
      await answerInstead(page, 'manage-subscription', (route, attempt) =>
        attempt === 1 ? refuse(route, 503, 'payments_unavailable') : refuse(route, 409, 'subscription_state'),
      )
      await page.goto(`/en/mano-auka?token=${token}`)
      await expect(state(page)).toHaveText('You give every month')
      await part(page, 'Stop').click()
      await inDialog(page, 'Stop the gift').click()
      await expect(dialog(page).getByRole('alert')).toContainText(
        'Stripe isn’t responding, so nothing has changed.',
      )
      await inDialog(page, 'Stop the gift').click()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText('Your gift has changed in the meantime')).toBeVisible()
      await expect(state(page)).toBeFocused()
    } finally {
      await removeMonthlyGift(id)
    }
  })

  test('leads to another card when one is refused', async ({page}) => {
    const {id, token} = await storeMonthlyGift({stripeStatus: 'past_due'})
    try {
      await page.goto(`/mano-auka?token=${token}`)
      await expect(state(page)).toHaveText('Mokėjimas nepavyko')
      await expect(main(page)).toContainText('Bandysime dar kartą')
      await expect(main(page).getByRole('button')).toHaveText([/Nurodyti kitą kortelę/, /Nutraukti/])
      expect(await accessibilityFaults(page)).toEqual([])
    } finally {
      await removeMonthlyGift(id)
    }
  })
})

for (const {language, width, details} of views) {
  test.describe(`without a link, in ${language} at ${width} px`, details, () => {
    test.use({viewport: {width, height: 800}, expectedConsoleErrors: /status of 404/})

    const t = {
      lt: {
        old: 'Nuoroda nebegalioja',
        title: 'Gaukite nuorodą į savo auką',
        email: 'El. paštas',
        send: 'Atsiųsti nuorodą',
        sent: 'Patikrinkite el. paštą',
        another: 'Įrašyti kitą adresą',
      },
      en: {
        old: 'This link no longer works',
        title: 'Get the link to your gift',
        email: 'Email',
        send: 'Send me the link',
        sent: 'Check your email',
        another: 'Use another address',
      },
    }[language]

    test('the page sends one, and answers the same to everybody', async ({page}) => {
      const sent = requestsTo(page, 'send-subscription-link')
      await answerInstead(page, 'send-subscription-link', (route) => fulfil(route, 200, {ok: true}))
      await page.goto(inLanguage(language, `/mano-auka?token=${'0'.repeat(64)}`))
      await expect(state(page)).toHaveText([t.old, t.title])
      await page.goto(inLanguage(language, '/mano-auka'))
      await expect(state(page)).toHaveText([t.title])
      await main(page).getByRole('button', {name: t.send}).click()
      await expect(main(page).getByRole('region')).toBeFocused()
      const email = newEmail()
      await main(page).getByLabel(t.email).fill(email)
      expect(await accessibilityFaults(page)).toEqual([])
      await main(page).getByRole('button', {name: t.send}).click()
      await expect(state(page)).toHaveText(t.sent)
      await expect(main(page)).toContainText(email)
      expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
        {email, locale: language, website: ''},
      ])
      await main(page).getByRole('button', {name: t.another}).click()
      await expect(main(page).getByLabel(t.email)).toBeFocused()
    })
  })
}

test('a donor gets a link by email', async ({page}) => {
  const email = newEmail()
  const {id} = await storeMonthlyGift({email})
  try {
    await page.goto('/aukoti')
    await main(page).getByRole('link', {name: 'Jau aukojate kas mėnesį? Keiskite savo auką'}).click()
    await expect(page).toHaveURL('/mano-auka')
    await main(page).getByLabel('El. paštas').fill(email)
    await main(page).getByRole('button', {name: 'Atsiųsti nuorodą'}).click()
    await expect(state(page)).toHaveText('Patikrinkite el. paštą')
    await page.goto(giftLink(await waitForEmail(email)))
    await expect(state(page)).toHaveText('Aukojate kas mėnesį')
  } finally {
    await removeMonthlyGift(id)
  }
})

test('an account shows its own gifts', async ({page}) => {
  const person = await makePerson('Austėja', 'Aukotoja')
  const {id} = await storeMonthlyGift({userId: person.id, email: person.email})
  try {
    await startLoggedIn(page, person)
    await page.goto('/paskyra')
    const section = page.getByRole('region', {name: 'Mano mėnesinės aukos'})
    await expect(section.getByRole('heading', {level: 3})).toHaveText('Aukojate kas mėnesį')
    await expect(section).toContainText('£10 kas mėnesį')
    await section.getByRole('button', {name: 'Pristabdyti'}).click()
    await expect(dialog(page).getByRole('radio')).toHaveCount(4)
    await inDialog(page, 'Nestabdyti').click()
    await expect(section.getByRole('button', {name: 'Pristabdyti'})).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
  } finally {
    await removeMonthlyGift(id)
    await removePerson(person)
  }
})

test('a treasurer finds, exports and stops monthly gifts', async ({page}) => {
  const treasurer = await makePerson('Iždė', 'Skaičiuojanti')
  await giveRole(treasurer, 'treasurer')
  const donorName = `Rasa ${crypto.randomUUID().slice(0, 8)}`
  const {id} = await storeMonthlyGift({donorName, stripeStatus: 'past_due'})
  try {
    await startLoggedIn(page, treasurer)
    await page.goto('/admin?tab=donations&q=netoks')
    await page.getByRole('button', {name: 'Mėnesinės aukos'}).click()
    await expect(page.getByRole('heading', {name: 'Mėnesinės aukos', exact: true})).toBeFocused()
    await expect(page.getByText(/^Kas mėnesį turėtų ateiti £/)).toBeVisible()
    await page.getByRole('button', {name: 'Nepavyksta nuskaičiuoti'}).click()
    await page.getByRole('searchbox').fill(donorName)
    const row = page.getByRole('row').filter({hasText: donorName})
    await expect(row).toContainText('£10')
    expect(await accessibilityFaults(page)).toEqual([])
    const started = page.waitForEvent('download')
    await page.getByRole('button', {name: 'Atsisiųsti CSV programoms'}).click()
    const file = await started
    expect(file.suggestedFilename()).toBe('menesines-aukos.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      new RegExp(`^.*,${donorName},aukotoja-.*,,10\\.00,Nepavyksta nuskaičiuoti,.*,,\r$`, 'm'),
    )
    await row.getByRole('button', {name: `Nutraukti mėnesinę auką: ${donorName}, £10`}).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${donorName}, £10 kas mėnesį.`)
    await answerInstead(page, 'manage-subscription', (route) => fulfil(route, 200, {ok: true}))
    const sent = requestsTo(page, 'manage-subscription')
    await question.getByRole('button', {name: 'Nutraukti auką'}).click()
    await expect(page.getByText('Mėnesinė auka nutraukta')).toBeVisible()
    expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([
      {id, action: 'stop', locale: 'lt'},
    ])
    await page.getByRole('button', {name: 'Visos aukos'}).click()
    await expect(page.getByRole('heading', {name: 'Aukos', exact: true})).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue('')
  } finally {
    await removeMonthlyGift(id)
    await removePerson(treasurer)
  }
})
