import type {Locator, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openCheckout, payByCard, refusedCard} from '../support/checkout-page.ts'
import {withDatabase} from '../support/database.ts'
import {answerInstead, fulfil, keysOf, refuse, requestsTo} from '../support/form-requests.ts'
import {waitForEmail} from '../support/inbox.ts'
import {makeMember as makePaidMember} from '../support/members.ts'
import {makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {payCheckout} from '../support/paid-checkouts.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long, views} from '../support/views.ts'

/** What is stored of the membership under an address, with its payments. */
const membershipsOf = (email: string) =>
  withDatabase(
    (sql) => sql`
      select membership.status, membership.first_name, membership.phone, payment.method, payment.status as payment_status,
        payment.received_pence
      from public.memberships as membership
      join public.membership_payments as link on link.membership_id = membership.id
      join public.payments as payment on payment.id = link.payment_id
      where membership.email = ${email}
      order by payment.created_at`,
  )

const form = (page: Page) => page.getByRole('region', {name: 'Kaip tapti nariu'})

const field = (place: Locator, name: string) => place.getByRole('textbox', {name, exact: true})

async function openForm(page: Page) {
  await page.goto('/taptinariu')
  await form(page).scrollIntoViewIfNeeded()
  await expect(field(form(page), 'Vardas')).toBeVisible()
}

async function fill(place: Locator, email: string) {
  await field(place, 'Vardas').fill('Austėja')
  await field(place, 'Pavardė').fill('Bandytoja')
  await field(place, 'El. paštas').fill(email)
  await place.getByRole('checkbox', {name: 'Man yra ne mažiau kaip 18 metų'}).check()
}

const firstScreens = {
  lt: {
    conditions: ['lietuvių kilmės', 'gyvena Velse', '18 metų'],
    deadline: 'iki 2025 m. gruodžio 31 d.',
    toForm: 'Pildyti anketą',
    form: 'Kaip tapti nariu',
    field: 'Vardas',
  },
  en: {
    conditions: ['of Lithuanian origin or married to a Lithuanian', 'lives in Wales', 'aged 18 or over'],
    deadline: 'until 31 December 2025',
    toForm: 'Fill in the form',
    form: 'How to join',
    field: 'First name',
  },
}

for (const {language, width, details} of views) {
  test(
    `the first screen says who can join and for how much, and the form is near: ${language}, ${width} px`,
    details,
    async ({page}) => {
      const words = firstScreens[language]
      const height = 740
      await page.setViewportSize({width, height})
      await page.goto(inLanguage(language, '/taptinariu'))
      const main = page.getByRole('main')
      for (const text of [...words.conditions, '£15', words.deadline])
        await expect(main.getByText(text).first()).toBeInViewport({ratio: 1})
      const first = field(page.getByRole('region', {name: words.form}), words.field)
      expect((await first.boundingBox())?.y).toBeLessThan(1.5 * height)
      await expect(main.getByText('£15')).toHaveCount(1)
      await main.getByRole('link', {name: words.toForm}).click()
      await expect(first).toBeInViewport({ratio: 1})
    },
  )
}

const toPayment = (place: Locator) => place.getByRole('button', {name: 'Pereiti prie mokėjimo'})

test('a visitor becomes a member by card, after one that was declined', async ({page}) => {
  const email = newEmail()
  await openForm(page)
  const sent = requestsTo(page, 'create-membership-payment')

  await test.step('errors are listed above the form, and nothing is sent or opened', async () => {
    await toPayment(form(page)).click()
    await expect(page.getByText('Užpildykite visus privalomus laukelius')).toBeVisible()
    const summary = form(page).getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Įrašykite vardą',
      'Įrašykite pavardę',
      'Įrašykite el. pašto adresą',
      'Patvirtinkite savo amžių',
    ])
    await expect(field(form(page), 'Vardas')).toHaveAccessibleDescription('Įrašykite vardą')
    await expect(field(form(page), 'Vardas')).toHaveAttribute('required')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(sent).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  })

  await fill(form(page), email)
  await expect(form(page).getByRole('radio', {name: 'Kortele'})).toBeChecked()
  const newsletter = form(page).getByRole('checkbox', {name: /naujienlaiškį/})
  await expect(newsletter).not.toBeChecked()
  await newsletter.check()
  const checkout = await openCheckout(page, () => toPayment(form(page)).dblclick())
  await expect(page.getByText('Mokėjimo puslapis atvertas kitame lange')).toBeVisible()
  await expect(
    page.getByText(`Jei adresu ${email} naujienlaiškio dar negaunate, laukite laiško su nuoroda.`),
  ).toBeVisible()
  await expect(field(form(page), 'Vardas')).toHaveValue('')
  expect(await checkout.evaluate(() => window.opener as unknown)).toBeNull()
  expect(page.context().pages()).toHaveLength(2)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toEqual({
    firstName: 'Austėja',
    lastName: 'Bandytoja',
    email,
    phone: null,
    notes: null,
    ageConfirmed: true,
    website: '',
    locale: 'lt',
  })

  await payByCard(checkout, null, refusedCard)
  await expect(checkout.getByRole('alert')).toBeVisible()
  expect(await membershipsOf(email)).toMatchObject([{status: 'pending', payment_status: 'open'}])
  await payByCard(checkout, null)
  await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Nario mokestis sumokėtas!')
  await expect(checkout.getByRole('main')).toContainText('£15')
  await expect(checkout.locator('main code')).toHaveText(/^cs_\w{13}…$/)
  expect(await accessibilityFaults(checkout)).toEqual([])
  await expect(async () => {
    expect(await membershipsOf(email)).toMatchObject([
      {status: 'active', method: 'stripe', payment_status: 'paid', received_pence: 1500},
    ])
  }).toPass()
})

