import type {Locator, Page} from '@playwright/test'
import {withDatabase} from '../support/database.ts'
import {saveGuidePicture} from '../support/guide-picture.ts'
import {payFee} from '../support/members.ts'
import {fieldsOf, typeInto} from '../support/newsletter-editor.ts'
import {demoAdmin, startLoggedIn, supabaseClient} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

test.use({viewport: {width: 1200, height: 900}})

const EVENT = 'guide-run'
const ISSUE = 'Pavasaris Velse'

const members = [
  {firstName: 'Ona', lastName: 'Žukaitė', email: 'ona@example.test', days: [320]},
  {firstName: 'Rhys', lastName: 'Petraitis', email: 'rhys@example.test', days: [120]},
  {firstName: 'Ąžuolas', lastName: 'Kalnietis', email: 'azuolas@example.test', days: [40]},
  // Two fees within a month wait for a decision.
  {firstName: 'Rasa', lastName: 'Morkūnienė', email: 'rasa@example.test', days: [12, 2]},
]

/** Members and payments stay: nothing that has to do with money can be deleted. */
test.beforeAll(async () => {
  const known = await withDatabase(
    (sql) => sql<{email: string}[]>`select email from public.memberships where email like '%@example.test'`,
  )
  for (const {days, ...member} of members) {
    if (known.some(({email}) => email === member.email)) continue
    for (const ago of days) await payFee(member, ago)
  }
  const applicant = {first_name: 'Jonas', last_name: 'Vėbra', email: 'jonas@example.test'}
  if (!known.some(({email}) => email === applicant.email)) {
    const {error} = await supabaseClient()
      .from('membership_applications')
      .insert({...applicant, payment_method: 'bank_transfer', payment_status: 'pending'} as never)
    expect(error).toBeNull()
  }
  await withDatabase(async (sql) => {
    await sql`
      insert into public.content_items (key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, starts_at)
      values (${EVENT}, 'event', 'Šeimų popietė prie ežero', 'Family afternoon by the lake', '/popiete', 24, 'general', true, '2031-06-20T10:00:00Z')`
    await sql`
      insert into public.event_registrations
        (event_key, kind, status, seats, first_name, last_name, email, phone, language, waiting_since)
      values
        (${EVENT}, 'general', 'requested', 2, 'Ona', 'Žukaitė', 'ona@example.test', '+44 29 2018 0000', 'lt', null),
        (${EVENT}, 'general', 'registered', 4, 'Rhys', 'Petraitis', 'rhys@example.test', null, 'en', null),
        (${EVENT}, 'general', 'registered', 1, 'Ąžuolas', 'Kalnietis', 'azuolas@example.test', null, 'lt', null),
        (${EVENT}, 'general', 'waiting', 3, 'Jonas', 'Vėbra', 'jonas@example.test', null, 'lt', now())`
  })
})

test.afterAll(() =>
  withDatabase(async (sql) => {
    await sql`delete from public.event_registrations where event_key = ${EVENT}`
    await sql`delete from public.content_items where key = ${EVENT}`
    await sql`delete from public.newsletter_issues where subject_lt = ${ISSUE}`
  }),
)

const words = {
  lt: {
    prefix: '',
    dismiss: 'Paslėpti',
    members: 'Kuriuos narius rodyti',
    door: 'Žymėti, kas atvyko',
    came: 'Atvyko',
    write: 'Rašyti naujienlaiškį',
  },
  en: {
    prefix: '/en',
    dismiss: 'Hide',
    members: 'Which members to show',
    door: 'Mark who came',
    came: 'Came',
    write: 'Write a newsletter',
  },
} as const

for (const language of ['lt', 'en'] as const) {
  const said = words[language]

  const open = async (page: Page, query: string) => {
    await page.goto(`${said.prefix}/admin?${query}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await page.getByRole('button', {name: said.dismiss, exact: true}).click()
  }
  /** With the place at the top, on phones below the header, which stays there. */
  const save = async (page: Page, name: string, place: Locator) => {
    await place.evaluate((element) =>
      scrollTo({top: element.getBoundingClientRect().top + scrollY - (innerWidth < 640 ? 110 : 32)}),
    )
    await saveGuidePicture(page, `apps/web/features/admin/guide/pictures/${language}/${name}.webp`)
  }

  test(`the dashboard in ${language}`, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await open(page, 'tab=members')
    await expect(page.getByRole('row').filter({hasText: 'Žukaitė'}).first()).toBeVisible()
    await save(page, 'members', page.getByRole('group', {name: said.members}))

    await open(page, 'tab=payments')
    await page.getByRole('row').filter({hasText: 'Morkūnienė'}).first().getByRole('button').last().click()
    await save(page, 'payment', page.getByRole('tablist'))

    await open(page, `tab=registrations&event=${EVENT}`)
    await expect(page.getByRole('row').filter({hasText: 'Vėbra'})).toBeVisible()
    await save(page, 'registrations', page.getByRole('combobox').first())

    await open(page, 'tab=newsletter')
    await page.getByRole('button', {name: said.write}).click()
    const {subject, content} = fieldsOf(page, language)
    await subject.lt.fill(ISSUE)
    await typeInto(
      content.lt,
      'Kovo 7 dieną kviečiame į pavasario mugę Kardife: rankdarbiai, lietuviškas maistas ir muzika.',
    )
    await save(page, 'newsletter', page.getByRole('heading', {level: 2}).first())
  })

  test(`the door in ${language}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 700})
    await startLoggedIn(page, await demoAdmin())
    await open(page, `tab=registrations&event=${EVENT}`)
    await page.getByRole('button', {name: said.door}).click()
    const row = page.getByRole('listitem').filter({hasText: 'Kalnietis'})
    const isMarked = row.getByText(said.came)
    if (!(await isMarked.isVisible())) await row.getByRole('button').click()
    await expect(isMarked).toBeVisible()
    await save(page, 'door', page.getByRole('searchbox'))
  })
}
