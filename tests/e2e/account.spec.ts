import {readFile} from 'node:fs/promises'
import {logIn, newEmail, openAccountDialog} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {confirmationLink, emailsTo, waitForEmail} from '../support/inbox.ts'
import {layoutShift, watchLayoutShifts} from '../support/layout-shift.ts'
import {
  startLoggedIn,
  makePerson,
  removePerson,
  serviceClient,
  supabaseClient,
  type Person,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

let person: Person

test.beforeEach(async () => {
  person = await makePerson('Eglė', 'Bandytoja')
})

test.afterEach(() => removePerson(person))

test('a forgotten password is reset by email', async ({page}) => {
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await dialog.getByRole('tab', {name: 'Prisijungimas'}).click()
  await dialog.getByRole('tabpanel').getByLabel('El. paštas', {exact: true}).fill(` ${person.email}`)
  await dialog.getByRole('link', {name: 'Pamiršote slaptažodį?'}).click()
  await expect(page).toHaveURL(/slaptazodis$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('El. paštas')).toHaveValue(person.email)
  await page.getByRole('button', {name: 'Siųsti nuorodą'}).click()
  await expect(page.getByText(`Jei adresu ${person.email} yra paskyra`)).toBeVisible()

  await page.goto(confirmationLink(await waitForEmail(person.email)))
  await page.getByRole('button', {name: 'Patvirtinti ir tęsti'}).click()
  await expect(page.getByRole('heading', {name: 'Naujas slaptažodis'})).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Naujas slaptažodis', {exact: true}).fill('naujas-raktas')
  await page.getByRole('button', {name: 'Išsaugoti slaptažodį'}).click()
  await expect(page.getByText('Slaptažodis pakeistas')).toBeVisible()
  await expect(page.getByText('Sveiki! Esate prisijungę kaip Eglė.')).toBeVisible()
  const {error} = await supabaseClient().auth.signInWithPassword({
    email: person.email,
    password: 'naujas-raktas',
  })
  expect(error).toBeNull()
})

test('an unknown address gets the same response, but no email', long, async ({page}) => {
  const email = newEmail()
  await page.goto('/en/slaptazodis')
  await page.getByLabel('Email', {exact: true}).fill(email)
  await page.getByRole('button', {name: 'Send the link'}).click()
  await expect(page.getByText(`If there’s an account for ${email}`)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  // Emails are sent in order: once a later one has arrived, an earlier one would have.
  await supabaseClient().auth.resetPasswordForEmail(person.email)
  await waitForEmail(person.email)
  expect(await emailsTo(email)).toEqual([])
})

test('all stored data can be downloaded, and a change of the profile also changes the greeting', async ({
  page,
}) => {
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  await expect(page.getByLabel('Vardas')).toHaveValue('Eglė')
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(person.email)
  expect(await accessibilityFaults(page)).toEqual([])

  const started = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Atsisiųsti duomenis'}).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^mano-duomenys-\d{4}-\d\d-\d\d\.json$/)
  const stored: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(stored).toMatchObject({account: {email: person.email}, profile: {first_name: 'Eglė'}, comments: []})

  await page.getByLabel('Vardas').fill('Ąžuolė <b>')
  await page.getByLabel('Laiškų kalba').selectOption('en')
  await page.getByLabel('Telefonas').fill('ne numeris')
  await page.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(page.getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})).toBeFocused()
  await page.getByLabel('Telefonas').fill('029 2018 0000')
  await page.getByLabel('Miestas').fill('Kardifas')
  await page.getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(page.getByText('Pakeitimai išsaugoti')).toBeVisible()
  await expect(page.getByRole('banner').locator('summary', {hasText: 'Ąžuolė <b>'}).first()).toBeVisible()

  const {data} = await person.client
    .from('profiles')
    .select('first_name, last_name, language, phone, city')
    .single()
  expect(data).toEqual({
    first_name: 'Ąžuolė <b>',
    last_name: 'Bandytoja',
    language: 'en',
    phone: '+442920180000',
    city: 'Kardifas',
  })
  await page.reload()
  await expect(page.getByLabel('Miestas')).toHaveValue('Kardifas')
  await expect(page.getByLabel('Telefonas')).toHaveValue('+44 29 2018 0000')
})

test('what was typed in the profile stays through a reload and in the other language, until it is saved', async ({
  page,
}) => {
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  await page.getByLabel('Miestas').fill('Aberystwyth')
  await page.reload()
  await expect(page.getByLabel('Miestas')).toHaveValue('Aberystwyth')
  await page.goto('/en/paskyra')
  const city = page.getByLabel('Town or city')
  await expect(city).toHaveValue('Aberystwyth')
  await page.getByRole('button', {name: 'Save', exact: true}).click()
  await expect(page.getByText('Your changes are saved')).toBeVisible()
  await serviceClient().from('profiles').update({city: 'Bangor'}).eq('id', person.id)
  await page.reload()
  await expect(city).toHaveValue('Bangor')
})

