import {readFile} from 'node:fs/promises'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {printedSheets} from '../support/paper.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

let person: Person

test.beforeEach(async () => void (person = await makePerson('Metė', 'Skaičiuojanti')))
test.afterEach(() => removePerson(person))

/** The ledger is only added to, so that each test has a year of its own. */
const newYear = () => 2000 + Math.floor(Math.random() * 18)

/** A donation of £20 by card on this day, of which Stripe took 50p. Resolves to its payment. */
async function donate(day: string, userId: string | null = null): Promise<string> {
  return withDatabase(async (sql) => {
    const hash = () => crypto.randomUUID().replaceAll('-', '').repeat(2)
    const context = {userId, emailHash: hash(), networkHash: hash()}
    const [row] = await sql<{begun: {paymentId: string}}[]>`
      select public.create_donation('{"amount": 20}', ${sql.json(context)}) as begun`
    const id = row?.begun.paymentId ?? ''
    const paid = {
      kind: 'payment_settled',
      checkoutId: `cs_test_${id}`,
      reference: id,
      pence: 2000,
      currency: 'gbp',
      paidWith: `pi_${id}`,
    }
    await sql`select public.apply_checkout_session(${sql.json(paid)}, ${`${day}T12:00:00Z`}::timestamptz)`
    const at = new Date(`${day}T12:00:00Z`)
    const arrives = new Date(at.getTime() + 4 * 86_400_000)
    const charge = {
      id: `txn_${id}`,
      category: 'charge',
      grossPence: 2000,
      feePence: 50,
      netPence: 1950,
      currency: 'gbp',
      createdAt: at.toISOString(),
      availableOn: at.toISOString(),
      paidWith: `pi_${id}`,
    }
    const payout = {
      payoutId: `po_${id}`,
      pence: 1950,
      currency: 'gbp',
      status: 'paid',
      arrivesOn: arrives.toISOString().slice(0, 10),
      isAutomatic: true,
      isComplete: true,
      createdAt: at.toISOString(),
    }
    await sql`select public.record_stripe_payout(${sql.json(payout)}, ${sql.json([charge])})`
    return id
  })
}

test('a treasurer shows a year at the meeting', async ({page}) => {
  const year = newYear()
  await giveRole(person, 'treasurer')
  await donate(`${year}-02-10`)
  await startLoggedIn(page, person)
  await page.goto(`/admin?tab=year&year=${year}`)
  const panel = page.getByRole('tabpanel', {name: 'Metai'})
  await expect(panel.getByRole('heading', {name: `Metai: ${year}`})).toBeVisible()

  await test.step('the parts have the same total', async () => {
    for (const name of ['Pagal rūšį', 'Pagal mėnesį', 'Pagal mokėjimo būdą'])
      await expect(panel.getByRole('table', {name}).getByRole('row').last()).toHaveText(/^Iš viso£.*–£.*£.*$/)
    const kinds = panel.getByRole('table', {name: 'Pagal rūšį'})
    await expect(kinds.getByRole('row', {name: /^Auka/})).toContainText('£')
    await expect(panel.locator('figure svg').first()).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('each payout says what is in it', async () => {
    await panel.getByText('Kas kiekvienoje išmokoje').click()
    const payouts = panel.getByRole('table', {name: '„Stripe“ išmokos į banko sąskaitą'})
    await expect(payouts.getByRole('row', {name: new RegExp(`^${year}-02-14`)}).first()).toContainText(
      '£19,50',
    )
    await expect(payouts).not.toContainText('Nesutampa')
  })

  await test.step('on a phone, no table is wider than the page', async () => {
    await page.setViewportSize({width: 360, height: 740})
    for (const table of await panel.getByRole('table').all())
      await expect
        .poll(() =>
          table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)),
        )
        .toBeLessThanOrEqual(0)
    await expect(panel.getByRole('table', {name: 'Pagal rūšį'}).getByRole('row').last()).toContainText(
      'Iš viso',
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({width: 1280, height: 720})
  })

  await test.step('it takes two sheets at most, with nothing to press', async () => {
    const sheets = await printedSheets(page)
    expect(sheets.length).toBeLessThanOrEqual(2)
    const text = sheets.map((sheet) => sheet.text).join(' ')
    expect(text).toContain(`Metai: ${year}`)
    expect(text).toContain('Velso lietuvių bendruomenė')
    expect(text).not.toMatch(/Atsisiųsti|Spausdinti|Mokėjimai|Prisijungti/)
  })

  await test.step('it is saved as a table', async () => {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', {name: /CSV/}).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`metu-ataskaita-${year}.csv`)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toMatch(/^Rūšis,Auka,\d+\.\d\d,0\.00,\d+\.\d\d,\d+\.\d\d,\r?$/m)
    expect(csv).toContain('Nariai,Įstojo,,,,,')
  })

  await test.step('the year may begin in another month, which the address keeps', async () => {
    await panel.getByLabel('Metai prasideda').selectOption('balandis')
    await expect(page).toHaveURL(/begins=4/)
    await panel.getByLabel('Metai', {exact: true}).selectOption({index: 1})
    await page.reload()
    await expect(panel.getByRole('heading', {name: /^Metai: \d{4}\/\d\d$/})).toBeVisible()
    await expect(panel.getByRole('table', {name: 'Pagal mėnesį'}).getByRole('row').nth(1)).toContainText(
      '-04',
    )
  })
})

test('a secretary sees how many members there are, and no money', async ({page}) => {
  await giveRole(person, 'secretary')
  await startLoggedIn(page, person)
  await page.goto('/en/admin?tab=year')
  const panel = page.getByRole('tabpanel', {name: 'Year'})
  await expect(panel.getByRole('table', {name: 'Members'}).getByRole('row')).toHaveCount(5)
  await expect(panel.getByRole('table')).toHaveCount(1)
  await expect(panel).not.toContainText('£')
})

test('a donor prints a statement of what they gave in a tax year', async ({page}) => {
  const year = newYear()
  await donate(`${year}-04-05`, person.id)
  await donate(`${year}-04-07`, person.id)
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  const own = page.getByRole('region', {name: 'Mano aukos'})
  await expect(own.getByRole('listitem')).toHaveCount(2)
  await own.getByRole('link', {name: 'Metinė pažyma'}).click()

  await expect(page.getByRole('heading', {name: 'Aukų pažyma'})).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Metė Skaičiuojanti')).toBeVisible()
  // The tax year begins on 6 April.
  await expect(main.getByRole('listitem')).toHaveText([new RegExp(`^${year}-04-07`)])
  await main.getByLabel('Mokestiniai metai').selectOption({index: 1})
  await expect(main.getByRole('listitem')).toHaveText([new RegExp(`^${year}-04-05`)])
  await expect(main.getByText('Iš viso £20')).toBeVisible()
  await expect(main.getByText('nėra Gift Aid deklaracija')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const sheets = await printedSheets(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.text).toContain('Metė Skaičiuojanti')
})

test('whoever has given nothing sees nothing of donations', async ({page}) => {
  await startLoggedIn(page, person)
  const answered = page.waitForResponse(/rpc\/my_donations/)
  await page.goto('/paskyra')
  await answered
  await expect(page.getByRole('heading', {name: 'Naujienlaiškis'}).first()).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Mano aukos'})).toBeHidden()
})
