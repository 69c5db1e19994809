import type {APIRequestContext} from '@playwright/test'
import ICAL from 'ical.js'
import {stackEnv} from '../env.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'

const languages = ['lt', 'en'] as const

/** A page rendered at the very moment of a change may stay outdated until the site's next check, a minute later. */
const REFRESHED_MS = 75_000

interface Entry {
  uid: string
  summary: string
  start: string
  end: string
  status: string
  sequence: number
  url: string
}

/** The entries of a calendar feed, by event key. */
async function entriesOf(request: APIRequestContext, path: string): Promise<Record<string, Entry>> {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const {uid, summary, startDate, endDate, sequence} = new ICAL.Event(component)
      const time = (date: ICAL.Time) => (date.isDate ? date.toString() : date.toJSDate().toISOString())
      const entry = {
        uid,
        summary,
        start: time(startDate),
        end: time(endDate),
        status: String(component.getFirstPropertyValue('status')),
        sequence,
        url: String(component.getFirstPropertyValue('url')),
      }
      return [uid.split('@')[0], entry]
    }),
  )
}

const eventsOfContent = () =>
  sanityClient().fetch<{eventKey: string; path: string | null; start: string; dateToBeConfirmed: boolean}[]>(
    `*[_type == "event" && defined(eventKey) && !string::startsWith(eventKey, "e2e-")]{eventKey, path, start, dateToBeConfirmed}`,
  )

test('every event page links to its calendar file, in both languages', async ({request}) => {
  const {SITE_URL} = stackEnv()
  for (const {eventKey, path, start, dateToBeConfirmed} of await eventsOfContent()) {
    for (const language of languages) {
      const page = inLanguage(language, path ?? `/renginiai/${eventKey}`)
      const file = inLanguage(language, `/renginiai/${eventKey}/kalendorius.ics`)
      expect(await (await request.get(page)).text()).toContain(`href="${file}"`)
      const {[eventKey]: entry, ...others} = await entriesOf(request, file)
      expect(others).toEqual({})
      expect(entry).toMatchObject({
        start: dateToBeConfirmed ? start.slice(0, 10) : start,
        status: dateToBeConfirmed ? 'TENTATIVE' : 'CONFIRMED',
        url: SITE_URL + page,
      })
    }
  }
})

test('each language’s calendar has every event once, under the same id', async ({request}) => {
  const keys = (await eventsOfContent()).map(({eventKey}) => eventKey)
  const lt = await entriesOf(request, '/kalendorius.ics')
  const en = await entriesOf(request, '/en/kalendorius.ics')
  expect(Object.keys(lt)).toEqual(expect.arrayContaining(keys))
  for (const key of keys) {
    expect(en[key]?.uid).toBe(lt[key]?.uid)
    expect(en[key]?.start).toBe(lt[key]?.start)
  }
  expect(lt['kaledos-2025']?.summary).toBe('Lietuviškos Kalėdos')
  expect(en['kaledos-2025']?.summary).toBe('Lithuanian Christmas')
  expect(lt['misios-2024']).toMatchObject({start: '2025-12-21', end: '2025-12-22', status: 'TENTATIVE'})
})

test('the list of events explains how to subscribe', async ({page}) => {
  for (const language of languages) {
    await page.goto(inLanguage(language, '/renginiai'))
    const feed = new URL(inLanguage(language, '/kalendorius.ics'), stackEnv().SITE_URL).href
    const subscribe = page.locator(`a[href="${feed.replace(/^https?/, 'webcal')}"]`)
    await expect(subscribe).toBeVisible()
    await expect(page.locator(`a[href="${feed}"]`)).toBeHidden()
    await page.getByText(/Mygtukas nieko neatidaro|Nothing happens/).click()
    await expect(page.locator(`a[href="${feed}"]`)).toBeVisible()
  }
})

test('an unknown event has no calendar', async ({request}) => {
  expect((await request.get('/renginiai/nera-tokio/kalendorius.ics')).status()).toBe(404)
  expect((await request.get('/naujienos/kalendorius.ics')).status()).toBe(404)
})

test('subscribers get changes, with correct times across both clock changes', async ({request}) => {
  test.setTimeout(3 * REFRESHED_MS)
  const client = sanityClient()
  const mark = Date.now().toString(36)
  const spring = `e2e-spring-${mark}`
  const autumn = `e2e-autumn-${mark}`
  const title = (lt: string) => ({_type: 'localizedString', lt, en: 'Night, with a comma; and more'})
  const entries = () => entriesOf(request, '/kalendorius.ics')
  try {
    await client.create({
      _id: `event-${spring}`,
      _type: 'event',
      eventKey: spring,
      title: title('Naktis, kai pasukami laikrodžiai; pirmyn 🕰️'),
      start: '2026-03-28T22:00:00Z',
      end: '2026-03-29T03:00:00Z',
    })
    await client.create({
      _id: `event-${autumn}`,
      _type: 'event',
      eventKey: autumn,
      title: title('Atgal'),
      start: '2026-10-24T21:00:00Z',
      end: '2026-10-25T03:00:00Z',
    })
    await expect.poll(async () => (await entries())[autumn], {timeout: REFRESHED_MS}).toBeDefined()
    const before = await entries()
    expect(before[spring]).toMatchObject({
      summary: 'Naktis, kai pasukami laikrodžiai; pirmyn 🕰️',
      start: '2026-03-28T22:00:00.000Z',
      end: '2026-03-29T03:00:00.000Z',
    })
    expect(before[autumn]).toMatchObject({
      start: '2026-10-24T21:00:00.000Z',
      end: '2026-10-25T03:00:00.000Z',
    })
    // The sequence number is the second of the last change, so the next change needs another one.
    const {_updatedAt} = (await client.getDocument(`event-${spring}`)) ?? {}
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(_updatedAt ?? '') + 1000)
    await client.patch(`event-${spring}`).set({status: 'cancelled'}).commit()
    await expect
      .poll(async () => (await entries())[spring]?.status, {timeout: REFRESHED_MS})
      .toBe('CANCELLED')
    const after = (await entries())[spring]
    expect(after?.summary).toMatch(/^Atšaukta: /)
    expect(after?.sequence).toBeGreaterThan(before[spring]?.sequence ?? Infinity)
  } finally {
    await client.delete(`event-${spring}`)
    await client.delete(`event-${autumn}`)
  }
})
