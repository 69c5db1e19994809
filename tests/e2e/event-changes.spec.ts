import type {Page} from '@playwright/test'
import type {Language} from '@site/schemas/languages'
import ICAL from 'ical.js'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {attachmentsOf, emailsTo, waitForEmail, type Email} from '../support/inbox.ts'
import {expectOnSite} from '../support/on-site.ts'
import {demoAdmin, serviceClient, startLoggedIn} from '../support/people.ts'
import {registerForService} from '../support/registration-link.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const keys: string[] = []

test.afterAll(() =>
  withDatabase(async (sql) => {
    for (const key of keys) {
      await sanityClient().delete(`event-${key}`)
      await sql`delete from public.event_registrations where event_key = ${key}`
    }
  }),
)

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})

const planned = {
  title: text('Bandomosios mišios', 'Trial Mass'),
  start: '2031-06-20T10:00:00.000Z',
  place: {_type: 'place', name: text('Šv. Dovydo bažnyčia', 'St David’s church')},
  admission: 'general',
  registration: {_type: 'registration', open: true},
}

/** Publishes an event that takes registrations, and resolves to its key once one can register. */
async function publishEvent(fields: object = {}): Promise<string> {
  const key = `e2e-pakeitimai-${crypto.randomUUID().slice(0, 8)}`
  keys.push(key)
  await sanityClient().create({_id: `event-${key}`, _type: 'event', eventKey: key, ...planned, ...fields})
  const known = async () => {
    const {data} = await serviceClient().from('content_items').select('registration_kind').eq('key', key)
    return data
  }
  await expect.poll(known, {timeout: timeLimits.onSite}).toEqual([{registration_kind: 'general'}])
  return key
}

/** Changes the event's document, and waits until its calendar file says so. */
async function change(page: Page, key: string, fields: object, line: string) {
  await sanityClient().patch(`event-${key}`).set(fields).commit()
  const calendar = async () => (await page.request.get(`/renginiai/${key}/kalendorius.ics`)).text()
  await expectOnSite(calendar).toContain(line)
}

/** The only entry of the only file of an email. */
async function entryOf(email: Email) {
  const files = await attachmentsOf(email)
  expect(files).toHaveLength(1)
  const calendar = new ICAL.Component(ICAL.parse(files[0] ?? ''))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The file has no entry')
  const {uid, sequence, startDate} = new ICAL.Event(component)
  const status = component.getFirstPropertyValue('status')
  return {
    uid,
    sequence,
    start: startDate.toString(),
    status,
    method: calendar.getFirstPropertyValue('method'),
  }
}

/** The revisions of the event's change that nobody has resolved yet. */
async function openRevisions(key: string): Promise<number[]> {
  const {data} = await serviceClient()
    .from('event_changes')
    .select('revision')
    .eq('event_key', key)
    .is('resolved_at', null)
  return (data ?? []).map(({revision}) => revision)
}

async function openNotice(page: Page, key: string, name: string, language: Language = 'lt') {
  await expect.poll(() => openRevisions(key), {timeout: timeLimits.onSite}).toHaveLength(1)
  await page.goto(`${language === 'en' ? '/en' : ''}/admin?tab=registrations&event=${key}`)
  const notice = page.getByRole('region', {name})
  await expect(notice).toBeVisible()
  return notice
}

