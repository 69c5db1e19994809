import type {Page} from '@playwright/test'
import {fold} from '@site/schemas/fold'
import {londonDay} from '@site/schemas/london-time/instant'
import {accessibilityFaults} from '../support/accessibility.ts'
import {applyToJoin, statusOf, uniqueName, type Applicant} from '../support/applicants.ts'
import {withDatabase} from '../support/database.ts'
import {giveRole, makePerson, removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

let treasurer: Person

test.beforeEach(async () => {
  treasurer = await makePerson('Banka', 'Skaitanti')
  await giveRole(treasurer, 'treasurer')
})

test.afterEach(async () => {
  await withDatabase(async (sql) => {
    const lines = sql`
      select line.id from public.bank_lines as line join public.bank_statements as statement on statement.id = line.statement_id
      where statement.added_by = ${treasurer.id}`
    await sql`delete from public.bank_line_payments where line_id in (${lines})`
    await sql`delete from public.bank_lines where id in (${lines})`
    await sql`delete from public.bank_statements where added_by = ${treasurer.id}`
  })
  await removePerson(treasurer)
})

const referenceOf = async ({email}: Applicant) => {
  const [member] = await withDatabase(
    (sql) => sql<{reference: string}[]>`select reference from public.memberships where email = ${email}`,
  )
  return member?.reference ?? ''
}

const yesterday = londonDay(new Date(Date.now() - 86_400_000))

/** As banks print a name. */
const printed = (text: string) => fold(text).toUpperCase()

const headings = 'Date,Description,Money Out,Money In,Balance'

const csvLine = (text: string, pounds: string) =>
  `${yesterday.split('-').toReversed().join('/')},${text},,${pounds},`

const csv = (...lines: string[]) => ({
  name: 'israsas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([headings, ...lines].join('\n')),
})

const ofx = (text: string, id: string) => ({
  name: 'israsas.ofx',
  mimeType: 'application/x-ofx',
  buffer: Buffer.from(`OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>200000<ACCTID>12345678</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${yesterday.replaceAll('-', '')}<TRNAMT>15.25<FITID>${id}<NAME>${text}</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`),
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name})

async function add(page: Page, file: ReturnType<typeof csv>) {
  await page.getByLabel('Pasirinkti išrašo failą').setInputFiles(file)
  await sayAccount(page, file.name.endsWith('.ofx') ? '20000012345678' : 'Pagrindinė')
  await button(page, /^Pridėti \d/).click()
}

/** What is asked depends on the statements of other tests. */
async function sayAccount(page: Page, account: string) {
  await expect(button(page, /^Pridėti \d/)).toBeEnabled()
  const known = page.getByRole('radio', {name: account, exact: true})
  const other = page.getByRole('radio', {name: 'Kita sąskaita'})
  if (await known.isVisible()) return known.check()
  if (await other.isVisible()) await other.check()
  const name = page.getByLabel('Sąskaitos pavadinimas')
  if (await name.isVisible()) await name.fill(account)
}

test('a statement is settled: what is certain together, the rest one by one, and nothing twice', async ({
  page,
}) => {
  const [ona, petras] = [await applyToJoin('Ona'), await applyToJoin('Petras')]
  const lines = [
    csvLine(printed(`${ona.name} ${await referenceOf(ona)}`), '15.00'),
    csvLine(printed(petras.name), '20.00'),
    '31/02/2026,TOKIOS DIENOS NERA,,15.00,',
  ]
  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=bank')
  await page.getByLabel('Pasirinkti išrašo failą').setInputFiles(csv(...lines))
  await expect(page.getByText('4 eilutė: tokios dienos nėra „31/02/2026“')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Pridėti 2 eilutes').click()
  await expect(page.getByText('Nurodykite, kurios sąskaitos šios eilutės.')).toBeVisible()
  await sayAccount(page, 'Pagrindinė')
  await button(page, 'Pridėti 2 eilutes').click()
  await expect(page.getByText('Pridėtos 2 naujos eilutės.')).toBeVisible()

  await expect(page.getByRole('checkbox', {name: `Nario mokestis: ${ona.name}`})).toBeChecked()
  await expect(page.getByRole('heading', {name: 'Eilutė 1 iš 1'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Patvirtinti 1 tikrą').click()
  await expect(page.getByText('Sutvarkyta 1 eilutė.')).toBeVisible()
  expect(await statusOf(ona)).toBe('active')

  await page.getByRole('radio', {name: `Nario mokestis: ${petras.name}, o likę £5 – auka`}).check()
  await button(page, 'Patvirtinti').click()
  await expect(page.getByText('Viskas sutvarkyta')).toBeVisible()
  expect(await statusOf(petras)).toBe('active')

  await add(page, csv(...lines, csvLine(`NEPAZISTAMAS ${crypto.randomUUID()}`, '3.00')))
  await expect(page.getByText('Pridėta 1 nauja eilutė, 2 jau buvo.')).toBeVisible()
  await expect(page.getByText('Tikros: 0 · abejotinos: 0 · be pasiūlymo: 1')).toBeVisible()
  await page.getByRole('radio', {name: 'Ne mūsų mokėjimas'}).check()
  await button(page, 'Patvirtinti').click()
  await expect(page.getByText('Pasirinkite, kodėl neįskaitoma')).toBeVisible()
  await page.getByLabel('Kodėl neįskaitoma').selectOption('Kita, čia neįskaitoma')
  await button(page, 'Patvirtinti').click()
  await expect(page.getByText('Viskas sutvarkyta')).toBeVisible()

  await button(page, 'Sutvarkytos eilutės').click()
  await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(ona.lastName)
  const row = page.getByRole('row').filter({hasText: `Nario mokestis, ${ona.name}, £15`})
  await row.getByRole('button', {name: /^Anuliuoti/}).click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Anuliuoti'}).click()
  await expect(page.getByText(`Anuliuota: £15, ${yesterday}`)).toBeVisible()
  expect(await statusOf(ona)).toBe('pending')
})

test('an OFX file gives lines too, which may be for another member, and is removed', async ({page}) => {
  const milda = await applyToJoin('Milda')
  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=bank')
  await add(page, ofx('UAB BALTAS ROZES', crypto.randomUUID()))
  await expect(page.getByText('Pridėta 1 nauja eilutė.')).toBeVisible()

  await button(page, 'Išrašai').click()
  await button(page, 'Pašalinti: israsas.ofx').click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Pašalinti'}).click()
  await expect(page.getByText('Pašalinta: israsas.ofx')).toBeVisible()
  await button(page, 'Laukia').click()
  await expect(page.getByText('Viskas sutvarkyta')).toBeVisible()

  await add(page, ofx('UAB BALTAS ROZES', crypto.randomUUID()))
  await page.getByRole('radio', {name: 'Kito nario ar kelių narių mokestis'}).check()
  await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(milda.lastName)
  await page.getByRole('radio', {name: milda.name}).check()
  await page.getByLabel(`${milda.name}, svarais`).fill('15')
  await expect(page.getByText('Likę £0,25 bus įrašyti kaip auka.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Patvirtinti').click()
  await expect(page.getByText('Viskas sutvarkyta')).toBeVisible()
  expect(await statusOf(milda)).toBe('active')
})

test('what is alike is confirmed together, and money that nobody has counted stays open', async ({page}) => {
  const gifts = [uniqueName(), uniqueName()].map((name) => csvLine(`AUKA ${printed(name)}`, '7.00'))
  await startLoggedIn(page, treasurer)
  await page.goto('/admin?tab=bank')
  await add(page, csv(...gifts, csvLine(`SUMUP PAYMENTS PID ${crypto.randomUUID()}`, '43.10')))
  await expect(page.getByText('Tikros: 0 · abejotinos: 2 · be pasiūlymo: 1')).toBeVisible()

  const alike = page.getByRole('region', {name: 'Auka: paskirtį sakantis žodis: 2'})
  const marks = alike.getByRole('checkbox')
  await expect(marks).toHaveCount(2)
  await marks.first().uncheck()
  await expect(alike.getByRole('button', {name: 'Patvirtinti šią 1 eilutę'})).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Eilutė 1 iš 1'})).toBeVisible()
  await marks.first().check()
  expect(await accessibilityFaults(page)).toEqual([])
  await alike.getByRole('button', {name: 'Patvirtinti šias 2 eilutes'}).click()
  await expect(page.getByText('Sutvarkytos 2 eilutės.')).toBeVisible()

  await expect(page.getByText('panašu į „SumUp“ išmoką, o tokių pinigų dar niekas neįskaitė')).toBeVisible()
  await button(page, 'Patvirtinti').click()
  await expect(page.getByText('Pasirinkite, kas tai')).toBeVisible()
  await page.getByRole('radio', {name: 'Ne mūsų mokėjimas'}).check()
  await expect(page.getByRole('option', {name: '„Stripe“ išmoka'})).toHaveCount(0)
})
