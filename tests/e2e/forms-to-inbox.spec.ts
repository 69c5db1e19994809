import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {requestsTo} from '../support/form-requests.ts'
import {waitForEmail} from '../support/inbox.ts'
import {fillFields, openRegistration, storedRegistrations} from '../support/registration-dialog.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const phone = '+44 7700 900123'

test('an adult registers for the race in English, and the email is in English', async ({page}) => {
  const email = newEmail()
  await page.goto('/en/penki-uz-lietuva')
  const dialog = await openRegistration(page, 'Register')
  await fillFields(dialog, {
    'First name': 'Austėja',
    'Last name': 'Bandytoja',
    Email: email,
    Phone: phone,
    'Health notes (optional)': 'Astma',
  })
  await dialog.getByRole('button', {name: 'Register', exact: true}).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  expect(await storedRegistrations(email)).toMatchObject([{category: 'adult', language: 'en'}])
  const mail = await waitForEmail(email)
  expect(mail.subject).toMatch(/^You’re registered: /)
  expect(mail.text).toContain('Austėja Bandytoja')
  expect(mail.text).not.toContain('Astma')
})

const children = [
  {
    language: 'lt',
    path: '/penki-uz-lietuva',
    register: 'Registruotis',
    tab: 'Vaikas',
    fields: (email: string) => ({
      'Vaiko vardas': 'Ąžuolas',
      'Vaiko pavardė': 'Bandytojas',
      'Amžius metais': '9',
      'Tėvo, mamos ar globėjo vardas': 'Austėja',
      'Tėvo, mamos ar globėjo pavardė': 'Bandytoja',
      'Tėvo, mamos ar globėjo el. paštas': email,
      'Tėvo, mamos ar globėjo telefonas': phone,
    }),
    done: 'Registracija sėkminga!',
    subject: /^Registracija patvirtinta: /,
  },
  {
    language: 'en',
    path: '/en/penki-uz-lietuva',
    register: 'Register',
    tab: 'Child',
    fields: (email: string) => ({
      'Child’s first name': 'Ąžuolas',
      'Child’s last name': 'Bandytojas',
      'Age in years': '9',
      'Parent’s first name': 'Austėja',
      'Parent’s last name': 'Bandytoja',
      'Parent’s email': email,
      'Parent’s phone': phone,
    }),
    done: 'Registration successful!',
    subject: /^You’re registered: /,
  },
]

for (const {language, path, register, tab, fields, done, subject} of children) {
  test(
    `a child is registered for the race, and the parent gets the email, ${language}`,
    long,
    async ({page}) => {
      const email = newEmail()
      await page.goto(path)
      const dialog = await openRegistration(page, register)
      await dialog.getByRole('tab', {name: tab}).click()
      await fillFields(dialog, fields(email))
      await dialog.getByRole('checkbox', {name: /sutinku|agree/}).check()
      await dialog.getByRole('button', {name: register, exact: true}).click()
      await expect(page.getByText(done)).toBeVisible()
      expect(await storedRegistrations(email)).toMatchObject([{category: 'child', age: 9, language}])
      const mail = await waitForEmail(email)
      expect(mail.subject).toMatch(subject)
      // Whoever reads it may be a stranger: without the age.
      expect(mail.text).toMatch(/• Ąžuolas Bandytojas\s*$/m)
    },
  )
}

const subscriptions = [
  {
    language: 'lt',
    details: long,
    path: '/kontaktai',
    field: 'El. pašto adresas',
    submit: 'Prenumeruoti',
    sent: /naujienlaiškio dar negaunate/,
    subject: 'Patvirtinkite naujienlaiškio prenumeratą',
    confirm: 'Patvirtinti prenumeratą',
    done: 'Prenumerata patvirtinta',
  },
  {
    language: 'en',
    details: {},
    path: '/en/kontaktai',
    field: 'Email address',
    submit: 'Subscribe',
    sent: /doesn’t get our newsletter yet/,
    subject: 'Please confirm your newsletter subscription',
    confirm: 'Confirm my subscription',
    done: 'You’re subscribed',
  },
]

for (const {language, details, path, field, submit, sent, subject, confirm, done} of subscriptions) {
  test(
    `an address is confirmed for the newsletter by the link in its email, ${language}`,
    details,
    async ({page}) => {
      const email = newEmail()
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await footer.getByLabel(field).fill(email)
      await footer.getByRole('button', {name: submit}).click()
      await expect(footer.getByText(sent)).toBeVisible()
      const mail = await waitForEmail(email)
      expect(mail.subject).toBe(subject)

      const stored = async () => {
        const [subscriber] = await withDatabase(
          (sql) => sql`select status, language from public.newsletter_subscribers where email = ${email}`,
        )
        return subscriber
      }
      const calls = requestsTo(page, 'newsletter-subscription')
      const main = page.getByRole('main')
      const {pathname, search: token} = new URL(
        /https?:\/\/\S+\/naujienlaiskis\/\S+/.exec(mail.text)?.[0] ?? '',
      )
      await page.goto(pathname + token)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
      await expect(main.getByRole('button', {name: confirm})).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(calls).toEqual([])
      expect(await stored()).toEqual({status: 'pending', language})

      await main.getByRole('button', {name: confirm}).click()
      await expect(main.getByRole('heading', {name: done})).toBeVisible()
      await expect(main.getByRole('alert')).toBeFocused()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(calls.map((call) => call.postDataJSON() as object)).toEqual([
        {action: 'confirm', token: new URLSearchParams(token).get('token')},
      ])
      expect(await stored()).toEqual({status: 'confirmed', language})
    },
  )
}
