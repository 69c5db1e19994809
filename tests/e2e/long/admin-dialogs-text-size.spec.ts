import type {Page} from '@playwright/test'
import {showTab} from '../../support/admin-area.ts'
import {withDatabase} from '../../support/database.ts'
import {expectDialogToFit, openDialog} from '../../support/dialogs.ts'
import {makeMember} from '../../support/members.ts'
import {
  approveComments,
  demoAdmin,
  makePerson,
  removePerson,
  startLoggedIn,
  type Person,
} from '../../support/people.ts'
import {inLanguage} from '../../support/routes.ts'
import {expect, test} from '../../support/test.ts'
import {expectTextToFit} from '../../support/text-faults.ts'

const word = `dideles${crypto.randomUUID().slice(0, 8)}`
const address = `${word}@example.test`

let person: Person

test.beforeAll(async () => {
  person = await makePerson('Konstancija', 'Bandytoja-Žemaitaitienė')
  await makeMember(person)
  await person.client
    .from('event_comments')
    .insert({event_id: 'groups-page', user_id: person.id, comment_text: `Nebendradarbiaudami ${word}`})
  await approveComments(person)
  await withDatabase(async (sql) => {
    await sql`
      insert into public.content_items (key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, starts_at)
      values (${word}, 'event', 'Bandomoji kelionė', 'Trial trip', '/bandomoji', 3, 'trip', true, '2031-06-20T10:00:00Z')`
    await sql`
      with registration as (
        insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, phone, note, language)
        values
          (${word}, 'trip', 'requested', 2, 'Ona', 'Prašanti', ${address}, null, null, 'lt'),
          (${word}, 'race', 'registered', 1, 'Rasa', 'Žukaitė', ${address}, '+44 29 2018 0000', 'Atvyksime vėliau', 'lt')
        returning id, kind
      ), runner as (
        insert into public.race_registrations (registration_id, category, first_name, last_name, age)
        select id, 'child', 'Ąžuolas', 'Žukas', 8 from registration where kind = 'race' returning id
      )
      insert into public.race_health_notes (race_registration_id, medical_conditions) select id, 'Astma' from runner`
    await sql`
      insert into public.contact_messages (first_name, last_name, email, subject, message, language)
      values ('Rhys', 'Asking', ${address}, ${word}, 'Is there parking?', 'en')`
    await sql`
      insert into public.email_outbox (recipient, template, language, kind, data, idempotency_key, status, attempts, last_error)
      values (${address}, 'password-changed', 'lt', 'transactional', ${sql.json({link: 'http://localhost/x'})},
        ${`failed/${address}`}, 'failed', 1, 'Invalid address')`
    await sql`insert into public.suppressed_addresses (email, reason) values (${address}, 'bounced')`
    await sql`insert into public.newsletter_issues (subject_lt) values (${word})`
  })
})

test.afterAll(async () => {
  await withDatabase(async (sql) => {
    await sql`delete from public.event_registrations where event_key = ${word}`
    await sql`delete from public.content_items where key = ${word}`
    await sql`delete from public.contact_messages where subject = ${word}`
    await sql`delete from public.email_outbox where recipient = ${address}`
    await sql`delete from public.suppressed_addresses where email = ${address}`
    await sql`delete from public.newsletter_issues where subject_lt = ${word}`
  })
  await removePerson(person)
})

test.use({viewport: {width: 360, height: 740}})

const byName = (page: Page, name: RegExp) =>
  page.locator('[role=tabpanel], [role=dialog], [role=alertdialog]').getByRole('button', {name}).first()

/** What a press opens, on a tab or in a dialog. */
interface Opened {
  what: string
  press: RegExp
  /** By default, it opens a dialog. */
  opens?: 'a page' | 'a part'
  /** What is typed there. */
  search?: string
}

