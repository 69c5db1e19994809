import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {openCheckout, payByCard} from '../support/checkout-page.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail, type Email} from '../support/inbox.ts'
import {makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

/** Charges go wrong with it, although Stripe takes it. */
const chargedInVain = '4000 0000 0000 0341'

const renewalsOf = (email: string) =>
  withDatabase(
    (sql) => sql<{stripe: string; customer: string; status: string; payments: number; stops: boolean}[]>`
      select renewal.stripe_subscription_id as stripe, renewal.stripe_customer_id as customer, renewal.status,
        renewal.stop_requested_at is not null as stops,
        (select count(*)::integer from public.payments as payment where payment.subscription_id = renewal.id) as payments
      from public.subscriptions as renewal join public.memberships as membership on membership.id = renewal.membership_id
      where membership.email = ${email} order by renewal.created_at`,
  )

/** Path and query of the page that manages the renewal, to open on the site under test. */
function managePath({text}: Email): string {
  const link = /https?:\/\/\S+\/naryste\/pratesti\?token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}

async function joinByCard(page: Page, email: string) {
  await page.goto('/taptinariu')
  const form = page.getByRole('region', {name: 'Kaip tapti nariu'})
  const field = (name: string) => form.getByRole('textbox', {name, exact: true})
  await field('Vardas').fill('Austėja')
  await field('Pavardė').fill('Bandytoja')
  await field('El. paštas').fill(email)
  await form.getByRole('checkbox', {name: 'Man yra ne mažiau kaip 18 metų'}).check()
  const choice = form.getByRole('checkbox', {name: 'Narystę kasmet pratęsti šia kortele'})
  await expect(choice).not.toBeChecked()
  await form.getByRole('radio', {name: 'Banko pavedimu'}).check()
  await expect(choice).toBeHidden()
  await form.getByRole('radio', {name: 'Kortele'}).check()
  await choice.check()
  expect(await accessibilityFaults(page)).toEqual([])
  const checkout = await openCheckout(page, () =>
    form.getByRole('button', {name: 'Pereiti prie mokėjimo'}).click(),
  )
  await payByCard(checkout, null)
  await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Nario mokestis sumokėtas!')
  await expect(checkout.getByText('Narystę kasmet pratęsime ta pačia kortele.')).toBeVisible()
}

const automatic = (page: Page) => page.getByRole('region', {name: 'Automatinis pratęsimas'})

test('who joins may let the card renew, give another card, and switch it off by the link', async ({page}) => {
  const email = newEmail()
  await joinByCard(page, email)
  const welcome = await waitForEmail(email)
  expect(welcome.text).toContain('Narystę kasmet pratęsime ta pačia kortele.')
  await page.goto(managePath(welcome))
  await expect(page.getByRole('heading', {level: 2, name: 'Narystė galioja'})).toBeVisible()
  await expect(automatic(page)).toContainText('nuskaičiuosime £15')
  await expect(automatic(page)).toContainText('4242')
  await expect(page.getByRole('button', {name: /Sumokėti/})).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])

  await automatic(page).getByRole('button', {name: 'Nurodyti kitą kortelę'}).click()
  await expect(automatic(page).getByRole('status')).toContainText('Išsiuntėme nuorodą jūsų el. paštu.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto(managePath(await waitForEmail(email, 2)))
  await automatic(page).getByRole('button', {name: 'Nurodyti kitą kortelę'}).click()
  await page.getByLabel('Card number').fill('5555 5555 5555 4444')
  await page.getByRole('button', {name: 'Save', exact: true}).click()
  await expect(page.getByText('Jei pakeitėte kortelę')).toBeVisible()
  await expect(automatic(page)).toContainText('4444')
  await expect(page).toHaveURL(/\/naryste\/pratesti$/)

  await automatic(page).getByRole('button', {name: 'Išjungti'}).click()
  await expect(automatic(page)).toContainText('Išjungti automatinį pratęsimą?')
  await automatic(page).getByRole('button', {name: 'Palikti įjungtą'}).click()
  await expect(automatic(page).getByRole('button', {name: 'Išjungti'})).toBeFocused()
  await automatic(page).getByRole('button', {name: 'Išjungti'}).click()
  await automatic(page).getByRole('button', {name: 'Taip, išjungti'}).click()
  await expect(page.getByText('Automatinis pratęsimas išjungtas:')).toBeVisible()
  await expect(automatic(page)).toBeHidden()
  await expect(page.getByText('Mokestį gavome neseniai, tad pratęsti dar nereikia.')).toBeVisible()
  await expect(page.getByRole('button', {name: /Sumokėti/})).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await waitForEmail(email, 3)).text).toContain('Kaip prašėte, narystės kortele nebepratęsinėsime')
  expect(await renewalsOf(email)).toMatchObject([{status: 'ended', payments: 1}])
})

test('who is told that the card was refused gives another one, or pays otherwise', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await joinByCard(page, email)
  await waitForEmail(email)
  const [renewal] = await renewalsOf(email)
  const local = (path: string, data: object = {}) =>
    request.post(`${stackEnv().STRIPE_API_BASE}/local/${path}`, {data})
  expect((await local(`customers/${renewal?.customer}/card`, {card: chargedInVain})).status()).toBe(200)
  expect((await local(`subscriptions/${renewal?.stripe}/renew`)).status()).toBe(200)
  const failed = await waitForEmail(email, 2)
  expect(failed.text).toContain('bankas mokėjimo nepriėmė')
  // The fee of the first year came long ago.
  await withDatabase(
    (sql) => sql`
      update public.payments as payment set paid_at = payment.paid_at - interval '1 year' from public.subscriptions as renewal
      where renewal.id = payment.subscription_id and renewal.stripe_subscription_id = ${String(renewal?.stripe)}`,
  )
  await page.goto(managePath(failed))
  await expect(automatic(page)).toContainText('Bankas nepriėmė £15 mokėjimo kortele.')
  await expect(page.getByRole('button', {name: 'Sumokėti £15 kortele'})).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeHidden()
})

test('a member who is logged in lets the card renew, and switches it off again', async ({page}) => {
  const person = await makePerson('Austėja', 'Bandytoja')
  try {
    await withDatabase(
      (sql) => sql`
        insert into public.memberships (user_id, first_name, last_name, email, status, member_since, valid_until, grace_until)
        select ${person.id}::uuid, 'Austėja', 'Bandytoja', ${person.email}, 'active', now() - interval '360 days',
          now() + interval '5 days', now() + interval '35 days'`,
    )
    await startLoggedIn(page, person)
    await page.goto('/en/paskyra')
    const membership = page.getByRole('region', {name: 'Membership'})
    await membership.getByRole('checkbox', {name: 'Renew my membership by this card each year'}).check()
    const checkout = await openCheckout(page, () =>
      membership.getByRole('button', {name: 'Renew for £15'}).click(),
    )
    await payByCard(checkout, person.email)
    await expect(checkout.getByRole('heading', {level: 1})).toHaveText('Your membership fee is paid!')
    await checkout.close()
    await page.reload()
    const renewal = membership.getByRole('region', {name: 'Automatic renewal'})
    await expect(renewal).toContainText('We’ll next take £15')
    await renewal.getByRole('button', {name: 'Switch off'}).click()
    await renewal.getByRole('button', {name: 'Yes, switch it off'}).click()
    await expect(membership.getByText('Automatic renewal is off')).toBeVisible()
    await expect(renewal).toBeHidden()
  } finally {
    await removePerson(person)
  }
})
