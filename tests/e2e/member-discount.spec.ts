import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openCheckout, payByCard} from '../support/checkout-page.ts'
import {withDatabase} from '../support/database.ts'
import {answerInstead, refuse} from '../support/form-requests.ts'
import {makeMember} from '../support/members.ts'
import {makePerson, type Person, removePerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const path = '/kaledos-2025'
const inLithuanian = (page: Page) => page.getByRole('region', {name: 'Nariai sutaupo £5'})
const inEnglish = (page: Page) => page.getByRole('region', {name: 'Members save £5'})

/** What is stored of the code, and of the payment that it was used for. */
const storedCode = (code: string) =>
  withDatabase(
    (sql) =>
      sql`select amount_pence, redeemed_at is not null as used from public.discount_codes where code = ${code}`,
  )

const ledgerOf = (session: string) =>
  withDatabase(
    (sql) => sql`
      select payment.purpose, payment.event_key, movement.amount_pence
      from public.payments as payment join public.ledger as movement on movement.payment_id = payment.id
      where payment.checkout_session_id = ${session}`,
  )

test.describe('somebody who is logged in', () => {
  let person: Person
  test.beforeEach(async ({page}) => {
    person = await makePerson('Austėja', `Narė${crypto.randomUUID().slice(0, 8)}`)
    await startLoggedIn(page, person)
  })
  test.afterEach(() => removePerson(person))

  test('and is a member gets a code, copies it and uses it for a ticket', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await makeMember(person)
    await page.clock.install()
    await page.goto(path)
    const discount = inLithuanian(page)
    const get = discount.getByRole('button', {name: 'Gauti nuolaidos kodą'})
    await expect(get).toBeVisible()
    await expect(discount.getByRole('link', {name: 'Tapti nariu'})).toHaveCount(0)

    await get.dblclick()
    const shown = discount.locator('code')
    await expect(shown).toHaveText(/^NARYS-[A-Z2-9]{8}$/)
    const code = await shown.innerText()
    await expect(discount).toContainText(/Galioja iki \d{4}\u00a0m\. \S+ \d{1,2}\u00a0d\., \d\d:\d\d/)
    await expect(get).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])

    // Time stands still, so that the confirmation does not go before it is seen.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await discount.getByRole('button', {name: 'Kopijuoti: nuolaidos kodas'}).click()
    const copied = discount.getByText('Nukopijuota!').first()
    await expect(copied).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(2000)
    await expect(copied).toBeHidden()
    await page.clock.resume()

    await test.step('it is still there after a reload', async () => {
      await page.reload()
      await expect(shown).toHaveText(code)
    })

    const checkout = await openCheckout(page, () =>
      discount.getByRole('link', {name: /^Pirkti bilietą su nuolaida/}).click(),
    )
    await expect(checkout.getByText(/15,00\s£/).first()).toBeVisible()
    await payByCard(checkout, person.email)
    await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Bilietas nupirktas!')
    const session = new URL(checkout.url()).searchParams.get('session_id') ?? ''
    await expect(checkout.locator('main code')).toHaveText(session.slice(-8))
    await expect(async () => {
      expect(await ledgerOf(session)).toEqual([
        {purpose: 'ticket', event_key: 'kaledos-2025', amount_pence: 1500},
      ])
    }).toPass()
    expect(await storedCode(code)).toEqual([{amount_pence: 500, used: true}])
    await checkout.close()

    await test.step('a used code is not shown any more', async () => {
      await page.goto(`/en${path}`)
      await expect(inEnglish(page)).toContainText('You’ve already used your discount code for this event.')
      await expect(inEnglish(page).locator('code')).toHaveCount(0)
      await expect(inEnglish(page).getByRole('button')).toHaveCount(0)
    })
  })

  test('and is no member is told how to become one', long, async ({page}) => {
    await page.goto(`/en${path}`)
    const discount = inEnglish(page)
    await expect(discount).toContainText('The discount is for members of the community.')
    await expect(discount.getByRole('button')).toHaveCount(0)
    await discount.getByRole('link', {name: 'Become a member'}).click()
    await expect(page).toHaveURL('/en/taptinariu')
  })

  test.describe('and is a member', long, () => {
    test.use({expectedConsoleErrors: /status of (503|409)/})

    test('is told why there is no code, and copies it by hand where the browser refuses', async ({page}) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await makeMember(person)
      await answerInstead(page, 'create-discount-code', (route) => refuse(route, 503, 'payments_unavailable'))
      await page.goto(path)
      const discount = inLithuanian(page)
      const get = discount.getByRole('button', {name: 'Gauti nuolaidos kodą'})
      await get.click()
      await expect(discount).toContainText('Šiuo metu kodo gauti nepavyksta.')

      await page.unrouteAll()
      await get.click()
      await discount.getByRole('button', {name: 'Kopijuoti: nuolaidos kodas'}).click()
      const toast = page.getByRole('listitem').filter({hasText: 'Klaida'})
      await expect(toast).toContainText('Nepavyko nukopijuoti kodo')
    })
  })
})

test('a visitor sees the offer, without more requests', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/my_membership|discount/.test(request.url())) asked.push(request.url())
  })
  await page.goto(path)
  const discount = inLithuanian(page)
  await expect(discount).toContainText('Jis galioja 30 dienų')
  await expect(discount).toContainText('Esate narys? Prisijunkite ir gaukite savo kodą.')
  await discount.getByRole('link', {name: 'Prisijungti'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', {name: 'Prisijungimas', selected: true})).toBeVisible()
  await page.keyboard.press('Escape')
  await discount.getByRole('link', {name: 'Tapti nariu'}).click()
  await expect(page).toHaveURL('/taptinariu')
  expect(asked).toEqual([])
})

test.describe('without JavaScript', long, () => {
  test.use({javaScriptEnabled: false})

  test('the discount leads to membership and to the account', async ({page}) => {
    await page.goto(path)
    await expect(inLithuanian(page).getByRole('link', {name: 'Tapti nariu'})).toBeVisible()
    await inLithuanian(page).getByRole('link', {name: 'Prisijungti'}).click()
    await expect(page).toHaveURL('/paskyra')
  })
})

test('the closed group of the members is in nothing that visitors get', async ({page, request}) => {
  for (const each of [path, '/', '/taptinariu', '/paieska?q=grup', '/sitemap.xml', '/api/addresses']) {
    expect(await (await request.get(each)).text()).not.toContain('pavyzdys-uzdara-nariu-grupe')
  }
  await page.goto('/taptinariu')
  expect(await page.content()).not.toContain('pavyzdys-uzdara-nariu-grupe')
})
