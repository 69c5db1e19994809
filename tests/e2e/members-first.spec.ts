import {newEmail} from '../support/account-dialog.ts'
import {withDatabase} from '../support/database.ts'
import {makeMember} from '../support/members.ts'
import {untilPublished} from '../support/on-site.ts'
import {makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {fillFields, openRegistration, storedRegistrations} from '../support/registration-dialog.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'

const key = `e2e-members-first-${Date.now().toString(36)}`

test.beforeAll(async () => {
  await sanityClient().create({
    _id: `event-${key}`,
    _type: 'event',
    eventKey: key,
    title: {_type: 'localizedString', lt: 'Vasaros stovykla', en: 'Summer camp'},
    start: '2026-08-01T09:00:00Z',
    kind: 'celebration',
    admission: 'general',
    // 11:00 in London.
    registration: {_type: 'registration', open: true, membersFirstUntil: '2026-07-01T10:00:00Z'},
  })
  const synced = () =>
    withDatabase(
      (sql) => sql`select from public.content_items where key = ${key} and members_first_until is not null`,
    )
  await expect.poll(synced, {timeout: timeLimits.onSite}).toHaveLength(1)
})
test.afterAll(() => sanityClient().delete(`event-${key}`))

const fields = (email: string) => ({Vardas: 'Austėja', Pavardė: 'Bandytoja', 'El. paštas': email})

test.describe('an event that opens to members first', () => {
  test.use({expectedConsoleErrors: /status of 40[39]/})

  test('says so in both languages, keeps what others typed, and registers members', async ({page}) => {
    const email = newEmail()
    await untilPublished(page.request, `/renginiai/${key}`)
    await page.goto(`/en/renginiai/${key}`)
    const english = 'Members come first: until 1 July 2026, 11:00, only they can register.'
    await expect(page.getByRole('region', {name: 'Registration'})).toContainText(english)
    await expect(await openRegistration(page, 'Register')).toContainText(english)

    await page.goto(`/renginiai/${key}`)
    const lithuanian = 'Pirmiausia registruojasi bendruomenės nariai – iki 2026 m. liepos 1 d., 11:00.'
    await expect(page.getByRole('region', {name: 'Registracija'})).toContainText(lithuanian)
    const dialog = await openRegistration(page, 'Registruotis')
    await expect(dialog).toContainText(lithuanian)
    await fillFields(dialog, fields(email))
    await dialog.getByRole('button', {name: 'Registruotis'}).click()
    const summary = dialog.getByRole('region', {name: 'Klaida'})
    await expect(summary).toContainText('Kol kas registruojasi tik bendruomenės nariai.')
    await expect(summary).toContainText('Tai, ką įrašėte, išliko.')
    await expect(dialog.getByLabel('El. paštas')).toHaveValue(email)
    expect(await storedRegistrations(email)).toEqual([])

    const person = await makePerson('Austėja', `Narė${crypto.randomUUID().slice(0, 8)}`)
    try {
      await makeMember(person)
      await startLoggedIn(page, person)
      await page.goto(`/renginiai/${key}`)
      const again = await openRegistration(page, 'Registruotis')
      await fillFields(again, fields(email))
      await again.getByRole('button', {name: 'Registruotis'}).click()
      await expect(page.getByText('Registracija sėkminga!')).toBeVisible()
      expect(await storedRegistrations(email)).toMatchObject([{status: 'registered', waiting_rank: 1}])
    } finally {
      await removePerson(person)
    }
  })
})