test.describe('with a password check', () => {
  test.use({expectedConsoleErrors: /status of 4\d\d/})

  test('changing the password takes the current one and logs out other devices', async ({page}) => {
    await startLoggedIn(page, person)
    await page.goto('/paskyra')
    await page.getByLabel('Dabartinis slaptažodis').fill('neteisingas')
    await page.getByLabel('Naujas slaptažodis').fill('naujas-raktas')
    await page.getByRole('button', {name: 'Pakeisti slaptažodį'}).click()
    const summary = page.getByRole('region', {name: 'Slaptažodžio pakeisti nepavyko'})
    await expect(summary).toContainText('Dabartinis slaptažodis neteisingas')
    const elsewhere = supabaseClient()
    const {data} = await elsewhere.auth.signInWithPassword(person)
    await page.getByLabel('Dabartinis slaptažodis').fill(person.password)
    await page.getByRole('button', {name: 'Pakeisti slaptažodį'}).click()
    await expect(page.getByText('Slaptažodis pakeistas')).toBeVisible()
    const refreshed = await elsewhere.auth.refreshSession({refresh_token: data.session?.refresh_token ?? ''})
    expect(refreshed.error).not.toBeNull()
    await page.reload()
    await expect(page.getByLabel('Vardas')).toHaveValue('Eglė')
  })

  test('deleting the account takes its password and removes everything', async ({page}) => {
    await startLoggedIn(page, person)
    await page.goto('/paskyra')
    await page.getByRole('button', {name: 'Ištrinti paskyrą'}).click()
    const password = page.getByLabel('Patvirtinkite slaptažodžiu')
    await expect(password).toBeFocused()
    await password.fill('neteisingas')
    await page.getByRole('button', {name: 'Ištrinti visam laikui'}).click()
    const summary = page.getByRole('region', {name: 'Ištrinti nepavyko'})
    await expect(summary).toContainText('Dabartinis slaptažodis neteisingas')
    await password.fill(person.password)
    await page.getByRole('button', {name: 'Ištrinti visam laikui'}).click()
    await expect(page.getByText('Paskyra ištrinta')).toBeVisible()
    await expect(page.getByText('Tai patvirtinsime el. laišku.')).toBeVisible()
    expect((await waitForEmail(person.email)).subject).toBe('Paskyra ištrinta')
    await expect(page).toHaveURL(/\/$/)
    await logIn(await openAccountDialog(page), person)
    await expect(page.getByRole('dialog').getByText('Neteisingi prisijungimo duomenys')).toBeVisible()
  })
})

test('the profile asks visitors to log in, in their language', long, async ({page}) => {
  await page.goto('/en/paskyra')
  await expect(page.getByRole('heading', {name: 'You’re not logged in'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('main').getByRole('tab', {name: 'Log in'})).toBeVisible()

  await page.goto('/paskyra')
  await expect(page.getByRole('heading', {name: 'Jūs neprisijungę'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await logIn(page.getByRole('main'), person)
  await expect(page.getByText(person.email)).toBeVisible()
})

test('search engines do not index account pages', async ({request}) => {
  for (const path of ['/paskyra', '/slaptazodis', '/auth/confirm', '/en/paskyra']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<meta name="robots" content="noindex"')
  }
})

test('nothing overflows at 320 or 768 pixels', long, async ({page}) => {
  await startLoggedIn(page, person)
  const main = page.getByRole('main')
  for (const [path, lastToAppear] of [
    ['/', main.getByText('Esate prisijungę kaip Eglė')],
    ['/paskyra', main.getByLabel('Vardas')],
    ['/slaptazodis', main.getByLabel('El. paštas')],
    ['/auth/confirm', main.getByRole('alert')],
    ['/en/paskyra', main.getByLabel('First name')],
  ] as const) {
    await page.setViewportSize({width: 320, height: 800})
    await page.goto(path)
    await expect(lastToAppear).toBeVisible()
    await expect(page.getByRole('banner').getByText('Eglė', {exact: true}).first()).toBeAttached()
    for (const width of [320, 768]) {
      await page.setViewportSize({width, height: 800})
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, width, overflow]).toEqual([path, width, 0])
    }
  }
})

test('nothing moves when the form of the account page comes', async ({page}) => {
  await watchLayoutShifts(page)
  await page.goto('/paskyra')
  await expect(page.getByRole('main').getByLabel('El. paštas', {exact: true})).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
