import type {Locator, Page} from '@playwright/test'
import {refuse, requestsTo} from '../../support/form-requests.ts'
import {fillFields, openRegistration} from '../../support/registration-dialog.ts'
import {expect, test} from '../../support/test.ts'

// Every rule of each form, with its message in both languages.

const texts = {
  lt: {
    fix: 'Pataisykite pažymėtus laukelius',
    firstName: 'Vardas',
    lastName: 'Pavardė',
    email: 'El. paštas',
    phone: 'Telefonas',
    noFirstName: 'Įrašykite vardą',
    noLastName: 'Įrašykite pavardę',
    noEmail: 'Įrašykite el. pašto adresą',
    noPhone: 'Įrašykite telefono numerį',
    tooLong: 'Per ilgas tekstas',
    wrongEmail: 'Patikrinkite el. pašto adresą. Jis turėtų atrodyti taip: vardas@pavyzdys.lt',
    wrongPhone: 'Patikrinkite telefono numerį. Jis turėtų atrodyti taip: +44 29 2018 0000',
    contact: {
      form: 'Parašykite mums',
      send: 'Siųsti žinutę',
      subject: 'Tema',
      message: 'Žinutė',
      noSubject: 'Įrašykite temą',
      noMessage: 'Įrašykite žinutę',
    },
    register: 'Registruotis',
    failed: {
      title: 'Klaida',
      contact: 'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
      trip: 'Nepavyko išsiųsti registracijos. Bandykite dar kartą.',
      race: 'Nepavyko užregistruoti. Bandykite dar kartą.',
    },
    trip: {
      button: 'Registruotis į kelionę',
      passengers: 'Keleivių skaičius',
      requests: 'Pageidavimai (nebūtina)',
    },
    service: {people: 'Kiek žmonių ateis', note: 'Pastaba (nebūtina)', phone: 'Telefonas (nebūtina)'},
    race: {
      child: 'Vaikas',
      emergencyContact: 'Kam skambinti, jei kas nors nutiktų (nebūtina)',
      emergencyPhone: 'To žmogaus telefonas (nebūtina)',
      health: 'Sveikatos pastabos (nebūtina)',
      childFirstName: 'Vaiko vardas',
      age: 'Amžius metais',
      parentEmail: 'Tėvo, mamos ar globėjo el. paštas',
      parentPhone: 'Tėvo, mamos ar globėjo telefonas',
      missing: [
        'Įrašykite vaiko vardą',
        'Įrašykite vaiko pavardę',
        'Įrašykite vaiko amžių',
        'Įrašykite tėvo, mamos ar globėjo vardą',
        'Įrašykite tėvo, mamos ar globėjo pavardę',
        'Įrašykite tėvo, mamos ar globėjo el. pašto adresą',
        'Įrašykite tėvo, mamos ar globėjo telefono numerį',
      ],
      wrongAge: 'Vaikų bėgime dalyvauja 5–17 metų vaikai',
      noConsent: 'Kad vaikas galėtų dalyvauti, reikia jūsų sutikimo',
    },
  },
  en: {
    fix: 'Please correct the highlighted fields',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    noFirstName: 'Enter your first name',
    noLastName: 'Enter your last name',
    noEmail: 'Enter your email address',
    noPhone: 'Enter your phone number',
    tooLong: 'That’s too long',
    wrongEmail: 'Enter a valid email address, such as name@example.com',
    wrongPhone: 'Enter a valid phone number, such as +44 29 2018 0000',
    contact: {
      form: 'Send us a message',
      send: 'Send message',
      subject: 'Subject',
      message: 'Message',
      noSubject: 'Enter a subject',
      noMessage: 'Enter your message',
    },
    register: 'Register',
    failed: {
      title: 'Error',
      contact: 'Your message couldn’t be sent. Please try again.',
      trip: 'Failed to submit registration. Please try again.',
      race: 'Failed to register. Please try again.',
    },
    trip: {
      button: 'Register for the trip',
      passengers: 'Number of passengers',
      requests: 'Special requests (optional)',
    },
    service: {people: 'How many of you are coming', note: 'Note (optional)', phone: 'Phone (optional)'},
    race: {
      child: 'Child',
      emergencyContact: 'Who to call in an emergency (optional)',
      emergencyPhone: 'Their phone number (optional)',
      health: 'Health notes (optional)',
      childFirstName: 'Child’s first name',
      age: 'Age in years',
      parentEmail: 'Parent’s email',
      parentPhone: 'Parent’s phone',
      missing: [
        'Enter the child’s first name',
        'Enter the child’s last name',
        'Enter the child’s age',
        'Enter the parent’s first name',
        'Enter the parent’s last name',
        'Enter the parent’s email address',
        'Enter the parent’s phone number',
      ],
      wrongAge: 'The children’s run is for ages 5 to 17',
      noConsent: 'Your consent is needed for the child to take part',
    },
  },
} as const

