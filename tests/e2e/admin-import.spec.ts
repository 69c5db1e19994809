import type {Page} from '@playwright/test'
import {
  archive,
  workbookParts,
} from '../../apps/web/features/membership/admin/import/testing/costly-workbooks.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {printedSheets} from '../support/paper.ts'
import {
  giveRole,
  makePerson,
  removePerson,
  startLoggedIn,
  supabaseClient,
  type Person,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

let secretary: Person

test.beforeEach(async () => {
  secretary = await makePerson('Sigita', 'Rašanti')
  await giveRole(secretary, 'secretary')
})
test.afterEach(() => removePerson(secretary))

const uniqueName = () =>
  crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)

const uniqueAddress = () => `e2e-${crypto.randomUUID()}@example.test`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name, exact: true})

const membersCalled = (lastName: string) =>
  withDatabase(
    (sql) => sql<{phone: string | null; status: string}[]>`
      select phone, status from public.memberships where last_name = ${lastName} order by phone`,
  )

async function applyToJoin(lastName: string) {
  const {error} = await supabaseClient()
    .from('membership_applications')
    .insert({
      first_name: 'Ona',
      last_name: lastName,
      email: uniqueAddress(),
      payment_method: 'bank_transfer',
      payment_status: 'pending',
    } as never)
  expect(error).toBeNull()
}

/** The end of a year that is paid for, which is no month when its day comes first. */
const dayToCome = () => `${new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 7)}-28`

const dayFirst = (day: string) => day.split('-').toReversed().join('/')

const lastColumn = (rows: number) =>
  Array.from({length: rows}, (_, row) => `<row><c r="XFD${row + 1}"><v>1</v></c></row>`).join('')

test('a secretary imports a list with doubtful rows, and undoes it', async ({page}) => {
  const [known, added] = [`Žinoma${uniqueName()}`, `Nauja${uniqueName()}`]
  await applyToJoin(known)
  await startLoggedIn(page, secretary)
  await page.goto('/admin?tab=members')
  await button(page, 'Importuoti sąrašą').click()
  await expect(page.getByRole('heading', {name: '1 žingsnis iš 4: failas'})).toBeFocused()

  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'nuotrauka.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([137, 80, 78, 71, 0, 0]),
  })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Tai ne sąrašas/)
  await chooser.setInputFiles({
    name: 'platus.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(archive(workbookParts(lastColumn(5000)))),
  })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/per daug duomenų/)

  const lines = [
    'Narių sąrašas',
    'Vardas;Pavardė;El. paštas;Telefonas;Galioja iki;Pastabos',
    `Rasa;${added};${uniqueAddress()};07700 900123;${dayFirst(dayToCome())};gera`,
    `Ona;${known};;07700 900124;;`,
    `Petras;${added};petras@;;;`,
    `Jonas;;;;;`,
  ]
  await chooser.setInputFiles({
    name: 'nariai.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(page.getByRole('heading', {name: '2 žingsnis iš 4: stulpeliai'})).toBeFocused()
  await expect(page.getByText('Rastos 4 eilutės: nariai.csv')).toBeVisible()
  await expect(page.getByRole('combobox', {name: 'Kas yra stulpelyje „Galioja iki“'})).toHaveValue('until')
  await expect(page.getByRole('combobox', {name: 'Kas yra stulpelyje „Pastabos“'})).toHaveValue('')
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Toliau').click()

  await expect(page.getByRole('heading', {name: 'Ar tai tas pats žmogus?'})).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, /Tas pats žmogus: Ona/).click()
  await expect(page.getByRole('heading', {name: 'Telefonas: ar imti iš sąrašo?'})).toBeFocused()
  await expect(page.getByText('+44 7700 900124')).toBeVisible()
  await button(page, 'Imti iš sąrašo').click()
  await expect(page.getByRole('heading', {name: 'Ką reiškia šis langelis?'})).toBeFocused()
  await expect(page.getByText('Stulpelyje „El. paštas“ parašyta „petras@“')).toBeVisible()
  await button(page, 'Palikti tuščią').click()
  await expect(page.getByRole('heading', {name: 'Kuria kalba rašyti'})).toBeFocused()
  await button(page, 'Lietuvių').click()
  await expect(page.getByRole('heading', {name: 'Kiek jie sumokėjo?'})).toBeFocused()
  await button(page, 'Toliau').click()
  const sum = page.getByRole('textbox', {name: /sumos sąrašas nenurodo/})
  await expect(sum).toHaveAccessibleDescription(/Įrašykite sumą/)
  expect(await accessibilityFaults(page)).toEqual([])
  await sum.fill('15')
  await button(page, 'Toliau').click()
  await expect(page.getByRole('heading', {name: 'Kada šie mokesčiai sumokėti?'})).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Visi šią dieną').click()
  const day = page.getByLabel('Arba visi šią dieną')
  await expect(day).toHaveAccessibleDescription('Pasirinkite dieną, kuri nėra ateityje.')
  await day.fill('2026-01-15')
  await button(page, 'Visi šią dieną').click()
  await expect(page.getByRole('heading', {name: '4 žingsnis iš 4: santrauka'})).toBeFocused()
  await expect(page.getByText('2 nauji nariai')).toBeVisible()
  await expect(page.getByText('1 pasikeitęs')).toBeVisible()
  await expect(page.getByText('6 eilutė: Jonas, nėra pavardės')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  // Another tab, and back: nothing is lost.
  await page.goBack()
  await button(page, 'Importuoti sąrašą').click()
  await button(page, 'Importuoti').click()
  await expect(page.getByRole('heading', {name: 'Importas baigtas'})).toBeFocused()
  expect(await membersCalled(added)).toEqual([
    {phone: '+447700900123', status: 'active'},
    {phone: null, status: 'pending'},
  ])
  expect(await membersCalled(known)).toEqual([{phone: '+447700900124', status: 'pending'}])
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, 'Pakviesti į svetainę: nariai.csv').click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Pakviesti į svetainę'}).click()
  await expect(page.getByText('Išsiųstas 1 kvietimas')).toBeVisible()

  await button(page, 'Atšaukti importą: nariai.csv').first().click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Atšaukti importą'}).click()
  await expect(page.getByText('Importas atšauktas')).toBeVisible()
  expect(await membersCalled(added)).toEqual([])
  expect(await membersCalled(known)).toEqual([{phone: null, status: 'pending'}])
})

