import type {APIRequestContext} from '@playwright/test'
import ICAL from 'ical.js'
import {stackEnv} from '../env.ts'
import {faultsInEachScheme} from '../support/accessibility.ts'
import {expectOnSite} from '../support/on-site.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long, views} from '../support/views.ts'

const languages = ['lt', 'en'] as const

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

test('every event has a calendar file in both languages, which its page links to before the event', async ({
  request,
}) => {
  const {SITE_URL} = stackEnv()
  for (const {eventKey, path, start, dateToBeConfirmed} of await eventsOfContent()) {
    const isPast = Date.parse(start) < Date.parse('2025-11-15T14:00:00Z')
    for (const language of languages) {
      const page = inLanguage(language, path ?? `/renginiai/${eventKey}`)
      const file = inLanguage(language, `/renginiai/${eventKey}/kalendorius.ics`)
      expect((await (await request.get(page)).text()).includes(`href="${file}"`)).toBe(!isPast)
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

const menu = {
  lt: {
    add: 'Įsirašyti į kalendorių',
    addExpected: 'Įsirašyti numatomą datą į kalendorių',
    google: /^„Google“ kalendorius.*naujame skirtuke/,
    outlook: /^„Outlook\.com“ kalendorius.*naujame skirtuke/,
    file: '„Apple“ ar kita programa (.ics)',
    title: 'Lietuviškos Kalėdos',
  },
  en: {
    add: 'Add to your calendar',
    addExpected: 'Add the expected date to your calendar',
    google: /^Google Calendar.*new tab/,
    outlook: /^Outlook\.com.*new tab/,
    file: 'Apple or another app (.ics)',
    title: 'Lithuanian Christmas',
  },
}

for (const {language, width, details} of views) {
  const {add, google, outlook, file, title} = menu[language]
  const url = inLanguage(language, '/kaledos-2025')

  test(
    `an event opens as a filled form in another calendar: ${url}, ${width} px`,
    details,
    async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await page.goto(url)
      const summary = page.locator('summary', {hasText: add})
      const date = await page.getByRole('main').locator('time').first().boundingBox()
      const below = await summary.boundingBox()
      // Between them is one line with the place and the price.
      expect((below?.y ?? Infinity) - (date?.y ?? 0) - (date?.height ?? 0)).toBeLessThan(48)
      expect(below?.height).toBeGreaterThanOrEqual(44)
      await summary.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', {name: google})).toBeFocused()
      const fieldsOf = async (name: RegExp) => {
        const href = await page.getByRole('link', {name}).getAttribute('href')
        return Object.fromEntries(new URL(href ?? '').searchParams)
      }
      expect(await fieldsOf(google)).toMatchObject({
        text: title,
        dates: '20251213T170000/20251213T220000',
        ctz: 'Europe/London',
        details: expect.stringContaining(stackEnv().SITE_URL + url),
        location: expect.stringContaining('Example Hall'),
      })
      expect(await fieldsOf(outlook)).toMatchObject({
        subject: title,
        startdt: '2025-12-13T17:00:00Z',
        enddt: '2025-12-13T22:00:00Z',
        body: expect.stringContaining(stackEnv().SITE_URL + url),
      })
      await expect(page.getByRole('link', {name: file})).toHaveAttribute(
        'href',
        inLanguage(language, '/renginiai/kaledos-2025/kalendorius.ics'),
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await faultsInEachScheme(page)).toEqual([])
    },
  )
}

for (const language of languages) {
  const {add, addExpected} = menu[language]

  test(`a date to be confirmed goes into a calendar as a file only: ${language}`, long, async ({page}) => {
    await page.goto(inLanguage(language, '/misios'))
    await expect(page.getByRole('link', {name: addExpected})).toBeVisible()
    await expect(page.locator('summary', {hasText: add})).toHaveCount(0)
    await expect(page.locator('a[href*="calendar.google.com"], a[href*="outlook"]')).toHaveCount(0)
  })

  test(`an event that is over offers no calendar: ${language}`, long, async ({page}) => {
    for (const path of ['/bbq-savaitgalis', '/gaminam-ir-bendraujam']) {
      await page.goto(inLanguage(language, path))
      await expect(page.getByRole('main').getByText(/kalendori|calendar/)).toHaveCount(0)
    }
  })
}

test('the ways into a calendar open without JavaScript', long, async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false})
  const page = await context.newPage()
  await page.goto('/kaledos-2025')
  await expect(page.getByRole('link', {name: menu.lt.google})).toBeHidden()
  await page.locator('summary', {hasText: menu.lt.add}).click()
  await expect(page.getByRole('link', {name: menu.lt.google})).toBeVisible()
  await context.close()
})

test('the list of events explains how to subscribe', async ({page}) => {
  for (const language of languages) {
    await page.goto(inLanguage(language, '/renginiai'))
    const feed = new URL(inLanguage(language, '/kalendorius.ics'), stackEnv().SITE_URL).href
    const subscribe = page.locator(`a[href="${feed.replace(/^https?/, 'webcal')}"]`)
    await expect(subscribe).toBeVisible()
    await expect(page.locator(`a[href="${feed}"]`)).toBeHidden()
    await page.getByText(/Mygtukas nieko neatveria|Nothing happens/).click()
    await expect(page.locator(`a[href="${feed}"]`)).toBeVisible()
  }
})

test('an unknown event has no calendar', async ({request}) => {
  expect((await request.get('/renginiai/nera-tokio/kalendorius.ics')).status()).toBe(404)
  expect((await request.get('/naujienos/kalendorius.ics')).status()).toBe(404)
})

test('subscribers get changes, with correct times across both clock changes', async ({request}) => {
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
    await expectOnSite(async () => (await entries())[autumn]).toBeDefined()
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
    await expectOnSite(async () => (await entries())[spring]?.status).toBe('CANCELLED')
    const after = (await entries())[spring]
    expect(after?.summary).toMatch(/^Atšaukta: /)
    expect(after?.sequence).toBeGreaterThan(before[spring]?.sequence ?? Infinity)
  } finally {
    await client.delete(`event-${spring}`)
    await client.delete(`event-${autumn}`)
  }
})
