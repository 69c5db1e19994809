import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {printedSheets} from '../support/paper.ts'
import {
  demoAdmin,
  giveRole,
  makePerson,
  removePerson,
  serviceClient,
  startLoggedIn,
} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {inLanguage} from '../support/routes.ts'
import {languageViews, long} from '../support/views.ts'

/** Of the event of these tests, and in all its addresses. */
const key = `e2e-registracijos-${crypto.randomUUID().slice(0, 8)}`
const address = (name: string) => `${name}-${key}@example.test`

test.beforeEach(() =>
  withDatabase(async (sql) => {
    await sql`
      insert into public.content_items (key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, starts_at)
      values (${key}, 'event', 'Bandomasis bėgimas', 'Trial run', '/bandomasis', 3, 'race', true, '2031-06-20T10:00:00Z')`
    await sql`
      with registration as (
        insert into public.event_registrations
          (event_key, kind, status, seats, first_name, last_name, email, phone, note, language, waiting_since)
        values
          (${key}, 'race', 'registered', 1, 'Rasa', 'Žukaitė', ${address('rasa')}, '+44 29 2018 0000', '=1+1', 'lt', null),
          (${key}, 'trip', 'requested', 2, 'Ona', 'Prašanti', ${address('ona')}, null, null, 'lt', null),
          (${key}, 'general', 'waiting', 3, 'Rhys', 'First', ${address('rhys')}, null, null, 'en', now() - interval '2 days'),
          (${key}, 'general', 'waiting', 1, 'Jonas', 'Antras', ${address('jonas')}, null, null, 'lt', now() - interval '1 day')
        returning id, kind
      ), runner as (
        insert into public.race_registrations (registration_id, category, first_name, last_name, age)
        select id, 'child', 'Ąžuolas', 'Žukas', 8 from registration where kind = 'race' returning id
      )
      insert into public.race_health_notes (race_registration_id, medical_conditions) select id, 'Astma' from runner`
  }),
)

test.afterEach(() =>
  withDatabase(async (sql) => {
    await sql`delete from public.event_registrations where event_key = ${key}`
    await sql`delete from public.event_organisers where event_key = ${key}`
    await sql`delete from public.email_outbox where recipient like ${`%-${key}@example.test`}`
    await sql`delete from public.content_items where key = ${key}`
  }),
)

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({hasText: name})
const count = (page: Page, name: string) =>
  page.getByRole('term').filter({hasText: name}).locator('xpath=following-sibling::dd')

