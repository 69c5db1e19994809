import {setTimeout as wait} from 'node:timers/promises'
import type {Locator, Page} from '@playwright/test'
import {newEmail} from '../support/account-dialog.ts'
import {openCheckout, payByCard} from '../support/checkout-page.ts'
import {withDatabase} from '../support/database.ts'
import {waitForEmail} from '../support/inbox.ts'
import {storedRegistrations} from '../support/registration-dialog.ts'
import {expect, test} from '../support/test.ts'
import {languageViews} from '../support/views.ts'

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}})

const words = {
  lt: {
    prefix: '',
    firstName: 'Vardas',
    lastName: 'Pavardė',
    email: 'El. paštas',
    phone: 'Telefonas',
    passengers: 'Keleivių skaičius',
    people: 'Kiek žmonių ateis',
    register: 'Registruotis',
    registered: 'Registracija sėkminga!',
    fix: 'Pataisykite pažymėtus laukelius',
    missingLastName: 'Įrašykite pavardę',
    wrongEmail: /adres/,
    adult: 'Suaugusysis',
    child: 'Vaikas',
    childFields: (email: string) => ({
      'Vaiko vardas': 'Ąžuolas',
      'Vaiko pavardė': 'Bandytojas',
      'Tėvo, mamos ar globėjo vardas': 'Austėja',
      'Tėvo, mamos ar globėjo pavardė': 'Bandytoja',
      'Tėvo, mamos ar globėjo el. paštas': email,
      'Tėvo, mamos ar globėjo telefonas': '+44 7700 900123',
    }),
    age: 'Amžius metais',
    transfer: 'Banko pavedimu',
    byCard: 'Pereiti prie mokėjimo',
    over18: /ne mažiau kaip 18/,
    applied: 'Prašymą gavome. Liko pervesti nario mokestį',
    toStripe: 'Atverti mokėjimo puslapį naujame lange',
    name: 'Jūsų vardas (nebūtina)',
    ownAmount: /savo sumą/,
    donate: 'Aukoti',
    once: 'Vieną kartą',
    monthly: 'Kas mėnesį',
    amountRange: 'Įrašėte £0,50, o paaukoti galima nuo £1 iki £10 000',
  },
  en: {
    prefix: '/en',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    passengers: 'Number of passengers',
    people: 'How many of you are coming',
    register: 'Register',
    registered: 'Registration successful!',
    fix: 'Please correct the highlighted fields',
    missingLastName: 'Enter your last name',
    wrongEmail: /address/,
    adult: 'Adult',
    child: 'Child',
    childFields: (email: string) => ({
      'Child’s first name': 'Ąžuolas',
      'Child’s last name': 'Bandytojas',
      'Parent’s first name': 'Austėja',
      'Parent’s last name': 'Bandytoja',
      'Parent’s email': email,
      'Parent’s phone': '+44 7700 900123',
    }),
    age: 'Age in years',
    transfer: 'By bank transfer',
    byCard: 'Proceed to payment',
    over18: /18 or over/,
    applied: 'We’ve got your application. All that’s left is the transfer',
    toStripe: 'Open the payment page in a new window',
    name: 'Your name (optional)',
    ownAmount: /own amount/i,
    donate: 'Donate',
    once: 'Once',
    monthly: 'Every month',
    amountRange: 'You entered £0.50, but a donation can be from £1 to £10,000',
  },
} as const

const notice = (page: Page, title: string) => page.getByRole('main').getByRole('region', {name: title})

async function fillFields(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await form.getByRole('textbox', {name, exact: true}).fill(value)
}

async function send(form: Locator, label: string): Promise<void> {
  await form.getByRole('button', {name: label, exact: true}).click()
}

