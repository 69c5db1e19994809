import {newEmail} from '../support/account-dialog.ts'
import {withDatabase} from '../support/database.ts'
import {untilPublished} from '../support/on-site.ts'
import {fillFields, openRegistration} from '../support/registration-dialog.ts'
import {emailedLink} from '../support/registration-link.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'

const key = `e2e-scarce-${Date.now().toString(36)}`

test.beforeAll(async () => {
  await sanityClient().create({
    _id: `event-${key}`,
    _type: 'event',
    eventKey: key,
    title: {_type: 'localizedString', lt: 'Vakarienė prie jūros', en: 'Dinner by the sea'},
    // Whoever is late gets a place as long as the event is still to come, by the clock of the database.
    start: '2099-08-01T17:00:00Z',
    kind: 'celebration',
    admission: 'general',
    capacity: 1,
    registration: {_type: 'registration', open: true, confirmsAddresses: true},
  })
  const synced = () =>
    withDatabase((sql) => sql`select from public.content_items where key = ${key} and confirms_addresses`)
  await expect.poll(synced, {timeout: timeLimits.onSite}).toHaveLength(1)
})
test.afterAll(() => sanityClient().delete(`event-${key}`))

test('a place at a scarce event is held until the link in the email is used, and may be had later', async ({
  page,
}) => {
  const email = newEmail()
  await untilPublished(page.request, `/renginiai/${key}`)
  await page.goto(`/renginiai/${key}`)
  await expect(page.getByRole('main').getByText('Liko 1 vieta')).toBeVisible()
  const dialog = await openRegistration(page, 'Registruotis')
  await fillFields(dialog, {Vardas: 'Austėja', Pavardė: 'Bandytoja', 'El. paštas': email})
  await dialog.getByRole('button', {name: 'Registruotis'}).click()
  await expect(page.getByText('Liko patvirtinti el. paštu')).toBeVisible()

  const link = await emailedLink({email})
  await page.goto(link)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', {level: 2, name: /^Patvirtinkite iki /})).toBeVisible()
  await expect(main.getByRole('button', {name: 'Atšaukti registraciją'})).toBeVisible()
  await expect(main.getByRole('heading', {name: 'Pataisyti'})).toBeHidden()

  await withDatabase(
    (sql) => sql`
      update public.event_registrations set unconfirmed_until = now(), status = 'lapsed' where email = ${email}`,
  )
  await page.reload()
  await expect(main.getByRole('heading', {level: 2, name: 'Registracijos nebelaikome'})).toBeVisible()
  await main.getByRole('button', {name: 'Patvirtinti registraciją'}).click()
  await expect(main.getByRole('heading', {level: 2, name: 'Registracija patvirtinta'})).toBeFocused()
  await expect(main.getByRole('heading', {name: 'Pataisyti'})).toBeVisible()

  const full = 'Visos vietos užimtos. Galite stoti į laukiančiųjų sąrašą.'
  await page.goto('/renginiai')
  const row = main.getByRole('article').filter({hasText: 'Vakarienė prie jūros'})
  await row.scrollIntoViewIfNeeded()
  await expect(row).toContainText(full)
  await page.goto(`/renginiai/${key}`)
  await expect(main.getByText(full)).toBeVisible()
  const late = await openRegistration(page, 'Stoti į laukiančiųjų sąrašą')
  await expect(late).toContainText(full)
  await expect(late.getByRole('button', {name: 'Stoti į laukiančiųjų sąrašą'})).toBeVisible()
})
