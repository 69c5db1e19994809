import type {Page} from '@playwright/test'
import {scheduledActionId} from '@site/schemas/content/scheduled-action'
import {withDatabase} from '../../support/database.ts'
import {emailsTo} from '../../support/inbox.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {create, deleteCreated, news, openForm, openSchedule} from '../../support/studio-schedule.ts'
import {editors, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

/** The schedule calls the function every minute, and this waits for two calls. */
const TOLD_MS = 2 * 60_000 + timeLimits.email

test.setTimeout(3 * TOLD_MS + 4 * timeLimits.studio)
test.use({expectedConsoleErrors: studioErrors})
test.afterAll(deleteCreated)

const emailsAbout = async (slug: string) => {
  const emails = await emailsTo('jonas@example.test')
  return emails.filter(({text}) => text.includes(slug))
}

const failureEmails = () =>
  withDatabase(async (sql) => {
    const rows = await sql`select from public.email_outbox where template = 'schedule-failed'`
    return rows.length
  })

/** Those of the document whose outcome is still to be told. */
const begunSchedules = (id: string) =>
  withDatabase(async (sql) => {
    const rows = await sql`
      select from private.schedule_watches
      where schedule_id = ${scheduledActionId('publish', id)} and attempted_at is not null`
    return rows.length
  })

async function schedule(page: Page, id: string) {
  await openForm(page, editors.editor, id, 'newsItem')
  const dialog = await openSchedule(page)
  await dialog.getByLabel('Paskelbti', {exact: true}).fill('2027-06-01 10:00')
  await dialog.getByRole('button', {name: 'Išsaugoti planą'}).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Kai bus atlikta arba nepavyks, gausite laišką.')).toBeVisible()
}

/** Sooner than was planned. */
const becomeDue = (id: string, at: Date) =>
  sanityClient().patch(scheduledActionId('publish', id)).set({at: at.toISOString()}).commit()

test('whoever scheduled something gets one email when it is done, and one when it is not', async ({
  page,
  request,
}) => {
  const [done, held] = ['padaryta', 'sulaikyta'].map(
    (word) => `e2e-${word}-${crypto.randomUUID().slice(0, 8)}`,
  )
  if (!done || !held) throw new Error('There are two')
  const [doneId, heldId] = [await create('drafts.', news(done)), await create('drafts.', news(held))]
  await schedule(page, doneId)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await schedule(page, heldId)
  // Nobody has the form open any more that would check the draft again.
  await page.goto('about:blank')
  await sanityClient().patch(`drafts.${heldId}`).set({'description.lt': 'Kas kita.'}).commit()
  const {now} = (await (await request.get('/api/clock')).json()) as {now: string}
  for (const id of [doneId, heldId]) await becomeDue(id, new Date(now))

  await expect.poll(async () => (await emailsAbout(done)).length, {timeout: TOLD_MS}).toBe(1)
  await expect.poll(async () => (await emailsAbout(held)).length, {timeout: TOLD_MS}).toBe(1)
  const [told] = await emailsAbout(done)
  expect(told?.subject).toBe('Paskelbta, kaip suplanuota')
  expect(told?.text).toContain(`Įrašas: Bandomoji žinia ${done}`)
  expect(told?.text).toMatch(new RegExp(`Atverti puslapį \\S+/naujienos/${done}\n`))
  const [refused] = await emailsAbout(held)
  expect(refused?.subject).toBe('Nepaskelbta, nors suplanuota')
  expect(refused?.text).toContain('Juodraštis po patikrinimo pakeistas.')
  expect(refused?.text).toMatch(new RegExp(`/api/studio-document\\?id=${heldId}&type=newsItem\n`))

  // The same failure is due again, as if somebody had looked at it in vain: the function fails it again, and tells nothing.
  const queued = await failureEmails()
  await sanityClient().patch(scheduledActionId('publish', heldId)).unset(['failure']).commit()
  const failure = () =>
    sanityClient().fetch(
      '*[_id == $id][0].failure',
      {id: scheduledActionId('publish', heldId)},
      {perspective: 'raw'},
    )
  await expect.poll(failure, {timeout: TOLD_MS}).toBe('unchecked')
  await expect.poll(() => begunSchedules(heldId), {timeout: TOLD_MS}).toBe(0)
  expect(await failureEmails()).toBe(queued)
  expect([(await emailsAbout(done)).length, (await emailsAbout(held)).length]).toEqual([1, 1])
})
