import {readFile} from 'node:fs/promises'
import type {APIRequestContext, Page} from '@playwright/test'
import {fold} from '@site/schemas/fold'
import {londonDay} from '@site/schemas/london-time/instant'
import {stackEnv} from '../env.ts'
import {openDialog} from '../support/dialogs.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {applyToJoin, statusOf, uniqueName, type Applicant} from '../support/applicants.ts'
import {withDatabase} from '../support/database.ts'
import {
  demoAdmin,
  giveRole,
  makePerson,
  removePerson,
  startLoggedIn,
  supabaseClient,
  type Person,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

let treasurer: Person

test.beforeEach(async () => {
  treasurer = await makePerson('Iždė', 'Skaičiuojanti')
  await giveRole(treasurer, 'treasurer')
})
test.afterEach(() => removePerson(treasurer))

const paymentOf = async ({email}: Applicant): Promise<string> => {
  const [payment] = await withDatabase(
    (sql) => sql<{id: string}[]>`
      select link.payment_id as id
      from public.membership_payments as link join public.memberships as membership on membership.id = link.membership_id
      where membership.email = ${email}`,
  )
  return payment?.id ?? ''
}

/** A day in London: `2026-03-01`. */
const daysAgo = (days: number) => londonDay(new Date(Date.now() - days * 86_400_000))
const today = daysAgo(0)

const row = (page: Page, text: string) => page.getByRole('row').filter({hasText: text})
const dialog = (page: Page) => page.locator(openDialog)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})

async function download(page: Page): Promise<{name: string; csv: string}> {
  const started = page.waitForEvent('download')
  await button(page, 'Atsisiųsti CSV programoms').click()
  const file = await started
  return {name: file.suggestedFilename(), csv: await readFile(await file.path(), 'utf8')}
}

test('a transfer is confirmed with its day, undone, and confirmed with another', async ({page}) => {
  const ona = await applyToJoin('Ona')
  await startLoggedIn(page, treasurer)
  await page.goto(`/admin?tab=members&show=transfers&q=${ona.email}`)
  await expect(row(page, ona.name)).toContainText('Laukiama pavedimo')
  await row(page, ona.name)
    .getByRole('button', {name: /^Įrašyti, kad gauta £15/})
    .click()
  await expect(dialog(page).getByLabel('Kurią dieną gauta')).toHaveValue(today)
  await dialog(page).getByLabel('Kurią dieną gauta').fill(daysAgo(3))
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page)
    .getByRole('button', {name: `Patvirtinti: £15, ${daysAgo(3)}`})
    .click()
  await expect(page.getByText(`${ona.name}: £15 gauta ${daysAgo(3)}. Narystė galioja iki`)).toBeVisible()
  expect(await statusOf(ona)).toBe('active')
  await button(page, 'Anuliuoti').click()
  await expect(page.getByText('Patvirtinimas anuliuotas: £15')).toBeVisible()
  expect(await statusOf(ona)).toBe('pending')

  await row(page, ona.name)
    .getByRole('button', {name: `Atverti: ${ona.name}`})
    .click()
  await expect(page.getByRole('heading', {name: ona.name})).toBeFocused()
  await page.getByLabel('Gauta suma svarais').fill('penkiolika')
  await expect(page.getByLabel('Kurią dieną gauta')).toHaveValue(daysAgo(3))
  await button(page, 'Patvirtinti, kad gauta').click()
  await expect(page.getByText('„penkiolika“ čia netinka. Įrašykite sumą iki £100 000')).toBeVisible()
  await expect(page.getByLabel('Gauta suma svarais')).toBeFocused()
  await page.getByLabel('Gauta suma svarais').fill('15,00')
  const yesterday = daysAgo(1)
  await page.getByLabel('Kurią dieną gauta').fill(yesterday)
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, `Patvirtinti: £15, ${yesterday}`).click()
  await expect(page.getByText(`Patvirtinta: £15 gauta ${yesterday}.`)).toBeVisible()
  await expect(page.getByText(`Narystė nuo ${yesterday}`)).toBeVisible()

  await button(page, `Atverti mokėjimą: ${ona.name}, £15`).click()
  await expect(page.getByRole('heading', {name: `£15, ${ona.name}`})).toBeVisible()
  await expect(page.getByRole('article')).toContainText(`Sumokėta${yesterday}Narystės metai`)
  await button(page, 'Anuliuoti patvirtinimą').click()
  await expect(dialog(page)).toContainText('žmogus gaus laišką, kad apsirikome')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Anuliuoti patvirtinimą')).toBeFocused()
  expect(await statusOf(ona)).toBe('active')
  await button(page, 'Grįžti').click()
  await expect(page.getByRole('heading', {name: ona.name})).toBeVisible()
  await button(page, 'Grįžti į narių sąrašą').click()
  await expect(page.getByText('Tokių narių nėra').or(page.getByText('nieko nerasta'))).toBeVisible()
})

