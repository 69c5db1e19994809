import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {commentField, isPoll, openComments} from '../support/comment-section.ts'
import {runClockUntil, stopClock} from '../support/page-clock.ts'
import {nextFailure, requestsOf} from '../support/page-requests.ts'
import {startLoggedIn, makePerson, removePerson} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'
import {likeAsVisitor} from '../support/visitor-like.ts'

// The browser logs each failed request. The site itself logs nothing.
test.use({expectedConsoleErrors: /^Failed to load resource: net::ERR_CONNECTION_REFUSED$/})

const everything = `${stackEnv().SUPABASE_URL}/**`
const goDown = (page: Page) => page.route(everything, (route) => route.abort('connectionrefused'))
const comeBack = (page: Page) => page.unroute(everything)

test('without Supabase the page is readable, says what is missing, and recovers on its own', async ({
  page,
}) => {
  await page.clock.install()
  await goDown(page)
  await page.goto('/bbq-savaitgalis')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.getByText('Patiktukai šiuo metu nepasiekiami.')).toBeVisible()
  const comments = page.getByRole('heading', {name: 'Komentarai'})
  await comments.scrollIntoViewIfNeeded()
  await expect(page.getByText('Komentarai šiuo metu nepasiekiami')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await comeBack(page)
  await runClockUntil(page, () => page.getByText('Komentarai šiuo metu nepasiekiami').isHidden())
  await page.evaluate(() => scrollTo(0, 0))
  const like = page.getByRole('button', {name: /^Patinka/}).filter({hasText: /\d|niekam/})
  await runClockUntil(page, () => like.isVisible())
})

test('comments reload at once when the browser is online again', long, async ({page}) => {
  await stopClock(page)
  await goDown(page)
  const attempts = requestsOf(page, isPoll)
  let failures = 0
  page.on('requestfailed', (request) => {
    if (isPoll(request)) failures += 1
  })
  await page.goto('/en/grupes')
  await page.getByRole('heading', {name: 'Comments'}).scrollIntoViewIfNeeded()
  const notice = page.getByText('Comments aren’t available at the moment')
  await runClockUntil(page, () => notice.isVisible())
  await expect.poll(() => attempts.length - failures).toBe(0)
  // As long as the clock stands still, no attempt is due.
  const before = attempts.length
  await comeBack(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => attempts.length).toBeGreaterThan(before)
  await page.clock.resume()
  await expect(notice).toBeHidden()
})

test('the counters on cards stay empty until Supabase is back', long, async ({page}) => {
  const takeBack = await likeAsVisitor('bbq-savaitgalis-2026')
  try {
    await page.clock.install()
    await goDown(page)
    const first = nextFailure(page, '/reaction_counts')
    await page.goto('/renginiai')
    await page.getByRole('heading', {name: 'Būsimi renginiai'}).scrollIntoViewIfNeeded()
    await first
    // The second attempt is made after the page has handled the first.
    await nextFailure(page, '/reaction_counts')
    await expect(page.getByText(/^Patinka: /)).toHaveCount(0)
    await comeBack(page)
    await runClockUntil(page, async () => (await page.getByText(/^Patinka: /).count()) > 0)
  } finally {
    await takeBack()
  }
})

test('a comment that could not be posted stays in the form', async ({page}) => {
  const person = await makePerson()
  try {
    await startLoggedIn(page, person)
    await openComments(page, '/bbq-savaitgalis')
    const field = commentField(page)
    await expect(page.getByText(/Komentarų dar nėra|Pranešti/).first()).toBeVisible()
    await field.fill('Ryšys dingo kaip tik dabar.')
    await goDown(page)
    await page.getByRole('button', {name: 'Skelbti komentarą'}).click()
    await expect(page.getByRole('alert').filter({hasText: 'Nepavyko paskelbti komentaro'})).toBeVisible()
    await expect(field).toHaveValue('Ryšys dingo kaip tik dabar.')
    await comeBack(page)
    await page.getByRole('button', {name: 'Skelbti komentarą'}).click()
    await expect(page.getByText('Ačiū! Komentaras laukia patvirtinimo')).toBeVisible()
    await expect(field).toHaveValue('')
  } finally {
    await removePerson(person)
  }
})