const opened: {query: () => string; all: Opened[]}[] = [
  {
    query: () => `users&q=${person.email}`,
    all: [{what: 'roles', press: /^(Keisti vaidmenis|Change roles)/}],
  },
  {
    query: () => `users&q=${person.email}`,
    all: [{what: 'a ban', press: /^(Uždrausti komentuoti|Ban from commenting)/}],
  },
  {
    query: () => `comments&show=all&q=${word}`,
    all: [{what: 'the deletion of a comment', press: /^(Ištrinti|Delete):/}],
  },
  {
    query: () => `registrations&event=${word}`,
    all: [
      {what: 'a request', press: /^(Peržiūrėti|View): Ona/},
      {what: 'its refusal', press: /^(Atmesti|Decline)$/},
    ],
  },
  {
    query: () => `registrations&event=${word}`,
    all: [
      {what: 'a registration', press: /^(Peržiūrėti|View): Rasa/},
      {what: 'its health notes', press: /^(Rodyti sveikatos|Show health)/, opens: 'a part'},
      {what: 'its cancellation', press: /^(Atšaukti registraciją|Cancel the registration)$/},
    ],
  },
  {
    query: () => `registrations&event=${word}`,
    all: [{what: 'the list at the door', press: /^(Žymėti, kas atvyko|Mark who came)/, opens: 'a page'}],
  },
  {
    query: () => `messages&q=${word}`,
    all: [{what: 'a message', press: /^(Atverti|Open): Rhys/}],
  },
  {
    query: () => 'newsletter',
    all: [{what: 'the deletion of a newsletter', press: new RegExp(`^(Ištrinti|Delete): .${word}`)}],
  },
  {
    query: () => 'newsletter',
    all: [
      {
        what: 'the editor of a newsletter',
        press: new RegExp(`^(Rašyti toliau|Continue writing): .${word}`),
        opens: 'a page',
      },
    ],
  },
  {
    query: () => 'newsletter',
    all: [{what: 'an email to be sent again', press: /^(Siųsti dar kartą|Send again)/}],
  },
  {
    query: () => `members&q=${person.email}`,
    all: [
      {what: 'a member', press: /^(Atverti|Open): Konstancija/, opens: 'a page'},
      {what: 'the correction of a member', press: /^(Pataisyti duomenis|Correct their details)/},
    ],
  },
  {
    query: () => `members&q=${person.email}`,
    all: [
      {what: 'a member', press: /^(Atverti|Open): Konstancija/, opens: 'a page'},
      // Without members of other tests, whose names are random letters.
      {
        what: 'a duplicate',
        press: /^(Sujungti su besikartojančiu|Merge a duplicate)/,
        search: 'narys@example.test',
      },
    ],
  },
  {
    query: () => `payments&show=all&q=${person.email}`,
    all: [
      {what: 'a payment', press: /^(Atverti mokėjimą|Open the payment)/, opens: 'a page'},
      {what: 'a refund', press: /^(Grąžinti pinigus|Refund)/},
    ],
  },
  {
    query: () => 'donations',
    all: [{what: 'a donation received', press: /^(Įrašyti gautą auką|Record a donation received)$/}],
  },
]

for (const language of ['lt', 'en'] as const) {
  for (const {query, all} of opened) {
    test(`${all.map(({what}) => what).join(' and ')} fits, in ${language}`, async ({page}) => {
      await startLoggedIn(page, await demoAdmin())
      await page.goto(inLanguage(language, `/admin?tab=${query()}`))
      await showTab(page, 320)
      await page.setViewportSize({width: 360, height: 740})
      for (const {what, press, opens, search} of all) {
        const button = byName(page, press)
        if (!opens) {
          const find = async () => {
            if (!search) return
            await page.locator(openDialog).getByRole('searchbox').fill(search)
            await expect(page.locator(openDialog).getByRole('radio')).toHaveCount(1)
          }
          await expectDialogToFit(page, what, () => button.click(), find)
          continue
        }
        await button.click()
        await expect(button).toBeHidden()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectTextToFit(page, what, opens === 'a part' ? openDialog : undefined)
      }
    })
  }

  test(`a message to all who are registered fits, with its confirmation, in ${language}`, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(inLanguage(language, `/admin?tab=registrations&event=${word}`))
    await showTab(page, 320)
    await page.setViewportSize({width: 360, height: 740})
    await expectDialogToFit(page, 'the message', () =>
      byName(page, /^(Rašyti dalyviams|Write to participants)/).click(),
    )
    const dialog = page.getByRole('dialog')
    const next = dialog.getByRole('button', {name: /^(Toliau|Next)$/})
    await next.click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectTextToFit(page, 'its errors', '[role=dialog]')
    for (const status of await dialog.getByRole('checkbox').all()) await status.check()
    for (const field of await dialog.locator('input[type=text], textarea').all()) await field.fill('Laikas')
    await expectDialogToFit(page, 'the question', () => next.click())
  })

  test(`the erasure of personal data fits, in ${language}`, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(inLanguage(language, '/admin?tab=users'))
    await page.getByRole('tabpanel').locator('input[type=email]').fill(address)
    await byName(page, /^(Rasti|Find)$/).click()
    const erase = byName(page, /^(Ištrinti viską|Erase everything)$/)
    await expect(erase).toBeVisible()
    await expectTextToFit(page, 'what was found')
    await expectDialogToFit(page, 'the erasure', () => erase.click())
  })
}