test('a member is found by what a bank prints, and by the way of payment, in both languages', async ({
  page,
}) => {
  const ona = await applyToJoin('Ona')
  const printed = fold(`${ona.lastName} Ona Membership`).toUpperCase().slice(0, 18)
  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=members')
  await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(printed)
  await expect(row(page, ona.name)).toBeVisible()
  const method = page.getByLabel('Kaip sumokėtas paskutinis mokestis')
  await method.selectOption('Kortele')
  await expect(row(page, ona.name)).toHaveCount(0)
  await method.selectOption('Nieko nesumokėta')
  await expect(page).toHaveURL(/[?&]method=none(&|$)/)
  await expect(row(page, ona.name)).toBeVisible()
  const {pathname, search} = new URL(page.url())
  await page.goto(`/en${pathname}${search}`)
  await expect(page.getByLabel('How the last fee was paid')).toHaveValue('none')
  await expect(row(page, ona.name)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an email leads to a payment that is held, which is decided', async ({page}) => {
  const petras = await applyToJoin('Petras')
  const payment = await paymentOf(petras)
  await startLoggedIn(page, treasurer)
  await page.goto(`/admin?tab=members&q=${petras.email}`)
  await button(page, `Atverti: ${petras.name}`).click()
  await page.getByLabel('Gauta suma svarais').fill('10')
  await button(page, /^Patvirtinti: £10,/).click()
  await expect(page.getByText(/£10 gauta .*, bet dėl šio mokėjimo reikia apsispręsti/)).toBeVisible()
  expect(await statusOf(petras)).toBe('pending')

  await page.goto(`/admin?tab=payments&payment=${payment}`)
  await expect(page.getByRole('heading', {name: 'Suma skiriasi nuo nario mokesčio'})).toBeVisible()
  await expect(page.getByText('Gauta £10, o nario mokestis yra £15.')).toBeVisible()
  await button(page, 'Įskaityti kitam').click()
  await dialog(page).getByRole('button', {name: 'Įskaityti kitam'}).click()
  await expect(dialog(page)).toContainText('Nurodykite, kam įskaityti mokestį')
  await dialog(page).getByLabel('Naujam nariui').check()
  await dialog(page).getByLabel('Vardas').fill('Rasa')
  await dialog(page).getByLabel('El. pašto adresas').fill('rasa@')
  await dialog(page).getByRole('button', {name: 'Įskaityti kitam'}).click()
  await expect(dialog(page).getByLabel('Pavardė')).toBeFocused()
  await expect(dialog(page)).toContainText('Įrašykite pavardę')
  await expect(dialog(page)).toContainText('Patikrinkite el. pašto adresą')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await button(page, 'Įskaityti kitam').click()
  await expect(dialog(page).getByLabel('Vardas')).toHaveValue('Rasa')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await button(page, 'Pratęsti narystę').click()
  await dialog(page).getByRole('button', {name: 'Pratęsti narystę'}).click()
  await expect(page.getByText('Sprendimas išsaugotas')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Suma skiriasi nuo nario mokesčio'})).toHaveCount(0)
  await expect(page.getByRole('heading', {name: `£10, ${petras.name}`})).toBeFocused()
  expect(await statusOf(petras)).toBe('active')
  await button(page, 'Grįžti').click()
  await expect(page.getByRole('heading', {name: 'Mokėjimai', exact: true})).toBeFocused()
})

/** A donation that was paid by card. */
async function donateByCard(request: APIRequestContext, donorName: string): Promise<void> {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, STRIPE_API_BASE} = stackEnv()
  const response = await request.post(`${SUPABASE_URL}/functions/v1/create-donation`, {
    headers: {apikey: SUPABASE_PUBLISHABLE_KEY},
    data: {amount: 20, donorName, showInDonorList: true},
  })
  const {url} = (await response.json()) as {url: string}
  const id = /cs_\w+/.exec(url)?.[0]
  const email = `e2e-${crypto.randomUUID()}@example.test`
  const paid = await request.post(`${STRIPE_API_BASE}/local/checkout/${id}/pay`, {data: {email}})
  expect(paid.status()).toBe(200)
  await expect
    .poll(() =>
      withDatabase(
        (sql) => sql`
          select payment.status from public.payments as payment
          join public.donations as donation on donation.payment_id = payment.id
          where donation.donor_name = ${donorName}`,
      ),
    )
    .toEqual([{status: 'paid'}])
}

test('a donor’s name is approved, and the donation refunded through Stripe, first in part', async ({
  page,
  request,
}) => {
  const donor = `Gerasis ${uniqueName()}`
  await donateByCard(request, donor)
  await startLoggedIn(page, treasurer)
  await page.goto(`/admin?tab=donations&show=toApprove&q=${encodeURIComponent(donor)}`)
  await button(page, `Atverti mokėjimą: ${donor}, £20`).click()
  await button(page, 'Rodyti vardą').click()
  await expect(page.getByText('Vardas rodomas aukotojų sąraše')).toBeVisible()
  expect((await supabaseClient().rpc('campaign_donors', {campaign_id: 'other'})).data).toContain(donor)

  await button(page, 'Grąžinti pinigus').click()
  await dialog(page).getByLabel('Grąžinama suma svarais').fill('25')
  await dialog(page).getByRole('button', {name: 'Grąžinti', exact: true}).click()
  await expect(dialog(page)).toContainText('Tai daugiau, nei galima grąžinti')
  await dialog(page).getByLabel('Grąžinama suma svarais').fill('5')
  await dialog(page).getByRole('button', {name: 'Grąžinti', exact: true}).click()
  await expect(page.getByText('Grąžinta £5')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Liko£15')

  await button(page, 'Grąžinti pinigus').click()
  await expect(dialog(page).getByLabel('Grąžinama suma svarais')).toHaveValue('15')
  await dialog(page).getByRole('button', {name: 'Grąžinti', exact: true}).click()
  await expect(page.getByText('Grąžinta £15')).toBeVisible()
  await expect(button(page, 'Grąžinti pinigus')).toHaveCount(0)
  await expect(page.getByRole('heading', {name: `£20, ${donor}`, exact: true})).toBeFocused()
  await expect(page.getByRole('article')).toContainText('Grąžinta')
})

test('a donation by bank is recorded, counted and exported', async ({page}) => {
  const donor = `Bankinis ${uniqueName()}`
  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=donations')
  const total = page.getByRole('table', {name: 'Kiek surinkta'}).getByRole('row', {name: /^Iš viso/})
  const before = await total.textContent()
  await button(page, 'Įrašyti gautą auką').click()
  await dialog(page).getByLabel('Gauta suma svarais').fill('1 250,50')
  await dialog(page).getByLabel('Aukotojo vardas').fill(donor)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByRole('button', {name: 'Įrašyti auką'}).click()
  await expect(
    page.getByText('Auka įrašyta: £1250,50').or(page.getByText('Auka įrašyta: £1 250,50')),
  ).toBeVisible()
  await expect(total).not.toHaveText(before ?? '')

  await page.goto(`/admin?tab=donations&q=${encodeURIComponent(donor)}`)
  await expect(row(page, donor)).toContainText('Banko pavedimu')
  const {name, csv} = await download(page)
  expect(name).toBe('aukos.csv')
  expect(csv).toMatch(/^Pradėta,Sumokėta,Kas mokėjo/)
  expect(csv).toContain(donor)
  expect(csv).toContain(',1250.50,')
})

test('a member whose emails bounce is found, and corrected by a treasurer', async ({page}) => {
  const vida = await applyToJoin('Vida')
  const corrected = `e2e-${crypto.randomUUID()}@example.test`
  await withDatabase(
    (sql) => sql`insert into public.suppressed_addresses (email, reason) values (${vida.email}, 'bounced')`,
  )
  await startLoggedIn(page, treasurer)
  await page.goto(`/admin?tab=members&show=unreached&q=${vida.email}`)
  await expect(row(page, vida.name)).toContainText('Laiškai nepasiekia')
  await row(page, vida.name)
    .getByRole('button', {name: `Atverti: ${vida.name}`})
    .click()
  await expect(page.getByText('laiškai šiuo adresu nepasiekia')).toBeVisible()
  await button(page, 'Pataisyti duomenis').click()
  await dialog(page).getByLabel('El. paštas').fill('vida@gmail')
  await dialog(page).getByRole('button', {name: 'Išsaugoti'}).click()
  await expect(dialog(page).getByLabel('El. paštas')).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog(page).getByLabel('El. paštas').fill(corrected)
  await dialog(page).getByRole('button', {name: 'Išsaugoti'}).click()
  await expect(page.getByText(`${vida.name}: duomenys pataisyti`)).toBeVisible()
  await expect(page.getByRole('link', {name: corrected})).toBeVisible()
  await expect(page.getByText('nepasiekia')).toHaveCount(0)
})

test('members are exported, and their number over time is also a table', long, async ({page}) => {
  const rasa = await applyToJoin('Rasa')
  await startLoggedIn(page, treasurer)
  await page.goto(`/admin?tab=members&q=${rasa.email}`)
  await row(page, rasa.name)
    .getByRole('button', {name: /^Įrašyti, kad gauta/})
    .click()
  await dialog(page)
    .getByRole('button', {name: /^Patvirtinti: £15,/})
    .click()
  await expect(row(page, rasa.name)).toContainText('Galioja')
  const months = page.getByRole('table', {name: 'Narių skaičius per dvejus metus'})
  await expect(months.getByRole('row')).toHaveCount(25)
  const {name, csv} = await download(page)
  expect(name).toBe('nariai.csv')
  expect(csv).toContain(`Rasa,${rasa.lastName},${rasa.email}`)
})

test('an admin merges two entries of one person, and marks somebody as deceased', async ({page}) => {
  const jonas = await applyToJoin('Jonas')
  const again = await applyToJoin('Jonas')
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=members&q=${jonas.email}`)
  await button(page, `Atverti: ${jonas.name}`).click()
  await button(page, 'Sujungti su besikartojančiu įrašu').click()
  await expect(dialog(page)).toBeVisible()
  await page.setViewportSize({width: 320, height: 800})
  expect(await dialog(page).evaluate((popup) => popup.scrollWidth - popup.clientWidth)).toBe(0)
  await page.setViewportSize({width: 1280, height: 800})
  await dialog(page).getByRole('button', {name: 'Sujungti', exact: true}).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Pasirinkite besikartojantį įrašą')
  await dialog(page).getByRole('searchbox').fill(again.email)
  await dialog(page).getByRole('radio', {name: again.name}).check()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await dialog(page).getByRole('button', {name: 'Sujungti', exact: true}).click()
  await expect(page.getByText(`${jonas.name}: įrašai sujungti`)).toBeVisible()

  await button(page, 'Pažymėti, kad mirė').click()
  await dialog(page).getByRole('button', {name: 'Pažymėti'}).click()
  await expect(page.getByText(`${jonas.name}: pažymėta, kad mirė`)).toBeVisible()
  await expect(button(page, 'Panaikinti žymą, kad žmogus mirė')).toBeVisible()
  await expect(page.getByRole('heading', {name: jonas.name, exact: true})).toBeFocused()
  expect(await statusOf(jonas)).toBe('cancelled')
})

test('an admin joins a membership to an account of another address', long, async ({page}) => {
  const rasa = await applyToJoin('Rasa')
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/en/admin?tab=members&q=${rasa.email}`)
  await button(page, `Open: ${rasa.name}`).click()
  await button(page, 'Link to an account').click()
  await dialog(page).getByRole('button', {name: 'Link', exact: true}).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose an account')
  await dialog(page).getByRole('searchbox').fill(treasurer.email)
  await dialog(page).getByRole('radio', {name: treasurer.email}).check()
  await dialog(page).getByRole('button', {name: 'Link', exact: true}).click()
  await expect(page.getByText(`${rasa.name}: linked to the account`)).toBeVisible()
  await expect(button(page, 'Unlink from the account')).toBeVisible()
})

test.describe('when an action is refused', long, () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('the dialog stays open with what was typed, and says why', async ({page}) => {
    const ieva = await applyToJoin('Ieva')
    await startLoggedIn(page, treasurer)
    await page.route('**/rest/v1/rpc/record_fee', (route) =>
      route.fulfill({
        status: 409,
        json: {code: 'PT409', message: '', details: 'membership_state', hint: null},
      }),
    )
    await page.goto(`/en/admin?tab=members&q=${ieva.email}`)
    await button(page, `Open: ${ieva.name}`).click()
    await button(page, 'Record a fee received').click()
    await dialog(page).getByLabel('Amount received (£)').fill('15')
    await dialog(page)
      .getByRole('button', {name: /^Confirm: £15,/})
      .click()
    await expect(page.getByText('This isn’t possible with this membership')).toBeVisible()
    await expect(dialog(page).getByLabel('Amount received (£)')).toHaveValue('15')
  })
})

test('the tabs of money fit a phone', long, async ({page}) => {
  const laima = await applyToJoin('Laima')
  await startLoggedIn(page, treasurer)
  await page.setViewportSize({width: 320, height: 800})
  for (const path of [
    `/admin?tab=members&q=${laima.email}`,
    '/en/admin?tab=donations',
    '/admin?tab=payments&show=all',
    `/en/admin?tab=payments&payment=${await paymentOf(laima)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
