import type {Page} from '@playwright/test'
import {newEmail} from '../../support/account-dialog.ts'
import {
  commentWith,
  makeTrustedPerson,
  schoolPath,
  scrollToComments,
  writeComments,
} from '../../support/comment-section.ts'
import {openDialog} from '../../support/dialogs.ts'
import {confirmationLink, waitForEmail} from '../../support/inbox.ts'
import {
  demoAdmin,
  makePerson,
  removeAccount,
  removePerson,
  startLoggedIn,
  supabaseClient,
} from '../../support/people.ts'
import {registerFamily, registerForService, registerForTrip} from '../../support/registration-link.ts'
import {inLanguage} from '../../support/routes.ts'
import {expect, test} from '../../support/test.ts'
import {expectTextToFit} from '../../support/text-faults.ts'

test.use({viewport: {width: 360, height: 740}})

const main = (page: Page) => page.getByRole('main')

const texts = {
  lt: {cancel: /^Atšaukti.*registraciją$/, remove: /^Ištrinti/, report: /^Pranešti/, profile: 'Mano paskyra'},
  en: {
    cancel: /^Cancel (my registration|for everyone)$/,
    remove: /^Delete/,
    report: /^Report/,
    profile: 'My account',
  },
} as const

for (const language of ['lt', 'en'] as const) {
  const t = texts[language]

  test(`a registration opened from an email fits, and the question before it ends, in ${language}`, async ({
    page,
  }) => {
    const registered = [
      await registerForService(),
      await registerForTrip({passengers: 3, specialRequests: 'Vaikiška kėdutė'}),
      await registerFamily([
        {firstName: 'Ąžuolas', age: 8, medicalConditions: 'Astma'},
        {firstName: 'Eglė', age: 11},
      ]),
    ]
    for (const {link} of registered) {
      await page.goto(inLanguage(language, link))
      const cancel = main(page).getByRole('button', {name: t.cancel})
      await expect(cancel).toBeVisible()
      await expectTextToFit(page, link)
      await cancel.click()
      await expect(page.locator(openDialog)).toBeVisible()
      await expectTextToFit(page, 'the question', openDialog)
    }
  })

  test(`a confirmed account, and the form for its password, fit, in ${language}`, async ({page}) => {
    const email = newEmail()
    const data = {first_name: 'Austėja', last_name: 'Bandytoja', language, privacy_policy_accepted: true}
    await supabaseClient().auth.signUp({email, password: 'ąžuolynas', options: {data}})
    await page.goto(confirmationLink(await waitForEmail(email)))
    await expectTextToFit(page, 'the confirmation')
    await main(page).getByRole('button').click()
    await expect(main(page).locator('input[type=password]').first()).toBeVisible()
    await expectTextToFit(page, 'the form')
    await main(page).locator('button[type=submit]').press('Enter')
    await expect(main(page).locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTextToFit(page, 'the errors of the form')
    await removeAccount(email)
  })

  test(`the account and its menu fit, in ${language}`, async ({page}) => {
    const person = await makePerson('Konstancija', 'Bandytoja-Žemaitaitienė')
    await startLoggedIn(page, person)
    await page.goto(inLanguage(language, '/paskyra'))
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    await main(page).locator('button.border-danger').click()
    await expect(main(page).locator('input[type=password]').last()).toBeVisible()
    await expectTextToFit(page, 'the account')
    await page.getByRole('banner').locator('summary:visible').click()
    await expect(page.getByRole('banner').getByRole('link', {name: t.profile}).last()).toBeVisible()
    await expectTextToFit(page, 'the menu', 'header')
    await removePerson(person)
  })

  test(`what is asked before a comment is reported or deleted fits, in ${language}`, async ({page}) => {
    const author = await makeTrustedPerson('Konstancija')
    const reader = await makePerson()
    const text = `Komentaras ${author.id.slice(-8)}`
    await writeComments(author, text)
    for (const [person, name] of [
      [reader, t.report],
      [await demoAdmin(), t.remove],
    ] as const) {
      await startLoggedIn(page, person)
      await page.goto(inLanguage(language, schoolPath))
      await scrollToComments(page)
      await commentWith(page, text).getByRole('button', {name}).click()
      await expect(page.locator(openDialog)).toBeVisible()
      await expectTextToFit(page, `the question to ${person.email}`, openDialog)
    }
    for (const person of [author, reader]) await removePerson(person)
  })
}