const householdOf = (lastName: string) =>
  withDatabase(
    (sql) => sql<{first_name: string; pays_for_household: boolean; status: string}[]>`
      select first_name, pays_for_household, status from public.memberships
      where last_name = ${lastName} and household_id is not null order by first_name`,
  )

test('two people of one row become a household, sign at the meeting, and go with the import', async ({
  page,
}) => {
  const name = `Poros${uniqueName()}`
  await startLoggedIn(page, secretary)
  await page.goto('/admin?tab=members&import=true')
  const lines = [
    'Vardas ir pavardė;El. paštas;Galioja iki;Suma;Šeima',
    `Jonas ir Ona ${name};${uniqueAddress()};${dayToCome()};30;${name}`,
    `Matas ${name};;;;${name}`,
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'seimos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await expect(page.getByRole('combobox', {name: 'Kas yra stulpelyje „Šeima“'})).toHaveValue('household')
  await button(page, 'Toliau').click()

  await expect(page.getByRole('heading', {name: 'Ar tai du žmonės?'})).toBeFocused()
  const second = page.getByRole('group', {name: 'Antras žmogus'})
  await expect(second.getByLabel('Vardas')).toHaveValue('Ona')
  await second.getByLabel('Vardas').clear()
  await button(page, 'Taip, du nariai').click()
  await expect(second.getByLabel('Vardas')).toHaveAccessibleDescription('Įrašykite')
  expect(await accessibilityFaults(page)).toEqual([])
  await second.getByLabel('Vardas').fill('Ona Marija')
  await button(page, 'Taip, du nariai').click()

  await button(page, 'Anglų').click()
  await button(page, 'Dar prieš pradedant apskaitą čia').click()
  await expect(page.getByText('3 nauji nariai')).toBeVisible()
  await page.getByText('Kas už ką mokės (1)').click()
  await expect(page.getByText(`Jonas ${name} moka ir už: Ona Marija ${name}, Matas ${name}`)).toBeVisible()
  await button(page, 'Importuoti').click()
  await expect(page.getByRole('heading', {name: 'Importas baigtas'})).toBeFocused()
  expect(await householdOf(name)).toEqual([
    {first_name: 'Jonas', pays_for_household: true, status: 'active'},
    {first_name: 'Matas', pays_for_household: false, status: 'active'},
    {first_name: 'Ona Marija', pays_for_household: false, status: 'active'},
  ])

  await page.goto('/admin?tab=members')
  await button(page, 'Sąrašas susirinkimui').click()
  await expect(page.getByRole('heading', {name: 'Susirinkimo dalyvių sąrašas'})).toBeFocused()
  await expect(page.getByRole('rowheader', {name: `${name} Ona Marija`})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const printed = (await printedSheets(page)).map(({text}) => text).join(' ')
  for (const first of ['Jonas', 'Matas', 'Ona Marija']) expect(printed).toContain(`${name} ${first}`)
  expect(printed).toContain('Parašas')
  expect(printed).not.toContain('Spausdinti')

  await page.goto('/admin?tab=members&import=true')
  await button(page, 'Atšaukti importą: seimos.csv').first().click()
  await page.getByRole('alertdialog').getByRole('button', {name: 'Atšaukti importą'}).click()
  await expect(page.getByText('Importas atšauktas')).toBeVisible()
  expect(await householdOf(name)).toEqual([])
})