for (const {language, details} of languageViews) {
  const t = words[language]
  const names = {[t.firstName]: 'Austėja', [t.lastName]: 'Bandytoja'}
  const person = (email: string) => ({
    ...names,
    [t.email]: email,
    [t.phone]: '+44 7700 900123',
  })

  test.describe(`without script, in ${language}`, details, () => {
    test('a form says what is wrong, keeps what was typed, and is sent once corrected', async ({page}) => {
      const email = newEmail()
      await page.goto(`${t.prefix}/registracija/renginiai/keliones-autobusu-2025`)
      const main = page.getByRole('main')
      await fillFields(main, {...person('austėja@'), [t.lastName]: ' '})
      await main.getByLabel(t.passengers).selectOption('3')
      await send(main, t.register)

      const faults = notice(page, t.fix)
      await expect(faults).toBeInViewport()
      await expect(faults.getByRole('link')).toHaveText([t.missingLastName, t.wrongEmail])
      await faults.getByRole('link', {name: t.missingLastName}).click()
      await expect(main.getByLabel(t.lastName, {exact: true})).toBeInViewport()
      await expect(main.getByLabel(t.firstName, {exact: true})).toHaveValue('Austėja')
      await expect(main.getByLabel(t.passengers)).toHaveValue('3')
      await expect(main.getByLabel(t.email, {exact: true})).toHaveAttribute('aria-invalid', 'true')

      await fillFields(main, {[t.lastName]: '$Bandytoja', [t.email]: email})
      await send(main, t.register)
      await expect(notice(page, t.registered)).toBeInViewport()
      await expect(notice(page, t.registered)).toContainText('Austėja $Bandytoja')
      expect(await storedRegistrations(email)).toMatchObject([
        {last_name: '$Bandytoja', passengers: 3, language},
      ])
      expect((await waitForEmail(email)).subject).toMatch(/kelion|trip/i)
    })

    test('a form that is sent twice, as by a double tap, counts once', async ({page, request}) => {
      const email = newEmail()
      const path = `${t.prefix}/registracija/misios`
      await page.goto(path)
      const main = page.getByRole('main')
      await fillFields(main, {...names, [t.email]: email})
      const multipart = await main
        .locator('form')
        .evaluate((form: HTMLFormElement) =>
          Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
        )
      const headers = {origin: new URL(page.url()).origin}
      // Within one minute, by which the site tells a repetition from a second form.
      const secondsLeft = 60 - new Date().getSeconds()
      if (secondsLeft <= 10) await wait(secondsLeft * 1000)
      const sent = await Promise.all([1, 2].map(() => request.post(path, {multipart, headers})))
      for (const answer of sent) expect(await answer.text()).toContain(t.registered)
      expect(await storedRegistrations(email)).toHaveLength(1)
    })

    test('an event with a form of its own takes registrations', async ({page}) => {
      const email = newEmail()
      await page.goto(`${t.prefix}/registracija/misios`)
      const main = page.getByRole('main')
      await fillFields(main, {...names, [t.email]: email})
      await main.getByLabel(t.people).selectOption('2')
      await send(main, t.register)
      await expect(notice(page, t.registered)).toBeInViewport()
      expect(await storedRegistrations(email)).toMatchObject([{seats: 2, language}])
    })

    test('an adult and a child register for the race, each with a form', async ({page}) => {
      const [adult, parent] = [newEmail(), newEmail()]
      await page.goto(`${t.prefix}/registracija/penki-uz-lietuva`)
      const section = (name: string) => page.getByRole('main').getByRole('region', {name, exact: true})
      await fillFields(section(t.adult), person(adult))
      await send(section(t.adult), t.register)
      await expect(notice(page, t.registered)).toBeInViewport()

      const child = section(t.child)
      await fillFields(child, {...t.childFields(parent), [t.age]: '4'})
      await child.getByRole('checkbox', {name: /sutinku|agree/}).check()
      await send(child, t.register)
      await expect(child.getByRole('region', {name: t.fix})).toBeInViewport()
      await fillFields(child, {[t.age]: '9'})
      await send(child, t.register)
      await expect(notice(page, t.registered)).toBeInViewport()
      expect(await storedRegistrations(adult)).toMatchObject([{category: 'adult', language}])
      expect(await storedRegistrations(parent)).toMatchObject([{category: 'child', age: 9, language}])
    })

    test('an application for membership by transfer names the account, one by card leads to Stripe', async ({
      page,
    }) => {
      const [transfer, card] = [newEmail(), newEmail()]
      await page.goto(`${t.prefix}/taptinariu`)
      const main = page.getByRole('main')
      await fillFields(main, {...names, [t.email]: transfer})
      await main.getByLabel(t.transfer).check()
      await main.getByLabel(t.over18).check()
      await send(main, t.byCard)
      const applied = notice(page, t.applied)
      await expect(applied).toBeInViewport()
      await expect(applied).toContainText(
        /M raidė ir skaitmenys: rasite laiške|The letter M and digits: it’s in the email/,
      )

      await page.goto(`${t.prefix}/taptinariu`)
      await fillFields(main, {[t.firstName]: 'Rasa', [t.lastName]: 'Bandytoja', [t.email]: card})
      await send(main, t.byCard)
      await expect(notice(page, t.fix)).toBeInViewport()
      await main.getByLabel(t.over18).check()
      await send(main, t.byCard)
      const checkout = await openCheckout(page, () => page.getByRole('link', {name: t.toStripe}).click())
      await expect(checkout.locator('body')).toContainText(/15[.,]00/)
      const applications = await withDatabase(
        (sql) =>
          sql`select payment_method from public.membership_applications where email in (${transfer}, ${card}) order by 1`,
      )
      expect(applications.map(({payment_method: method}) => method as string)).toEqual([
        'bank_transfer',
        'stripe',
      ])
    })

    test('a gift to a campaign counts once it is paid', async ({page}) => {
      const donor = `$Austėja ${crypto.randomUUID().slice(0, 8)}`
      await page.goto(`${t.prefix}/is-sirdies-i-sirdi`)
      await page.getByRole('main').locator('a[href*="/aukoti/"]').first().click()
      await expect(page).toHaveURL(`${t.prefix}/aukoti/is-sirdies-i-sirdi`)
      const main = page.getByRole('main')
      await main.getByLabel(t.name).fill(donor)
      await main.getByText(t.monthly, {exact: true}).click()
      await main.getByLabel(t.ownAmount).fill('0,50')
      await send(main, t.donate)
      await expect(notice(page, t.fix)).toContainText(t.amountRange)
      await expect(main.getByRole('radio', {name: t.monthly})).toBeChecked()
      await main.getByText(t.once, {exact: true}).click()
      await main.getByLabel(t.ownAmount).fill('')
      await main.getByText('£20', {exact: true}).click()
      await send(main, t.donate)
      const checkout = await openCheckout(page, () => page.getByRole('link', {name: t.toStripe}).click())
      await expect(checkout.locator('body')).toContainText(/20[.,]00/)
      await payByCard(checkout, newEmail())
      const paid = () =>
        withDatabase(
          (sql) => sql`
            
            select status, amount_pence
            from public.donations join public.payments on payments.id = donations.payment_id
            where donor_name = ${donor}`,
        )
      await expect.poll(async () => [...(await paid())]).toEqual([{status: 'paid', amount_pence: 2000}])
    })
  })
}
