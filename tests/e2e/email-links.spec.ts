import type {APIRequestContext, Browser, Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {completeSignUp, newEmail, texts} from '../support/account-dialog.ts'
import {goUntilHydrated} from '../support/hydration.ts'
import {confirmationLink, waitForEmail} from '../support/inbox.ts'
import {requestsOf, roundTrip} from '../support/page-requests.ts'
import {makePerson, removeAccount, removePerson, startLoggedIn, supabaseClient} from '../support/people.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const PASSWORD = 'ąžuolynas'

type Language = keyof typeof texts

/** Signs up, and resolves to the address and the link in the email to it. */
async function signUp(language: Language) {
  const email = newEmail()
  const data = {first_name: 'Austėja', last_name: 'Bandytoja', language, privacy_policy_accepted: true}
  await supabaseClient().auth.signUp({email, password: PASSWORD, options: {data}})
  return {email, link: confirmationLink(await waitForEmail(email))}
}

/** Asks for a new password, and resolves to the link in the email. */
async function forgetPassword(email: string) {
  await supabaseClient().auth.resetPasswordForEmail(email)
  return confirmationLink(await waitForEmail(email))
}

const verifications = (page: Page) =>
  requestsOf(page, (request) => request.url().includes('/auth/v1/verify') && request.method() === 'POST')

/** Opens a link as mail scanners do: without a browser, and in one that runs its scripts and is then closed. */
async function scan(link: string, request: APIRequestContext, browser: Browser) {
  for (const method of ['HEAD', 'GET']) expect((await request.fetch(link, {method})).status()).toBe(200)
  const scanner = await browser.newContext()
  const page = await scanner.newPage()
  goUntilHydrated(page)
  const sent = verifications(page)
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
  // Its scripts have taken the link from the address bar.
  await expect(page).toHaveURL(/\/auth\/confirm$/)
  await roundTrip(page)
  expect(sent).toEqual([])
  await scanner.close()
}

test('a scanner does not use up the link that confirms an account', async ({page, request, browser}) => {
  const {email, link} = await signUp('lt')
  await scan(link, request, browser)
  const sent = verifications(page)
  await page.goto(link)
  await expect(page.getByRole('heading', {name: 'Patvirtinkite paskyrą'})).toBeVisible()
  // The token logs anybody in: it does not stay where it could be shared, but a reload does not lose it.
  await expect(page).toHaveURL(/\/auth\/confirm$/)
  await page.reload()
  const button = page.getByRole('main').getByRole('button', {name: texts.lt.confirm})
  await expect(button).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(sent).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', {name: texts.lt.choosePassword})).toBeVisible()
  await expect(page).toHaveURL(/\/slaptazodis$/)
  expect(sent).toHaveLength(1)
  await removeAccount(email)
})

test('a scanner does not use up the link for a new password', long, async ({page, request, browser}) => {
  const person = await makePerson('Eglė')
  const link = await forgetPassword(person.email)
  await scan(link, request, browser)
  await page.goto(link)
  await expect(page.getByRole('heading', {name: 'Pasikeiskite slaptažodį'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', {name: 'Patvirtinti ir tęsti'}).click()
  await expect(page.getByLabel('Naujas slaptažodis', {exact: true})).toBeVisible()
  await removePerson(person)
})

test('a link for a changed address acts on a click only', long, async ({page, request, browser}) => {
  await scan('/auth/confirm?token_hash=nera&type=email_change', request, browser)
  await page.goto('/en/auth/confirm?token_hash=nera&type=email_change')
  await expect(page.getByRole('heading', {name: 'Confirm your new address'})).toBeVisible()
  await expect(page.getByRole('button', {name: 'Confirm the change'})).toBeVisible()
})

test.describe('an address that both mailboxes confirm', long, () => {
  // Whoever reads the former address is logged out at once.
  test.use({expectedConsoleErrors: /status of 40[13]/})

  test('lets only the reader of the new one in', async ({page}) => {
    const person = await makePerson('Eglė')
    const newAddress = newEmail()
    expect((await person.client.auth.updateUser({email: newAddress})).error).toBeNull()
    const button = page.getByRole('button', {name: 'Patvirtinti adreso keitimą'})
    const alert = page.getByRole('main').getByRole('alert')
    await page.goto(confirmationLink(await waitForEmail(newAddress)))
    await button.click()
    await expect(alert).toContainText('Dabar paspauskite nuorodą laiške')
    await page.goto(confirmationLink(await waitForEmail(person.email)))
    await button.click()
    await expect(alert).toContainText(`Paskyros adresas dabar ${newAddress}`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('main').getByRole('link', {name: 'Susikurti slaptažodį'}).click()
    await page.getByRole('button', {name: 'Siųsti nuorodą'}).click()
    await page.goto(confirmationLink(await waitForEmail(newAddress, 2)))
    await page.getByRole('button', {name: 'Patvirtinti ir tęsti'}).click()
    await page.getByLabel('Naujas slaptažodis', {exact: true}).fill('onos-slaptažodis')
    await page.getByRole('button', {name: 'Išsaugoti slaptažodį'}).click()
    await expect(page.getByText('Sveiki! Esate prisijungę kaip Eglė.')).toBeVisible()
    await removePerson(person)
  })
})

test('a logged-in user is asked before a link switches the account', long, async ({page}) => {
  const rasa = await makePerson('Rasa')
  const {email, link} = await signUp('lt')
  await startLoggedIn(page, rasa)
  await page.goto(link)
  await expect(page.getByRole('heading', {name: 'Jau esate prisijungę'})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(page.getByRole('banner').getByText('Rasa', {exact: true}).first()).toBeVisible()
  await page.getByRole('button', {name: 'Naudoti nuorodą'}).click()
  await expect(page.getByText(`Adresas ${email} patvirtintas`)).toBeVisible()
  await completeSignUp(page, {firstName: 'Svetima', password: PASSWORD})
  await expect(page.getByText('Sveiki! Esate prisijungę kaip Svetima.')).toBeVisible()
  await removePerson(rasa)
  await removeAccount(email)
})

test.describe('a link that somebody else has used up', long, () => {
  test.use({expectedConsoleErrors: /status of 403/})

  /** A scanner that also presses buttons. */
  async function useUp(link: string) {
    const parameters = new URLSearchParams(link.split('?')[1])
    const {error} = await supabaseClient().auth.verifyOtp({
      token_hash: parameters.get('token_hash') ?? '',
      type: parameters.get('type') === 'recovery' ? 'recovery' : 'signup',
    })
    expect(error).toBeNull()
  }

  test('says so and offers a new link and a new password, in both languages', async ({page}) => {
    const {email, link} = await signUp('lt')
    await useUp(link)
    const main = page.getByRole('main')
    for (const [language, title, text, newLink] of [
      [
        'lt',
        'Nuoroda panaudota arba nebegalioja',
        'Tada adresas jau patvirtintas – beliks susikurti slaptažodį.',
        'Gauti naują nuorodą',
      ],
      [
        'en',
        'This link has been used or has expired',
        'In that case, your address is already confirmed, and you only need to choose a password.',
        'Send me a new link',
      ],
    ] as const) {
      await test.step(language, async () => {
        await page.goto(inLanguage(language, link))
        await main.getByRole('button', {name: texts[language].confirm}).click()
        const alert = main.getByRole('alert')
        await expect(alert).toContainText(title)
        await expect(alert).toContainText(text)
        await expect(alert).toBeFocused()
        await expect(main.getByRole('heading', {name: newLink})).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
    await main.getByRole('link', {name: 'Choose a password'}).click()
    await expect(page).toHaveURL(/slaptazodis$/)
    await main.getByLabel(texts.en.email, {exact: true}).fill(email)
    await main.getByRole('button', {name: 'Send the link'}).click()
    await page.goto(inLanguage('en', confirmationLink(await waitForEmail(email, 2))))
    await main.getByRole('button', {name: 'Confirm and continue'}).click()
    await main.getByLabel('New password', {exact: true}).fill('austėjos-slaptažodis')
    await main.getByRole('button', {name: 'Save password'}).click()
    await expect(page.getByText('Hello! You’re logged in as Austėja.')).toBeVisible()
    await removeAccount(email)
  })

  test('to a new password leads to another one', async ({page}) => {
    const person = await makePerson('Eglė')
    const link = await forgetPassword(person.email)
    await useUp(link)
    await page.goto(link)
    await page.getByRole('button', {name: 'Patvirtinti ir tęsti'}).click()
    await expect(page.getByRole('alert').filter({hasText: 'galioja valandą'})).toBeVisible()
    await page.getByRole('link', {name: 'Gauti naują nuorodą'}).click()
    await expect(page).toHaveURL(/slaptazodis$/)
    await removePerson(person)
  })
})
