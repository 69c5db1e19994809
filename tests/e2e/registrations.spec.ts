import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {answerInstead, fulfil, keysOf, refuse, requestsTo} from '../support/form-requests.ts'
import {waitForEmail} from '../support/inbox.ts'
import {fillFields, openRegistration, storedRegistrations} from '../support/registration-dialog.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const trip = '/naujienos/vaziuojame-prie-juros-kelione-autobusu-i-tenbi'
const phone = '+44 7700 900123'

const person = (email: string) => ({
  Vardas: 'Austėja',
  Pavardė: 'Bandytoja',
  'El. paštas': email,
  Telefonas: phone,
})

test.describe('the bus trip', () => {
  const stories = [
    {
      language: 'lt',
      details: long,
      path: trip,
      button: 'Registruotis į kelionę',
      fields: person,
      passengers: 'Keleivių skaičius',
      register: 'Registruotis',
      done: 'Registracija sėkminga!',
      doneText: 'Jūsų registracija į kelionę sėkmingai išsiųsta. Organizatoriai su jumis susisieks.',
      again: 'Registruoti dar ką nors',
      told: (email: string) => [
        /Kas registruota\s*Austėja Bandytoja\s*Vietų skaičius\s*3/,
        `siunčiame adresu ${email}`,
      ],
      subject: /^Prašymas gautas: /,
    },
    {
      language: 'en',
      details: {},
      path: `/en${trip}`,
      button: 'Register for the trip',
      fields: (email: string) => ({
        'First name': 'Austėja',
        'Last name': 'Bandytoja',
        Email: email,
        Phone: phone,
      }),
      passengers: 'Number of passengers',
      register: 'Register',
      done: 'Registration successful!',
      doneText: 'Your trip registration has been submitted successfully. Organizers will contact you.',
      again: 'Register somebody else',
      told: (email: string) => [/Registered for\s*Austėja Bandytoja\s*Places\s*3/, `an email to ${email}`],
      subject: /^Request received: /,
    },
  ]

  for (const {
    language,
    details,
    path,
    button,
    fields,
    passengers,
    register,
    done,
    doneText,
    again,
    told,
    subject,
  } of stories) {
    test(`seats are asked for from the news, ${language}`, details, async ({page}) => {
      const email = newEmail()
      await page.goto(path)
      const dialog = await openRegistration(page, button)
      await fillFields(dialog, fields(email))
      await expect(dialog.getByLabel(passengers)).toHaveValue('1')
      await dialog.getByLabel(passengers).selectOption('3')
      await dialog.getByRole('button', {name: register}).click()
      await expect(dialog).toBeHidden()
      const sent = page.getByRole('main').getByRole('region', {name: done})
      await expect(sent).toBeFocused()
      for (const text of [doneText, ...told(email)]) await expect(sent).toContainText(text)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await storedRegistrations(email)).toMatchObject([{passengers: 3}])
      expect((await waitForEmail(email)).subject).toMatch(subject)

      await openRegistration(page, again)
      for (const label of Object.keys(fields(email))) {
        await expect(dialog.getByLabel(label, {exact: true})).toHaveValue('')
      }
    })
  }

  test('errors are listed above the form, and nothing is sent', long, async ({page}) => {
    await page.goto(trip)
    const sent = requestsTo(page, 'send-bus-registration')
    const dialog = await openRegistration(page, 'Registruotis į kelionę')
    await dialog.getByLabel('Telefonas').fill('12345')
    await dialog.getByRole('button', {name: 'Registruotis'}).click()
    const summary = dialog.getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Įrašykite vardą',
      'Įrašykite pavardę',
      'Įrašykite el. pašto adresą',
      'Patikrinkite telefono numerį. Jis turėtų atrodyti taip: +44 29 2018 0000',
    ])
    await summary.getByRole('link', {name: 'Įrašykite pavardę'}).click()
    await expect(dialog.getByLabel('Pavardė')).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(sent).toEqual([])
  })

  test(
    'what was typed survives closing the dialog, and a full bus has its own message',
    long,
    async ({page}) => {
      await answerInstead(page, 'send-bus-registration', (route) =>
        fulfil(route, 200, {ok: true, status: 'waiting'}),
      )
      await page.goto(trip)
      const dialog = await openRegistration(page, 'Registruotis į kelionę')
      await fillFields(dialog, person('rasa@example.test'))
      await dialog.getByLabel('Keleivių skaičius').selectOption('4')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await openRegistration(page, 'Registruotis į kelionę')
      await expect(dialog.getByLabel('El. paštas')).toHaveValue('rasa@example.test')
      await expect(dialog.getByLabel('Keleivių skaičius')).toHaveValue('4')

      await dialog.getByRole('button', {name: 'Registruotis'}).click()
      await expect(page.getByText('Esate laukiančiųjų sąraše')).toBeVisible()
      await expect(page.getByText('Registracija sėkminga!')).toHaveCount(0)
      await expect(dialog).toBeHidden()
    },
  )

  test.describe('when refused', () => {
    test.use({expectedConsoleErrors: /status of (4\d\d|5\d\d)|ERR_FAILED/})

    const refusals = [
      [409, 'registration_closed', 'Registracija jau baigėsi.'],
      [409, 'event_cancelled', 'Šis renginys atšauktas.'],
      [429, 'too_many', 'Bandykite dar kartą po valandos.'],
      [503, 'unavailable', 'Šiuo metu išsiųsti nepavyksta.'],
      [500, 'failed', 'Nepavyko išsiųsti registracijos. Bandykite dar kartą.'],
    ] as const

    test('each reason is explained, and the text kept', async ({page}) => {
      await answerInstead(page, 'send-bus-registration', (route, attempt) => {
        const [status, code] = refusals[attempt - 1] ?? refusals[0]
        return refuse(route, status, code)
      })
      await page.setViewportSize({width: 390, height: 740})
      await page.goto(trip)
      const dialog = await openRegistration(page, 'Registruotis į kelionę')
      await fillFields(dialog, person('rasa@example.test'))
      const summary = dialog.getByRole('region', {name: 'Klaida'})
      for (const [, code, text] of refusals) {
        await test.step(code, async () => {
          await dialog.getByRole('button', {name: 'Registruotis'}).click()
          await expect(summary).toContainText(text)
          await expect(summary).toBeFocused()
          await expect(summary).toBeInViewport({ratio: 1})
          await expect(dialog.getByRole('button', {name: 'Registruotis'})).toBeInViewport({ratio: 1})
          await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
          await expect(dialog.getByLabel('El. paštas')).toHaveValue('rasa@example.test')
        })
      }
    })

    test('a retry after a lost answer makes one registration', long, async ({page}) => {
      const email = newEmail()
      const sent = requestsTo(page, 'send-bus-registration')
      await answerInstead(page, 'send-bus-registration', async (route, attempt) => {
        if (attempt > 1) return route.continue()
        await route.fetch()
        return route.abort()
      })
      await page.goto(trip)
      const dialog = await openRegistration(page, 'Registruotis į kelionę')
      await fillFields(dialog, person(email))
      await dialog.getByRole('button', {name: 'Registruotis'}).click()
      await expect(dialog.getByRole('region', {name: 'Klaida'})).toBeFocused()
      await dialog.getByRole('button', {name: 'Registruotis'}).click()
      await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
      expect(keysOf(sent)).toHaveLength(2)
      expect(new Set(keysOf(sent)).size).toBe(1)
      expect(await storedRegistrations(email)).toHaveLength(1)
    })
  })
})