test('who registered is told of a new time, and then that the event is cancelled', async ({page}) => {
  const key = await publishEvent()
  const [ona, rhys] = [
    await registerForService({eventKey: key}),
    await registerForService({eventKey: key, locale: 'en'}),
  ]
  const first = await entryOf(await waitForEmail(ona.email))
  expect(first).toMatchObject({start: '2031-06-20T11:00:00', status: 'CONFIRMED', method: 'PUBLISH'})

  await startLoggedIn(page, await demoAdmin())
  await change(page, key, {start: '2031-06-27T12:30:00.000Z'}, '20310627T133000')
  const notice = await openNotice(page, key, 'Pasikeitė renginio laikas')
  await expect(notice.locator('del')).toHaveText(['Buvo: 2031 m. birželio 20 d., penktadienis, 11:00'])
  await expect(notice.locator('ins')).toHaveText(['Dabar: 2031 m. birželio 27 d., penktadienis, 13:30'])
  await expect(notice).toContainText('Šv. Dovydo bažnyčia')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await emailsTo(ona.email)).toHaveLength(1)

  await notice.getByRole('button', {name: 'Peržiūrėti laišką'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Laišką gaus 2 gavėjai.')
  await expect(dialog.getByLabel('Tema lietuviškai')).toHaveValue(
    'Keičiasi renginio laikas: Bandomosios mišios',
  )
  await expect(dialog.getByLabel('Laiškas angliškai')).toHaveValue(
    /When: Friday 27 June 2031, 13:30 \(previously: Friday 20 June 2031, 11:00\)/,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Tema lietuviškai').fill('Mišios bus vėliau')
  await dialog.getByRole('button', {name: 'Toliau'}).click()
  await dialog.getByRole('button', {name: 'Išsiųsti 2 laiškus'}).click()
  await expect(page.getByText('Siunčiami 2 laiškai')).toBeVisible()
  await expect(notice).toHaveCount(0)

  const [toOna, toRhys] = [await waitForEmail(ona.email, 2), await waitForEmail(rhys.email, 2)]
  expect([toOna.subject, toRhys.subject]).toEqual(['Mišios bus vėliau', 'New time: Trial Mass'])
  const moved = await entryOf(toOna)
  expect(moved).toMatchObject({uid: first.uid, start: '2031-06-27T13:30:00', status: 'CONFIRMED'})
  expect(moved.sequence).toBeGreaterThan(first.sequence)
  expect((await entryOf(toRhys)).uid).toBe(first.uid)

  await change(page, key, {status: 'cancelled'}, 'STATUS:CANCELLED')
  const {promise: isReleased, resolve: release} = Promise.withResolvers<void>()
  await page.route('**/rest/v1/registration_overview?*', async (route) => {
    await isReleased
    await route.continue()
  })
  const cancellation = await openNotice(page, key, 'Renginys atšauktas')
  const review = cancellation.getByRole('button', {name: 'Peržiūrėti laišką'})
  await expect(review).toBeDisabled()
  release()
  await review.click()
  await dialog.getByRole('button', {name: 'Toliau'}).click()
  await dialog.getByRole('button', {name: 'Išsiųsti 2 laiškus'}).click()
  await expect(page.getByText('Siunčiami 2 laiškai')).toBeVisible()
  const last = await waitForEmail(ona.email, 3)
  expect(last.subject).toBe('Renginys atšauktas: Bandomosios mišios')
  expect(last.text).toContain('Turėjo vykti: 2031 m. birželio 27 d., penktadienis, 13:30')
  const cancelled = await entryOf(last)
  expect(cancelled).toMatchObject({uid: first.uid, status: 'CANCELLED', method: 'PUBLISH'})
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
})

test('the date that everybody waits for brings the calendar file', long, async ({page}) => {
  const key = await publishEvent({dateToBeConfirmed: true})
  const {email} = await registerForService({eventKey: key})
  expect(await attachmentsOf(await waitForEmail(email))).toEqual([])

  await startLoggedIn(page, await demoAdmin())
  await change(page, key, {dateToBeConfirmed: false}, '20310620T110000')
  const notice = await openNotice(page, key, 'Patvirtinta renginio data')
  await notice.getByRole('button', {name: 'Peržiūrėti laišką'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Toliau'}).click()
  await page.getByRole('dialog').getByRole('button', {name: 'Išsiųsti 1 laišką'}).click()
  const told = await waitForEmail(email, 2)
  expect(told.subject).toBe('Patvirtinta renginio data: Bandomosios mišios')
  expect(await entryOf(told)).toMatchObject({start: '2031-06-20T11:00:00', status: 'CONFIRMED'})
})

test.describe('a change that is resolved already', long, () => {
  test.use({expectedConsoleErrors: /status of 409/})

  test('an email that nobody needs is dismissed, and one that is outdated is not sent', async ({page}) => {
    const key = await publishEvent()
    const {email} = await registerForService({eventKey: key})
    await startLoggedIn(page, await demoAdmin())
    const place = (name: string) => ({place: {_type: 'place', name: text(name, name)}})
    await change(page, key, place('Kardifas'), 'LOCATION:Kardifas')
    const notice = await openNotice(page, key, 'The place of the event has changed', 'en')
    await notice.getByRole('button', {name: 'Review the email'}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', {name: 'Next'}).click()

    await change(page, key, place('Svonsis'), 'LOCATION:Svonsis')
    await expect.poll(() => openRevisions(key), {timeout: timeLimits.onSite}).toEqual([2])
    await dialog.getByRole('button', {name: 'Send 1 email'}).click()
    await expect(page.getByText('The email is out of date')).toBeVisible()
    await expect(notice.locator('ins')).toHaveText('Now: Svonsis')

    await notice.getByRole('button', {name: 'No email needed'}).click()
    await page.getByRole('alertdialog').getByRole('button', {name: 'No email needed'}).click()
    await expect(page.getByText('No email will be sent about this change')).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await emailsTo(email)).toHaveLength(1)
  })
})