const news = '/naujienos/vaziuojame-prie-juros-kelione-autobusu-i-tenbi'

const upTo = (max: number) => Array.from({length: max}, (_, index) => String(index + 1))
const longer = (limit: number) => 'ž'.repeat(limit + 1)
const wrongEmail = 'rasa@gmail'
const wrongPhone = '12345'

interface Form {
  place: Locator
  submit: string
  fix: string
}

/** Submits the form, and expects exactly these errors in its summary, and each of them at its field. */
async function expectErrors({place, submit, fix}: Form, errors: readonly string[]) {
  await place.getByRole('button', {name: submit, exact: true}).click()
  const summary = place.getByRole('region', {name: fix})
  await expect(summary.getByRole('link')).toHaveText(errors)
  await expect(summary).toBeFocused()
  for (const error of new Set(errors)) {
    const count = errors.filter((each) => each === error).length
    await expect(place.locator('p').getByText(error, {exact: true})).toHaveCount(count)
  }
}

async function openDialog(page: Page, path: string, button: string): Promise<Locator> {
  await page.goto(path)
  return openRegistration(page, button)
}

for (const language of ['lt', 'en'] as const) {
  const {fix, register, trip, service, race, contact, ...t} = texts[language]
  const prefix = language === 'lt' ? '' : '/en'
  const person = {[t.firstName]: 'Austėja', [t.lastName]: 'Bandytoja'}
  const nobody = [t.noFirstName, t.noLastName, t.noEmail]

  test(`the rules of the contact form, ${language}`, async ({page}) => {
    await page.goto(`${prefix}/kontaktai`)
    const sent = requestsTo(page, 'send-contact-email')
    const place = page.getByRole('region', {name: contact.form})
    await place.scrollIntoViewIfNeeded()
    const form = {place, submit: contact.send, fix}
    await expectErrors(form, [...nobody, contact.noSubject, contact.noMessage])
    await fillFields(place, {
      [t.firstName]: longer(80),
      [t.lastName]: longer(80),
      [t.email]: wrongEmail,
      [contact.subject]: longer(200),
      [contact.message]: longer(5000),
    })
    await expectErrors(form, [t.tooLong, t.tooLong, t.wrongEmail, t.tooLong, t.tooLong])
    expect(sent).toEqual([])
  })

  test(`the rules of the trip, ${language}`, async ({page}) => {
    const place = await openDialog(page, prefix + news, trip.button)
    const sent = requestsTo(page, 'send-bus-registration')
    const form = {place, submit: register, fix}
    await expect(place.getByLabel(trip.passengers).getByRole('option')).toHaveText(upTo(6))
    await expectErrors(form, [...nobody, t.noPhone])
    await fillFields(place, {
      [t.firstName]: longer(80),
      [t.lastName]: longer(80),
      [t.email]: wrongEmail,
      [t.phone]: wrongPhone,
      [trip.requests]: longer(1000),
    })
    await expectErrors(form, [t.tooLong, t.tooLong, t.wrongEmail, t.wrongPhone, t.tooLong])
    expect(sent).toEqual([])
  })

  test(`the rules of the church service, ${language}`, async ({page}) => {
    const place = await openDialog(page, `${prefix}/misios`, register)
    const sent = requestsTo(page, 'register-for-event')
    const form = {place, submit: register, fix}
    await expect(place.getByLabel(service.people).getByRole('option')).toHaveText(upTo(10))
    await expectErrors(form, nobody)
    await fillFields(place, {
      ...person,
      [t.email]: wrongEmail,
      [service.phone]: wrongPhone,
      [service.note]: longer(1000),
    })
    await expectErrors(form, [t.wrongEmail, t.wrongPhone, t.tooLong])
    expect(sent).toEqual([])
  })

  test(`the rules of the race for adults, ${language}`, async ({page}) => {
    const place = await openDialog(page, `${prefix}/penki-uz-lietuva`, register)
    const sent = requestsTo(page, 'send-race-registration')
    const button = place.getByRole('button', {name: register, exact: true})
    for (const [label, value] of Object.entries({...person, [t.email]: wrongEmail, [t.phone]: wrongPhone})) {
      await expect(button).toBeDisabled()
      await fillFields(place, {[label]: value})
    }
    await fillFields(place, {
      [race.emergencyContact]: longer(160),
      [race.emergencyPhone]: wrongPhone,
      [race.health]: longer(1000),
    })
    await expectErrors({place, submit: register, fix}, [
      t.wrongEmail,
      t.wrongPhone,
      t.tooLong,
      t.wrongPhone,
      t.tooLong,
    ])
    expect(sent).toEqual([])
  })

  test(`the rules of the race for children, ${language}`, async ({page}) => {
    const place = await openDialog(page, `${prefix}/penki-uz-lietuva`, register)
    const sent = requestsTo(page, 'send-race-registration')
    const form = {place, submit: register, fix}
    await place.getByRole('tab', {name: race.child}).click()
    await expectErrors(form, [...race.missing, race.noConsent])
    await place.getByRole('checkbox', {name: /sutinku|agree/}).check()
    for (const age of ['4', '18', '9,5']) {
      await fillFields(place, {[race.age]: age})
      await expectErrors(
        form,
        race.missing.map((error, index) => (index === 2 ? race.wrongAge : error)),
      )
    }
    await fillFields(place, {
      [race.childFirstName]: longer(80),
      [race.age]: '17',
      [race.health]: longer(1000),
      [race.parentEmail]: wrongEmail,
      [race.parentPhone]: wrongPhone,
    })
    const [, noLastName, , noParentName, noParentLastName] = race.missing
    await expectErrors(form, [
      t.tooLong,
      noLastName,
      t.tooLong,
      noParentName,
      noParentLastName,
      t.wrongEmail,
      t.wrongPhone,
    ])
    expect(sent).toEqual([])
  })

  test.describe('a failure', () => {
    test.use({expectedConsoleErrors: /status of 500/})
    const failed = t.failed
    const complete = {...person, [t.email]: 'rasa@example.test'}
    const withPhone = {...complete, [t.phone]: '+44 29 2018 0000'}

    test(`of the contact form, the trip and the race has its own message, ${language}`, async ({page}) => {
      await page.route('**/functions/v1/**', (route) =>
        route.request().method() === 'POST' ? refuse(route, 500, 'unexpected') : route.fallback(),
      )
      const expectFailure = async (place: Locator, button: string, message: string) => {
        await place.getByRole('button', {name: button, exact: true}).click()
        await expect(place.getByRole('region', {name: failed.title})).toContainText(message)
        await expect(place.getByLabel(t.firstName, {exact: true})).toHaveValue('Austėja')
      }
      await page.goto(`${prefix}/kontaktai`)
      const place = page.getByRole('region', {name: contact.form})
      await place.scrollIntoViewIfNeeded()
      await fillFields(place, {...complete, [contact.subject]: 'Labas', [contact.message]: 'Labas'})
      await expectFailure(place, contact.send, failed.contact)
      const tripDialog = await openDialog(page, prefix + news, trip.button)
      await fillFields(tripDialog, withPhone)
      await expectFailure(tripDialog, register, failed.trip)
      const raceDialog = await openDialog(page, `${prefix}/penki-uz-lietuva`, register)
      await fillFields(raceDialog, withPhone)
      await expectFailure(raceDialog, register, failed.race)
    })
  })
}