test('the webhook alone completes a payment whose tab was closed, and the page claims no more than is known', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await openForm(page)
  await fill(form(page), email)
  const checkout = await openCheckout(page, () => toPayment(form(page)).click())
  const [id = ''] = /cs_\w+/.exec(checkout.url()) ?? []
  await checkout.close()

  const heading = page.getByRole('heading', {level: 1})
  await page.goto(`/membership-success?session_id=${id}`)
  await expect(heading).toHaveText('Mokėjimo dar negavome')
  await expect(page.getByRole('main').getByRole('link', {name: 'Grįžti į anketą'})).toHaveAttribute(
    'href',
    '/taptinariu',
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await payCheckout(request, id)
  await expect(heading).toHaveText('Nario mokestis sumokėtas!')
  expect(await membershipsOf(email)).toMatchObject([{status: 'active', received_pence: 1500}])
})

test('somebody applies by bank transfer in the dialog of the about page, in English', async ({page}) => {
  const email = newEmail()
  await page.goto('/en/apie-mus')
  const opener = page.getByRole('main').getByRole('link', {name: 'Join the community'})
  await opener.click()
  const dialog = page.getByRole('dialog', {name: 'Become a member'})
  await field(dialog, 'First name').fill('Austėja')
  await field(dialog, 'Last name').fill('Bandytoja-Jankauskė')
  await field(dialog, 'Email').fill(email)
  await field(dialog, 'Phone (optional)').fill('+44 7700 900123')
  await dialog.getByRole('checkbox', {name: 'I’m 18 or over'}).check()
  await dialog.getByRole('radio', {name: 'By bank transfer'}).check()
  await expect(
    dialog.getByText('Austėja Bandytoja-Jankauskė Membership').filter({visible: true}),
  ).toBeVisible()
  await expect(dialog.getByText(/only 18 characters/).filter({visible: true})).toBeVisible()
  await expect(dialog.getByText('00000000').filter({visible: true})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await answerInstead(page, 'create-bank-transfer-membership', async (route) => {
    await released
    await route.continue()
  })
  await dialog.getByRole('button', {name: 'Submit application'}).click()
  await expect(dialog.getByRole('button', {name: 'Submitting...'})).toBeDisabled()
  await expect(dialog.getByRole('group').getByRole('button', {name: 'Close'})).toBeDisabled()
  release()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
  await expect(
    page.getByText(
      'Your membership application has been submitted. Please make the payment according to the provided instructions.',
    ),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await membershipsOf(email)).toEqual([
    {
      status: 'pending',
      first_name: 'Austėja',
      phone: '+447700900123',
      method: 'bank_transfer',
      payment_status: 'open',
      received_pence: null,
    },
  ])
  expect((await waitForEmail(email)).text).toMatch(/Payment reference: M\d{6}$/m)

  await opener.click()
  await expect(field(dialog, 'First name')).toHaveValue('')
  await expect(dialog.getByRole('radio', {name: 'By card'})).toBeChecked()
  expect(page.context().pages()).toHaveLength(1)
})

test('whoever applies by bank transfer on the page keeps the bank details', long, async ({page}) => {
  await openForm(page)
  await fill(form(page), newEmail())
  await form(page).getByRole('radio', {name: 'Banko pavedimu'}).check()
  await answerInstead(page, 'create-bank-transfer-membership', (route) =>
    fulfil(route, 200, {ok: true, emailed: true}),
  )
  await form(page).getByRole('button', {name: 'Pateikti prašymą'}).click()
  await expect(page.getByText('Prašymas sėkmingai pateiktas!')).toBeVisible()
  const left = form(page).getByRole('region', {name: /Liko pervesti nario mokestį/})
  await expect(left).toBeFocused()
  await expect(left).toContainText('M raidė ir skaitmenys: rasite laiške, kurį ką tik išsiuntėme.')
  await expect(left).not.toContainText('Membership')
  await expect(left.getByRole('button', {name: 'Kopijuoti: Mokėjimo paskirtis'})).toHaveCount(0)
  await expect(left).toContainText('00000000')
})

test.describe('when refused', () => {
  test.use({expectedConsoleErrors: /status of (429|503)|application for membership failed/})

  test('the window closes, the reason is explained, what was typed stays, and a blocked window becomes a link', async ({
    page,
  }) => {
    const url = `${stackEnv().SITE_URL}/taptinariu`
    const refusals = [
      [503, 'payments_unavailable', 'neatsako „Stripe“'],
      [429, 'too_many', 'Bandykite dar kartą po valandos.'],
    ] as const
    await answerInstead(page, 'create-membership-payment', (route, attempt) => {
      const refusal = refusals[attempt - 1]
      return refusal ? refuse(route, refusal[0], refusal[1]) : fulfil(route, 200, attempt > 3 ? {url} : {})
    })
    await page.goto('/naujienos')
    const sent = requestsTo(page, 'create-membership-payment')
    await page.getByRole('main').getByRole('link', {name: 'Stoti į bendruomenę'}).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog, newEmail())
    const summary = dialog.getByRole('region', {name: 'Klaida'})
    for (const text of [...refusals.map(([, , each]) => each), 'Pateikiant prašymą įvyko klaida.']) {
      const [opened] = await Promise.all([page.waitForEvent('popup'), toPayment(dialog).click()])
      await expect(summary).toContainText(text)
      await expect(summary).toBeFocused()
      await expect(field(dialog, 'Vardas')).toHaveValue('Austėja')
      expect(opened.isClosed()).toBe(true)
    }
    expect(new Set(keysOf(sent.slice(0, 3))).size).toBe(1)

    await page.evaluate(() => {
      window.open = () => null
    })
    await toPayment(dialog).click()
    const blocked = dialog.getByRole('region', {name: 'Liko sumokėti'})
    await expect(blocked).toBeFocused()
    await expect(blocked.getByRole('link')).toHaveAttribute('href', url)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

/** A member whose year ends in some days, and the secret part of the link in the reminder. */
async function makeMember(email: string, userId: string | null, daysLeft: number): Promise<string> {
  const [row] = await withDatabase(
    (sql) => sql`
      with dates as (select now() + ${`${daysLeft} days`}::interval as until),
        membership as (
          insert into public.memberships
            (user_id, first_name, last_name, email, status, member_since, valid_until, grace_until)
          select ${userId}::uuid, 'Austėja', 'Bandytoja', ${email}, 'active', until - interval '1 year', until,
            until + interval '30 days'
          from dates returning id
        )
      select private.create_renewal_link(id) as token from membership`,
  )
  return String(row?.token)
}

test('a link in a reminder renews without an account, and only on a press', async ({page, request}) => {
  const email = newEmail()
  const token = await makeMember(email, null, 7)
  const path = `/naryste/pratesti?token=${token}`
  expect((await request.get(path)).status()).toBe(200)
  const sent = requestsTo(page, 'renew-membership')
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 2})).toHaveText('Narystė galioja')
  await expect(page).toHaveURL(/\/naryste\/pratesti$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(sent).toEqual([])
  expect(await membershipsOf(email)).toEqual([])

  const renew = main.getByRole('button', {name: 'Sumokėti £15 kortele'})
  const given = await openCheckout(page, () => renew.click())
  await given.getByRole('button', {name: 'Cancel', exact: true}).click()
  await expect(given).toHaveURL(/\/naryste\/pratesti$/)
  await expect(given.getByRole('main').getByRole('heading', {level: 2})).toHaveText('Narystė galioja')
  await given.close()
  const checkout = await openCheckout(page, () => renew.click())
  await payByCard(checkout, email)
  await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Nario mokestis sumokėtas!')
  await expect(async () => {
    expect(await membershipsOf(email)).toMatchObject([{payment_status: 'open'}, {payment_status: 'paid'}])
  }).toPass()
})

test.describe('without a membership', long, () => {
  test.use({expectedConsoleErrors: /status of 404/})

  test('a link in a reminder says that it no longer works', async ({page}) => {
    await page.goto(`/en/naryste/pratesti?token=${'ab'.repeat(32)}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', {level: 2})).toHaveText('This link no longer works')
    await expect(main.getByRole('link', {name: 'To my account'})).toHaveAttribute('href', '/en/paskyra')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test('the account shows the membership, and renews it', long, async ({page}) => {
  const person = await makePerson('Austėja', 'Bandytoja')
  try {
    await startLoggedIn(page, person)
    await page.goto('/en/paskyra')
    const section = page.getByRole('region', {name: 'Membership'})
    await expect(section).toContainText('No membership is linked to this account')
    await expect(section.getByRole('link', {name: 'Become a member'})).toBeVisible()

    await makeMember(person.email, person.id, 20)
    await page.reload()
    await expect(section).toContainText('You’re a member')
    await expect(section).toContainText('Valid until')
    expect(await accessibilityFaults(page)).toEqual([])
    const checkout = await openCheckout(page, () =>
      section.getByRole('button', {name: 'Renew for £15'}).click(),
    )
    await payByCard(checkout, person.email)
    await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Your membership fee is paid!')
    await checkout.close()
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(section).toContainText('We’ve just received a fee from you', {timeout: timeLimits.oneTry})
    }).toPass()
    await expect(section.getByRole('listitem')).toHaveText(/by card.*£15.*received/)
  } finally {
    await removePerson(person)
  }
})

test('the account names the last day on which the benefits hold', async ({page}) => {
  const person = await makePerson('Austėja', 'Bandytoja')
  try {
    await makePaidMember(person, 375)
    const [row] = await withDatabase(
      (sql) => sql<{last: Date}[]>`
        select grace_until - interval '1 second' as last from public.memberships where user_id = ${person.id}`,
    )
    const lastDay = row?.last.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'Europe/London'})
    await startLoggedIn(page, person)
    await page.goto('/en/paskyra')
    const section = page.getByRole('region', {name: 'Membership'})
    await expect(section).toContainText(`You keep all member benefits up to and including ${lastDay}.`)
    await expect(section).toContainText('Nothing is taken until you pay there.')
    await expect(section.getByRole('button', {name: 'Renew for £15'})).toBeVisible()
  } finally {
    await removePerson(person)
  }
})