test.describe('the race', () => {
  const race = '/penki-uz-lietuva'

  const parent = (email: string) => ({
    'Tėvo, mamos ar globėjo vardas': 'Austėja',
    'Tėvo, mamos ar globėjo pavardė': 'Bandytoja',
    'Tėvo, mamos ar globėjo el. paštas': email,
    'Tėvo, mamos ar globėjo telefonas': phone,
  })

  const child = (firstName: string, age: string) => ({
    'Vaiko vardas': firstName,
    'Vaiko pavardė': 'Bandytojas',
    'Amžius metais': age,
  })

  const consent = /Esu vienas iš tėvų/

  test('an adult registers once everything required is filled in', long, async ({page}) => {
    const email = newEmail()
    await page.goto(race)
    const sent = requestsTo(page, 'send-race-registration')
    const dialog = await openRegistration(page, 'Registruotis')
    await expect(dialog.getByRole('tab', {name: 'Suaugusysis'})).toHaveAttribute('aria-selected', 'true')
    const register = dialog.getByRole('button', {name: 'Registruotis'})
    await expect(register).toBeDisabled()
    await fillFields(dialog, person(email))
    await expect(register).toBeEnabled()
    await register.dblclick()
    await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
    await expect(page.getByText('Registracijos patvirtinimas išsiųstas el. paštu')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(sent.map((request) => request.postDataJSON() as object)).toMatchObject([
      {registration: {category: 'adult', email}, eventName: 'Penki už Lietuvą', eventDate: '2025-09-21'},
    ])
    expect(await storedRegistrations(email)).toHaveLength(1)
    expect((await waitForEmail(email)).subject).toMatch(/^Registracija patvirtinta: /)
  })

  test('children need an age from 5 to 17 and their parent’s consent', async ({page}) => {
    await page.goto(race)
    const sent = requestsTo(page, 'send-race-registration')
    const dialog = await openRegistration(page, 'Registruotis')
    await dialog.getByRole('tab', {name: 'Vaikas'}).click()
    await fillFields(dialog, {...child('Lukas', '4'), ...parent('rasa@')})
    await dialog.getByRole('button', {name: 'Registruotis'}).click()
    const summary = dialog.getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Vaikų bėgime dalyvauja 5–17 metų vaikai',
      'Patikrinkite el. pašto adresą. Jis turėtų atrodyti taip: vardas@pavyzdys.lt',
      'Kad vaikas galėtų dalyvauti, reikia jūsų sutikimo',
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(sent).toEqual([])
  })

  test('a parent who registers a child runs too, with details typed once and one email', async ({page}) => {
    const email = newEmail()
    await page.goto(race)
    const dialog = await openRegistration(page, 'Registruotis')
    await dialog.getByRole('tab', {name: 'Vaikas'}).click()
    await fillFields(dialog, {...child('Lukas', '9'), ...parent(email)})
    await dialog.getByRole('checkbox', {name: 'Bėgu ir aš (nuo 18 metų, 5 km)'}).check()
    await dialog.getByLabel('Kam skambinti, jei kas nors nutiktų').fill('Tomui')
    await dialog.getByRole('checkbox', {name: consent}).check()
    await dialog.getByRole('button', {name: 'Registruoti 2 bėgikus'}).click()
    const sent = page.getByRole('region', {name: 'Registracija sėkminga!'})
    await expect(sent).toContainText('Lukas Bandytojas, Austėja Bandytoja')
    const stored = await storedRegistrations(email)
    expect(stored.map(({category}) => category).toSorted()).toEqual(['adult', 'child'])
    expect(new Set(stored.map(({registration_id: id}) => id)).size).toBe(1)
    const mail = await waitForEmail(email)
    for (const name of ['Lukas Bandytojas', 'Austėja Bandytoja']) expect(mail.text).toContain(name)
  })

  test.describe('for a family', () => {
    test.use({expectedConsoleErrors: /status of 500/})

    test('each child is registered, and one that failed is named and tried again', async ({page}) => {
      const email = newEmail()
      const sent = requestsTo(page, 'send-race-registration')
      await answerInstead(page, 'send-race-registration', (route, attempt) =>
        attempt === 2 ? refuse(route, 500, 'failed') : route.continue(),
      )
      await page.goto(race)
      const dialog = await openRegistration(page, 'Registruotis')
      await dialog.getByRole('tab', {name: 'Vaikas'}).click()
      await fillFields(dialog, {...child('Lukas', '9'), ...parent(email)})
      await dialog.getByRole('button', {name: 'Pridėti kitą vaiką'}).click()
      const second = dialog.getByRole('group', {name: 'Vaikas Nr. 2'})
      await expect(second.getByLabel('Vaiko vardas')).toBeFocused()
      await fillFields(second, child('Ema', '12'))
      await dialog.getByRole('checkbox', {name: consent}).check()
      await dialog.getByRole('button', {name: 'Registruoti 2 vaikus'}).click()

      const summary = dialog.getByRole('region', {name: 'Klaida'})
      await expect(summary).toContainText('Neužregistruoti: Ema Bandytojas. Kitus jau užregistravome.')
      await expect(dialog.getByLabel('Vaiko vardas')).toHaveValue('Ema')
      await dialog.getByRole('button', {name: 'Registruotis'}).click()
      await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
      await expect(dialog).toBeHidden()

      const bodies = sent.map((request) => request.postDataJSON() as {groupId: string; groupSize: number})
      expect(new Set(bodies.map(({groupId}) => groupId)).size).toBe(1)
      expect(bodies.map(({groupSize}) => groupSize)).toEqual([2, 2, 2])
      expect(new Set(keysOf(sent)).size).toBe(2)
      expect(await storedRegistrations(email)).toHaveLength(2)

      await expect(page.getByRole('region', {name: 'Registracija sėkminga!'})).toContainText(
        'Lukas Bandytojas, Ema Bandytojas',
      )
      await openRegistration(page, 'Registruoti dar ką nors')
      await expect(dialog.getByRole('tab', {name: 'Suaugusysis'})).toHaveAttribute('aria-selected', 'true')
      await dialog.getByRole('tab', {name: 'Vaikas'}).click()
      await expect(dialog.getByLabel('Vaiko vardas')).toHaveValue('')
      await expect(dialog.getByRole('checkbox', {name: consent})).not.toBeChecked()
    })
  })
})

test.describe('the church service', () => {
  const stories = [
    {
      language: 'lt',
      details: {},
      path: '/misios',
      register: 'Registruotis',
      unconfirmed: 'Data, laikas ir vieta dar tikslinami.',
      fields: (email: string) => ({Vardas: 'Austėja', Pavardė: 'Bandytoja', 'El. paštas': email}),
      people: 'Kiek žmonių ateis',
      done: 'Registracija sėkminga!',
      subject: /^Registracija patvirtinta: /,
    },
    {
      language: 'en',
      details: long,
      path: '/en/misios',
      register: 'Register',
      unconfirmed: 'Date, time and place are still to be confirmed.',
      fields: (email: string) => ({'First name': 'Austėja', 'Last name': 'Bandytoja', Email: email}),
      people: 'How many of you are coming',
      done: 'Registration successful!',
      subject: /^You’re registered: /,
    },
  ]

  for (const {language, details, path, register, unconfirmed, fields, people, done, subject} of stories) {
    test(
      `has no date yet, and takes registrations without a phone number, ${language}`,
      details,
      async ({page}) => {
        const email = newEmail()
        await page.goto(path)
        await expect(page.getByRole('main').getByText(unconfirmed)).toBeVisible()
        const dialog = await openRegistration(page, register)
        await expect(dialog.getByText(unconfirmed)).toBeVisible()
        await fillFields(dialog, fields(email))
        await dialog.getByLabel(people).selectOption('10')
        await dialog.getByRole('button', {name: register}).click()
        await expect(page.getByText(done)).toBeVisible()
        expect(await storedRegistrations(email)).toMatchObject([{seats: 10}])
        expect((await waitForEmail(email)).subject).toMatch(subject)
      },
    )
  }
})

test('what was typed survives a reload and a change of the language, until it is sent', async ({page}) => {
  await page.goto('/registracija/misios')
  const main = page.getByRole('main')
  await fillFields(main, {Vardas: 'Austėja', 'El. paštas': newEmail()})
  await page.reload()
  await expect(main.getByLabel('Vardas', {exact: true})).toHaveValue('Austėja')
  await page.goto('/en/registracija/misios')
  await expect(main.getByLabel('First name', {exact: true})).toHaveValue('Austėja')
  await fillFields(main, {'Last name': 'Bandytoja'})
  await main.getByRole('button', {name: 'Register'}).click()
  await expect(main.getByRole('region', {name: 'Registration successful!'})).toBeFocused()
  await page.reload()
  await expect(main.getByLabel('First name', {exact: true})).toHaveValue('')
})

test('on a page of its own, what was sent takes the place of the form', async ({page}) => {
  const email = newEmail()
  await page.goto('/registracija/misios')
  const main = page.getByRole('main')
  await fillFields(main, {Vardas: 'Austėja', Pavardė: 'Bandytoja', 'El. paštas': email})
  await main.getByLabel('Kiek žmonių ateis').selectOption('2')
  await main.getByRole('button', {name: 'Registruotis'}).click()
  const sent = main.getByRole('region', {name: 'Registracija sėkminga!'})
  await expect(sent).toBeFocused()
  await expect(sent).toContainText(`siunčiame adresu ${email}`)
  await expect(sent.getByRole('link', {name: 'Įsirašyti numatomą datą į kalendorių (.ics)'})).toBeVisible()
  await expect(main.locator('form')).toHaveCount(0)
  await expect(page).toHaveURL('/registracija/misios')
})

test('the button says that its form is being loaded', long, async ({page}) => {
  await page.goto('/misios')
  const {promise: mayLoad, resolve: letLoad} = Promise.withResolvers<void>()
  await page.route('**/_next/static/**', async (route) => {
    await mayLoad
    await route.continue()
  })
  const button = page.locator('main a[aria-haspopup=dialog]', {hasText: 'Registruotis'})
  await expect(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  letLoad()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-disabled')
})