async function open(page: Page) {
  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=registrations&event=${key}`)
  await expect(rows(page)).toHaveCount(4)
}

async function statusOf(name: string): Promise<string | undefined> {
  const {data} = await serviceClient()
    .from('event_registrations')
    .select('status')
    .eq('event_key', key)
    .eq('first_name', name)
    .maybeSingle()
  return data?.status
}

test('an event has counts, its list, requests first, and an export for spreadsheets without health notes', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByLabel('Renginys', {exact: true})).toHaveValue(key)
  await expect(count(page, 'Užimta vietų')).toHaveText('3 iš 3')
  await expect(count(page, 'Laukiančiųjų sąraše')).toHaveText('4')
  await expect(rows(page).first()).toContainText('Ona Prašanti')
  await expect(row(page, 'Rasa Žukaitė')).toContainText('Trūksta tėvų sutikimo')

  const download = async (button: string, name: string) => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', {name: button}).click()
    const file = await started
    expect(file.suggestedFilename()).toBe(name)
    return readFile(await file.path())
  }
  const csv = (await download('Atsisiųsti CSV programoms', `registracijos-${key}.csv`)).toString('utf8')
  expect(csv.startsWith('Būsena,Vardas,Pavardė')).toBe(true)
  expect(csv).toContain('Ąžuolas,Žukas')
  expect(csv).toContain(',=1+1,')
  expect(csv).toContain(',+44 29 2018 0000,')
  expect(csv).not.toContain('Astma')

  // What is in it, sheet.test.ts reads.
  const workbook = await download('Atsisiųsti Excel (XLSX)', `registracijos-${key}.xlsx`)
  expect(workbook.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')

  await page.getByRole('searchbox', {name: 'Ieškoti'}).fill('azuolas')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox', {name: 'Ieškoti'}).fill('')
  await page.getByRole('button', {name: /^Laukiančiųjų sąraše/}).click()
  await expect(rows(page)).toHaveText([/Rhys First/, /Jonas Antras/])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an admin confirms a request, moves somebody up in the waiting list and cancels a registration', async ({
  page,
}) => {
  await open(page)
  await row(page, 'Ona Prašanti').getByRole('button', {name: 'Atmesti: Ona Prašanti'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Atmesti prašymą? Ona Prašanti')
  await dialog.getByRole('button', {name: 'Grįžti'}).click()
  await dialog.getByRole('button', {name: 'Uždaryti'}).click()
  expect(await statusOf('Ona')).toBe('requested')
  await row(page, 'Ona Prašanti').getByRole('button', {name: 'Patvirtinti: Ona Prašanti'}).click()
  await expect(page.getByText('Ona Prašanti: registracija patvirtinta')).toBeVisible()
  await expect(row(page, 'Ona Prašanti')).toContainText('Patvirtinta')
  expect(await statusOf('Ona')).toBe('registered')

  await row(page, 'Jonas')
    .getByRole('button', {name: /^Peržiūrėti/})
    .click()
  await dialog.getByRole('button', {name: 'Perkelti į sąrašo pradžią'}).click()
  await dialog.getByRole('button', {name: 'Perkelti į pradžią'}).click()
  await expect(dialog.getByLabel('Kodėl')).toHaveAccessibleDescription(/Parašykite, kodėl/)
  await dialog.getByLabel('Kodėl').fill('Padeda organizuoti')
  await dialog.getByRole('button', {name: 'Perkelti į pradžią'}).click()
  await expect(page.getByText('Jonas Antras: dabar sąrašo pradžioje')).toBeVisible()
  await page.getByRole('button', {name: /^Laukiančiųjų sąraše/}).click()
  await expect(rows(page)).toHaveText([/Jonas Antras/, /Rhys First/])

  await row(page, 'Rhys')
    .getByRole('button', {name: /^Peržiūrėti/})
    .click()
  await dialog.getByRole('button', {name: 'Atšaukti registraciją'}).click()
  await expect(dialog).toContainText('Atšaukti registraciją? Rhys First')
  await dialog.getByRole('button', {name: 'Atšaukti registraciją'}).click()
  await expect(page.getByText('Rhys First: registracija atšaukta')).toBeVisible()
  expect(await statusOf('Rhys')).toBe('cancelled')
})

test('an admin sees health notes when asking for them, an organiser cannot', async ({page}) => {
  await open(page)
  await row(page, 'Rasa')
    .getByRole('button', {name: /^Peržiūrėti/})
    .click()
  await expect(page.getByText('Astma')).toHaveCount(0)
  await page.getByRole('button', {name: 'Rodyti sveikatos pastabas'}).click()
  await expect(page.getByText('Astma')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const person = await makePerson('Milda', 'Rengėja')
  try {
    await giveRole(person, 'organiser')
    await withDatabase(
      (sql) => sql`insert into public.event_organisers (user_id, event_key) values (${person.id}, ${key})`,
    )
    await startLoggedIn(page, person)
    await page.goto('/admin')
    await expect(page.getByLabel('Renginys', {exact: true}).getByRole('option')).toHaveCount(1)
    await row(page, 'Rasa')
      .getByRole('button', {name: /^Peržiūrėti/})
      .click()
    await expect(page.getByRole('dialog')).toContainText('Ąžuolas Žukas')
    await expect(page.getByRole('button', {name: 'Rodyti sveikatos pastabas'})).toHaveCount(0)
  } finally {
    await removePerson(person)
  }
})

test.describe('on paper', () => {
  /** More than a page of the list has. */
  const guests = Array.from({length: 30}, (_, number) => `Svečias ${number}`)
  const contactPhone = '+44 29 2018 0999'

  test.beforeEach(() =>
    withDatabase(async (sql) => {
      await sql`
        insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, phone, language)
        select ${key}, 'general', 'registered', 1, split_part(name, ' ', 1), split_part(name, ' ', 2), ${address('svecias')}, '+44 29 2018 0001', 'lt'
        from unnest(${guests}::text[]) as name`
      await sql`
        update public.race_health_notes set emergency_contact = 'Stasė', emergency_phone = ${contactPhone}
        where race_registration_id in (
          select runner.id from public.race_registrations as runner
          join public.event_registrations as registration on registration.id = runner.registration_id
          where registration.event_key = ${key}
        )`
    }),
  )

  /** Presses the button, and resolves to what is printed once the browser is asked to. */
  async function print(page: Page, button: string): Promise<string> {
    await expect(page.getByRole('button', {name: button})).toBeVisible()
    const isAsked = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => resolve(true)
        }),
    )
    await page.getByRole('button', {name: button}).click()
    await isAsked
    return text(page)
  }

  const text = async (page: Page) => (await printedSheets(page)).map((sheet) => sheet.text).join(' ')

  for (const {language, details} of languageViews) {
    const t = {
      lt: {
        print: 'Spausdinti sąrašą',
        expected: ['Bandomasis bėgimas', 'Laukiami: 33 žmonės', 'Trūksta tėvų sutikimo'],
        waiting: 'Laukiančiųjų sąraše: 4 žmonės',
        notForPaper: /Ieškoti|Renginys|Admin skydelis|Rašyti|Visos/,
        withoutContacts: 'Čia nėra telefonų',
      },
      en: {
        print: 'Print the list',
        expected: ['Trial run', 'Expected: 33 people', 'Parent’s consent missing'],
        waiting: 'On the waiting list: 4 people',
        notForPaper: /Search|Admin dashboard|Write to|\bAll\b/,
        withoutContacts: 'Emergency contacts are left out',
      },
    }[language]

    test(`both lists are whole, with whom to call: ${language}`, details, async ({page}) => {
      await startLoggedIn(page, await demoAdmin())
      for (const door of ['', '&door=true']) {
        await page.goto(inLanguage(language, `/admin?tab=registrations&event=${key}${door}`))
        const printed = await print(page, t.print)
        const people = [...guests, 'Ąžuolas Žukas', 'Ona Prašanti', '+44 29 2018 0000']
        for (const words of [...people, ...t.expected, contactPhone]) expect(printed).toContain(words)
        for (const words of [t.waiting, 'Rhys First'])
          expect(printed.includes(words), words).toBe(door === '')
        expect(printed).not.toMatch(t.notForPaper)
        for (const words of ['Astma', t.withoutContacts]) expect(printed).not.toContain(words)
      }
      await page.reload()
      await expect(page.getByRole('button', {name: t.print})).toBeVisible()
      const unasked = await text(page)
      for (const words of [...guests, t.withoutContacts]) expect(unasked).toContain(words)
      expect(unasked).not.toContain(contactPhone)
    })
  }

  test('an organiser has phones, and no emergency contacts', async ({page}) => {
    const person = await makePerson('Milda', 'Rengėja')
    try {
      await giveRole(person, 'organiser')
      await withDatabase(
        (sql) => sql`insert into public.event_organisers (user_id, event_key) values (${person.id}, ${key})`,
      )
      await startLoggedIn(page, person)
      await page.goto('/admin')
      const printed = await print(page, 'Spausdinti sąrašą')
      for (const words of [...guests, '+44 29 2018 0001']) expect(printed).toContain(words)
      for (const words of [contactPhone, 'nelaimės atveju']) expect(printed).not.toContain(words)
    } finally {
      await removePerson(person)
    }
  })
})

test('an email goes to everybody chosen, once, in their language', long, async ({page}) => {
  await open(page)
  await page.getByRole('button', {name: 'Rašyti dalyviams'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', {name: 'Toliau'}).click()
  await expect(dialog.getByRole('region').getByRole('listitem')).toHaveCount(4)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(/^Laukiančiųjų sąraše/).check()
  await expect(dialog).toContainText('Laišką gaus 3 gavėjai.')
  await dialog.getByLabel('Tema lietuviškai').fill('Keičiasi laikas')
  await dialog.getByLabel('Laiškas lietuviškai').fill('Pradedame 11 val.')
  await dialog.getByLabel('Tema angliškai').fill('A new time')

  await dialog.getByRole('button', {name: 'Uždaryti'}).click()
  await page.getByRole('button', {name: 'Rašyti dalyviams'}).click()
  await expect(dialog.getByLabel('Tema lietuviškai')).toHaveValue('Keičiasi laikas')
  await dialog.getByLabel('Laiškas angliškai').fill('We start at 11.')
  await dialog.getByRole('button', {name: 'Toliau'}).click()
  await expect(dialog).toContainText('Išsiųsti 3 laiškus?')
  await dialog.getByRole('button', {name: 'Išsiųsti 3 laiškus'}).click()
  await expect(page.getByText('Siunčiami 3 laiškai')).toBeVisible()
  const sent = await withDatabase(
    (sql) => sql`
      select recipient, language from public.email_outbox
      where template = 'event-message' and recipient like ${`%-${key}@example.test`} order by recipient`,
  )
  expect([...sent]).toEqual([
    {recipient: address('jonas'), language: 'lt'},
    {recipient: address('rasa'), language: 'lt'},
    {recipient: address('rhys'), language: 'en'},
  ])
})

test.describe('when the response is lost,', long, () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('an email that is then corrected is sent all the same', async ({page}) => {
    await open(page)
    await page.getByRole('button', {name: 'Rašyti dalyviams'}).click()
    const dialog = page.getByRole('dialog')
    for (const label of ['Tema lietuviškai', 'Laiškas lietuviškai', 'Tema angliškai', 'Laiškas angliškai']) {
      await dialog.getByLabel(label).fill('Pradedame 10 val.')
    }
    const send = async () => {
      await dialog.getByRole('button', {name: 'Toliau'}).click()
      await dialog.getByRole('button', {name: /^Išsiųsti/}).click()
    }
    await page.route('**/rpc/message_registrants', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send()
    await expect(dialog.getByRole('region').getByText('Išsiųsti nepavyko')).toBeVisible()
    await page.unroute('**/rpc/message_registrants')
    await dialog.getByLabel('Laiškas lietuviškai').fill('Pradedame 11 val.')
    await send()
    await expect(page.getByText(/^Siunčiam(as|i) \d+/)).toBeVisible()
  })
})

test('an admin finds, downloads and erases everything under an address', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=users')
  await page.getByRole('tabpanel').getByLabel('El. pašto adresas').fill(address('rasa').toUpperCase())
  await page.getByRole('button', {name: 'Rasti', exact: true}).click()
  await expect(page.getByText('0 žinučių, 1 registracija')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Atsisiųsti (JSON)'}).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Žukaitė')

  await page.getByRole('button', {name: 'Ištrinti viską'}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/įrašykite adresą dar kartą/).fill('kitas@example.test')
  await dialog.getByRole('button', {name: 'Ištrinti viską'}).click()
  await expect(dialog.getByText('Adresas nesutampa')).toBeVisible()
  expect(await statusOf('Rasa')).toBe('registered')
  await dialog.getByLabel(/įrašykite adresą dar kartą/).fill(address('rasa'))
  await dialog.getByRole('button', {name: 'Ištrinti viską'}).click()
  await expect(page.getByText('Duomenys ištrinti')).toBeVisible()
  expect(await statusOf('Rasa')).toBeUndefined()
})

test.describe('without a connection', () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('who came is marked on a phone, and sent when the connection is back', async ({page, context}) => {
    await page.setViewportSize({width: 360, height: 780})
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?tab=registrations&event=${key}`)
    await page.getByRole('button', {name: 'Žymėti, kas atvyko'}).click()
    // Nothing comes before the list on a small screen, and the way back has the focus.
    await expect(page.getByRole('button', {name: 'Grįžti į registracijų sąrašą'})).toBeFocused()
    await expect(page.getByRole('button', {name: 'Rašyti dalyviams'})).toHaveCount(0)
    const child = page.getByRole('button', {name: /^Ąžuolas Žukas/})
    await expect(page.getByText('Atvyko 0 iš 3')).toBeVisible()
    await expect(page.getByRole('button', {name: /Rhys/})).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
    // Without a connection the browser could not fetch the worker any more.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))

    await context.setOffline(true)
    await child.click()
    await expect(child).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('1 žyma dar tik šiame telefone.')).toBeVisible()
    await expect(page.getByText('Atvyko 1 iš 3')).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).toContain('attendance:')
    for (const secret of [address('rasa'), 'Astma', '+44 29']) expect(kept).not.toContain(secret)

    await context.setOffline(false)
    await expect(page.getByText('Visos žymos išsaugotos.')).toBeVisible()
    await expect(child).toHaveAttribute('aria-pressed', 'true')
    const marks = await withDatabase(
      (sql) => sql`
        select mark.came from public.attendance as mark
        join public.event_registrations as registration on registration.id = mark.registration_id
        where registration.event_key = ${key}`,
    )
    expect([...marks]).toEqual([{came: true}])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('attendance:')
  })

  test('logging out leaves no mark on the phone', long, async ({page}) => {
    await page.route('**/rest/v1/rpc/mark_attendance', (route) => route.abort())
    await startLoggedIn(page, await demoAdmin())
    await page.goto(`/admin?tab=registrations&event=${key}`)
    await page.getByRole('button', {name: 'Žymėti, kas atvyko'}).click()
    await page.getByRole('button', {name: /^Ąžuolas Žukas/}).click()
    await expect(page.getByText('1 žyma dar tik šiame telefone.')).toBeVisible()
    const kept = () => page.evaluate(() => JSON.stringify(localStorage))
    expect(await kept()).toContain('attendance:')
    const header = page.getByRole('banner')
    // The header left when the list was scrolled.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(header.getByLabel(/^Paskyra:/).first()).toBeInViewport()
    await header
      .getByLabel(/^Paskyra:/)
      .first()
      .click()
    await header.getByRole('button', {name: 'Atsijungti'}).click()
    await expect(page).toHaveURL('/')
    expect(await kept()).not.toContain('attendance:')
  })
})
