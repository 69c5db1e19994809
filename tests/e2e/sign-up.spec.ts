import {
  completeSignUp,
  fillSignUp,
  logIn,
  newEmail,
  openAccountDialog,
  texts,
} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {backdateConfirmation} from '../support/database.ts'
import {goUntilHydrated} from '../support/hydration.ts'
import {confirmationLink, emailsTo, waitForEmail} from '../support/inbox.ts'
import {makePerson, removeAccount, removePerson, supabaseClient} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const stories = [
  [
    'lt',
    'Registracija sėkminga!',
    'Sėkmingai prisijungėte!',
    'Sveiki! Esate prisijungę kaip Austėja.',
    'Patvirtinkite savo',
    'Patvirtinkite paskyrą',
  ],
  [
    'en',
    'You’ve signed up!',
    'You’re logged in!',
    'Hello! You’re logged in as Austėja.',
    'Confirm your',
    'Confirm your account',
  ],
] as const

for (const [language, signedUp, loggedIn, greeting, subject, confirmTitle] of stories) {
  test(`a visitor signs up, confirms by email, is greeted, logs out and in again, ${language}`, async ({
    page,
  }) => {
    const t = texts[language]
    const email = newEmail()
    await page.goto(t.path)
    const dialog = await openAccountDialog(page, language)
    await expect(dialog.getByRole('tab', {name: t.signUpTab})).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getByRole('tabpanel').getByLabel(t.firstName, {exact: true})).toBeFocused()
    await fillSignUp(dialog, email, language)
    await dialog.getByRole('button', {name: t.signUp, exact: true}).click()
    await expect(page.getByText(signedUp)).toBeVisible()
    await expect(dialog).toBeHidden()

    const received = await waitForEmail(email)
    expect(received.subject).toContain(subject)
    await page.goto(confirmationLink(received))
    await expect(page.getByRole('heading', {name: confirmTitle})).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('main').getByRole('button', {name: t.confirm}).click()
    await expect(page.getByText(greeting)).toBeVisible()
    await expect(page.getByText(loggedIn)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${t.path}$`))
    await expect(page.getByRole('link', {name: /apie mus|about us/}).first()).toBeVisible()

    await page.getByRole('main').getByRole('button', {name: t.logOut}).click()
    await expect(page.getByText(greeting)).toBeHidden()
    await logIn(await openAccountDialog(page, language), {email, password: 'ąžuolynas'}, language)
    await expect(page.getByText(greeting)).toBeVisible()
    await page.reload()
    await expect(page.getByText(greeting)).toBeVisible()

    const client = supabaseClient()
    await client.auth.signInWithPassword({email, password: 'ąžuolynas'})
    const {data} = await client
      .from('profiles')
      .select('last_name, language, privacy_policy_accepted')
      .single()
    expect(data).toEqual({last_name: 'Bandytoja', language, privacy_policy_accepted: true})
    await client.rpc('delete_own_account')
  })
}

test('whoever confirms in another browser keeps the name, and types the only password', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await fillSignUp(dialog, email)
  await dialog.getByRole('button', {name: texts.lt.signUp, exact: true}).click()
  await expect(dialog).toBeHidden()

  const context = await browser.newContext()
  const reader = await context.newPage()
  goUntilHydrated(reader)
  await reader.goto(confirmationLink(await waitForEmail(email)))
  await reader.getByRole('main').getByRole('button', {name: texts.lt.confirm}).click()
  await expect(reader.getByRole('heading', {name: texts.lt.choosePassword})).toBeVisible()
  await expect(reader.getByRole('main').getByLabel('Vardas', {exact: true})).toHaveValue('Austėja')
  expect(await accessibilityFaults(reader)).toEqual([])
  await completeSignUp(reader, {password: 'eglės-slaptažodis'})
  await expect(reader.getByText('Sveiki! Esate prisijungę kaip Austėja.')).toBeVisible()
  await context.close()

  const attempt = (password: string) => supabaseClient().auth.signInWithPassword({email, password})
  expect((await attempt('ąžuolynas')).error).toMatchObject({code: 'invalid_credentials'})
  expect((await attempt('eglės-slaptažodis')).error).toBeNull()
  await removeAccount(email)
})

test('errors are listed above the form and under each field, and nothing is sent', async ({page}) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.url().includes('/auth/v1/') && sent.push(request.url())))
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await dialog.getByRole('tabpanel').getByLabel('El. paštas', {exact: true}).fill('ne adresas')
  await dialog.getByRole('tabpanel').getByLabel('Slaptažodis', {exact: true}).fill('12345')
  await dialog.getByRole('button', {name: 'Registruotis'}).click()

  const summary = dialog.getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Įrašykite vardą',
    'Įrašykite pavardę',
    'Patikrinkite el. pašto adresą. Jis turėtų atrodyti taip: vardas@pavyzdys.lt',
    'Slaptažodis per trumpas: reikia bent 6 ženklų',
    'Kad galėtumėte registruotis, sutikite su privatumo politika',
  ])
  await summary.getByRole('link', {name: 'Įrašykite pavardę'}).click()
  await expect(dialog.getByRole('tabpanel').getByLabel('Pavardė')).toBeFocused()
  await expect(dialog.getByRole('tabpanel').getByLabel('Pavardė')).toHaveAccessibleDescription(
    'Įrašykite pavardę',
  )
  await dialog.getByRole('tabpanel').getByLabel('Pavardė').fill('Bandytoja')
  await expect(summary.getByRole('link', {name: 'Įrašykite pavardę'})).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(sent).toEqual([])
})

test('input survives closing the dialog, and the password can be shown', long, async ({page}) => {
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await fillSignUp(dialog, 'rasa@example.test')
  await dialog.getByRole('button', {name: 'Rodyti slaptažodį'}).click()
  await expect(dialog.getByRole('tabpanel').getByLabel('Slaptažodis', {exact: true})).toHaveAttribute(
    'type',
    'text',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', {name: 'Prisijungti'})).toBeFocused()
  await openAccountDialog(page)
  await expect(dialog.getByRole('tabpanel').getByLabel('El. paštas', {exact: true})).toHaveValue(
    'rasa@example.test',
  )
  await expect(dialog.getByRole('tabpanel').getByLabel('Slaptažodis', {exact: true})).toHaveValue('ąžuolynas')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
})

test('of the forms only that of the chosen tab is ever seen', async ({page}) => {
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  const seen = await dialog.evaluate(async (element) => {
    const frames: number[] = []
    for (const tab of element.querySelectorAll<HTMLElement>('[role=tab]')) {
      tab.click()
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame)
        const panels = [...element.querySelectorAll('[role=tabpanel]')]
        frames.push(panels.filter((panel) => panel.checkVisibility()).length)
      }
    }
    return frames
  })
  expect(seen).toEqual(Array(20).fill(1))
})

test('a registered address is recognized and can log in instead', long, async ({page}) => {
  const person = await makePerson()
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await fillSignUp(dialog, person.email)
  await dialog.getByRole('button', {name: 'Registruotis'}).click()
  const summary = dialog.getByRole('region', {name: 'Registracijos klaida'})
  await expect(summary).toContainText('Vartotojas su šiuo el. paštu jau užregistruotas')
  await expect(dialog.getByRole('tabpanel').getByLabel('Vardas', {exact: true})).toHaveValue('Austėja')
  await summary.getByRole('button', {name: 'Prisijungti šiuo adresu'}).click()
  const panel = dialog.getByRole('tabpanel', {name: 'Prisijungimas'})
  await expect(panel.getByLabel('El. paštas', {exact: true})).toHaveValue(person.email)
  // Emails are sent in order: once this one has arrived, one for the sign-up would have.
  await supabaseClient().auth.resetPasswordForEmail(person.email)
  await waitForEmail(person.email)
  expect(await emailsTo(person.email)).toHaveLength(1)
  await removePerson(person)
})

test.describe('when refused', () => {
  test.use({expectedConsoleErrors: /status of (4\d\d|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/})

  test('a confirmation that stops halfway goes on, also after a reload', long, async ({page}) => {
    const email = newEmail()
    await page.goto('/')
    const dialog = await openAccountDialog(page)
    await fillSignUp(dialog, email)
    await dialog.getByRole('button', {name: texts.lt.signUp, exact: true}).click()
    await page.goto(confirmationLink(await waitForEmail(email)))
    await page.route('**/rpc/claim_sign_up', (route) => route.abort())
    await page.getByRole('main').getByRole('button', {name: texts.lt.confirm}).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Adresas patvirtintas')
    await expect(alert).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    const attempt = () => supabaseClient().auth.signInWithPassword({email, password: 'ąžuolynas'})
    expect((await attempt()).error).toMatchObject({code: 'invalid_credentials'})

    await page.unroute('**/rpc/claim_sign_up')
    await page.reload()
    await page.getByRole('button', {name: 'Bandyti dar kartą'}).click()
    await expect(page.getByText('Sveiki! Esate prisijungę kaip Austėja.')).toBeVisible()
    expect((await attempt()).error).toBeNull()
    await removeAccount(email)
  })

  test('an unconfirmed address cannot log in, but can get the link again', long, async ({page}) => {
    const email = newEmail()
    await page.goto('/')
    const dialog = await openAccountDialog(page)
    await fillSignUp(dialog, email)
    await dialog.getByRole('tabpanel').getByLabel('Slaptažodis', {exact: true}).press('Enter')
    await expect(dialog).toBeHidden()
    await waitForEmail(email)

    await openAccountDialog(page)
    await expect(dialog.getByText(`Adresu ${email} išsiuntėme nuorodą`)).toBeVisible()
    await logIn(dialog, {email, password: 'ąžuolynas'})
    const summary = dialog.getByRole('region', {name: 'Prisijungimo klaida'})
    await expect(summary).toContainText('El. pašto adresas dar nepatvirtintas')
    await expect(dialog.getByRole('button', {name: 'Siųsti nuorodą dar kartą'})).toHaveCount(1)
    await backdateConfirmation(email)
    await summary.getByRole('button', {name: 'Siųsti nuorodą dar kartą'}).click()
    await expect(summary).toContainText('Jei anksčiau siųsta nuoroda nebegalioja, netrukus gausite naują')
    await page.goto(confirmationLink(await waitForEmail(email, 2)))
    await page.getByRole('main').getByRole('button', {name: texts.lt.confirm}).click()
    await expect(page.getByText('Sveiki! Esate prisijungę kaip Austėja.')).toBeVisible()
    await removeAccount(email)
  })

  const failures = [
    [
      'a weak password',
      422,
      {code: 422, error_code: 'weak_password', msg: 'Weak', weak_password: {reasons: ['pwned']}},
      'Slaptažodis per silpnas. Jis yra viešame nutekėjusių slaptažodžių sąraše: sugalvokite kitą.',
    ],
    [
      'too many attempts',
      429,
      {code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached'},
      'Per daug bandymų. Palaukite minutę ir bandykite dar kartą.',
    ],
    [
      'any other refusal, as received',
      422,
      {code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance'},
      'Signups not allowed for this instance',
    ],
    ['a failure that nobody expected', 500, {code: 500, msg: 'Internal'}, 'Įvyko netikėta klaida'],
  ] as const

  // Only hosted Supabase responds so.
  test('each reason is explained, and the input kept', async ({page}) => {
    await page.goto('/')
    const dialog = await openAccountDialog(page)
    await fillSignUp(dialog, newEmail())
    for (const [what, status, json, text] of failures) {
      await test.step(what, async () => {
        await page.unroute('**/auth/v1/signup*')
        await page.route('**/auth/v1/signup*', (route) =>
          route.request().method() === 'OPTIONS'
            ? route.continue()
            : route.fulfill({status, json, headers: {'access-control-allow-origin': '*'}}),
        )
        await dialog.getByRole('button', {name: 'Registruotis'}).click()
        const title = status === 500 ? 'Klaida' : 'Registracijos klaida'
        await expect(dialog.getByRole('region', {name: title, exact: true})).toContainText(text)
        await expect(dialog.getByRole('region', {name: title, exact: true})).toBeFocused()
        await expect(dialog.getByRole('tabpanel').getByLabel('Slaptažodis', {exact: true})).toHaveValue(
          'ąžuolynas',
        )
      })
    }
  })

  test('no input is lost without a connection', long, async ({page, context}) => {
    const email = newEmail()
    await page.goto('/')
    const dialog = await openAccountDialog(page)
    await fillSignUp(dialog, email)
    await context.setOffline(true)
    await dialog.getByRole('button', {name: 'Registruotis'}).click()
    await expect(dialog.getByRole('region', {name: 'Registracijos klaida'})).toContainText(
      'Nėra interneto ryšio. Atsiradus ryšiui bandykite dar kartą. Tai, ką įrašėte, išliko.',
    )
    await context.setOffline(false)
    await dialog.getByRole('button', {name: 'Registruotis'}).click()
    await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
    await removeAccount(email)
  })
})
