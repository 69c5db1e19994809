import {expect, test, vi} from 'vitest'
import {setClockBySite, siteNow} from './site-clock.ts'

vi.mock('../workspace/env.ts', () => ({
  env: {SITE_CLOCK: '2025-11-15T12:00:00Z', SITE_URL: 'http://localhost:3000'},
}))

const minutes = (instant: Date) =>
  Math.round((instant.getTime() - Date.parse('2025-11-15T12:00:00Z')) / 60_000)

test('the clock is the site’s, which has been running longer than the page is open', async () => {
  expect(minutes(siteNow())).toBe(0)
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  await setClockBySite()
  expect(minutes(siteNow())).toBe(0)
  fetched.mockResolvedValueOnce(Response.json({now: 'soon'}))
  await setClockBySite()
  expect(minutes(siteNow())).toBe(0)
  fetched.mockResolvedValueOnce(Response.json({now: '2025-11-15T13:30:00.000Z'}))
  await setClockBySite()
  expect(minutes(siteNow())).toBe(90)
  expect(fetched.mock.calls.map(([url]) => String(url))).toContain('http://localhost:3000/api/clock')
})
