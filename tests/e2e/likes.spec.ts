import type {Page, Request} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {logIn, openAccountDialog} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {requestsOf, roundTrip} from '../support/page-requests.ts'
import {startLoggedIn, makePerson, removePerson, supabaseClient} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'
import {likeAsVisitor} from '../support/visitor-like.ts'

const path = '/renginiai/joniniai-2025'
const likeButton = (page: Page) => page.getByRole('button', {name: /^Patinka/})

/** The number of likes, once it is loaded. */
async function likesOn(page: Page): Promise<number> {
  const button = likeButton(page)
  await expect(button).toHaveAttribute('aria-busy', 'false')
  const label = (await button.textContent()) ?? ''
  return Number(/\d+/.exec(label)?.[0] ?? 0)
}

async function expectLike(page: Page, isLiked: boolean, count: number) {
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', String(isLiked))
  await expect(likeButton(page)).toHaveText(
    count > 0 ? new RegExp(`Patinka${count}: ${count} `) : 'Patinka : kol kas niekam',
  )
}

const isWrite = (request: Request) =>
  request.url().includes('/event_likes') && ['POST', 'DELETE'].includes(request.method())

/** Presses the like button and waits until that is stored. */
async function press(page: Page) {
  const stored = page.waitForResponse((response) => isWrite(response.request()))
  await likeButton(page).click()
  expect((await stored).ok()).toBe(true)
}

test('a visitor without an account likes an event, still does after a reload, and unlikes it', async ({
  page,
}) => {
  await page.goto(path)
  const count = await likesOn(page)
  await expectLike(page, false, count)
  await press(page)
  await expectLike(page, true, count + 1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expectLike(page, true, count + 1)
  expect(await page.evaluate(() => localStorage.getItem('anonymous-id'))).toMatch(
    /^anon_\d{13}_[a-z0-9]{20}$/,
  )
  await press(page)
  await expectLike(page, false, count)
  await page.reload()
  await expectLike(page, false, count)
})

test('an account has one like, in any browser', long, async ({page, browser}) => {
  const person = await makePerson()
  const other = await browser.newContext()
  try {
    await startLoggedIn(page, person)
    await page.goto(path)
    const count = await likesOn(page)
    await press(page)
    await expectLike(page, true, count + 1)
    const elsewhere = await other.newPage()
    await startLoggedIn(elsewhere, person)
    await elsewhere.goto(path)
    await expectLike(elsewhere, true, count + 1)
    await press(elsewhere)
    await page.reload()
    await expectLike(page, false, count)
  } finally {
    await other.close()
    await removePerson(person)
  }
})

test('a like from before the log-in is kept and counted once', long, async ({page}) => {
  const person = await makePerson()
  try {
    await page.goto(path)
    const count = await likesOn(page)
    await press(page)
    const dialog = await openAccountDialog(page)
    await logIn(dialog, person)
    await expect(dialog).toBeHidden()
    await page.reload()
    await expectLike(page, true, count + 1)
    const {data} = await person.client.from('event_likes').select('event_id').eq('user_id', person.id)
    expect(data).toEqual([{event_id: 'joniniai-2025'}])
    await press(page)
    await expectLike(page, false, count)
  } finally {
    await removePerson(person)
  }
})

test('the last of many quick presses counts', long, async ({page}) => {
  await page.goto(path)
  const count = await likesOn(page)
  const pending = new Set<Request>()
  page.on('request', (request) => isWrite(request) && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  for (let presses = 0; presses < 7; presses++) await likeButton(page).click({delay: 0})
  await expectLike(page, true, count + 1)
  await expect(async () => {
    await roundTrip(page)
    expect(pending.size).toBe(0)
  }).toPass()
  await page.reload()
  await expectLike(page, true, count + 1)
  await press(page)
})

test.describe('when Supabase cannot be reached', long, () => {
  test.use({expectedConsoleErrors: /ERR_FAILED|Failed to load resource/})

  test('the like is undone and the visitor is told', async ({page}) => {
    await page.goto(`/en${path}`)
    const button = page.getByRole('button', {name: /^Like/})
    await expect(button).toHaveAttribute('aria-busy', 'false')
    const before = await button.textContent()
    await page.route('**/rest/v1/event_likes*', (route) => route.abort())
    await button.click()
    const toast = page.getByRole('listitem').filter({hasText: 'Your like couldn’t be saved'})
    await expect(toast).toContainText('Error')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(button).toHaveText(before ?? '')
  })
})

test('fifty concurrent likes by one visitor are one', long, async () => {
  const visitor = `anon_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`
  const likes = () => supabaseClient().from('event_likes')
  try {
    const responses = await Promise.all(
      Array.from({length: 50}, () =>
        likes()
          .insert({event_id: 'gaminam-ir-bendraujam-2025', user_id: visitor})
          .setHeader('x-anonymous-id', visitor),
      ),
    )
    expect(responses.filter(({status}) => status === 201)).toHaveLength(1)
    expect(responses.filter(({error}) => error?.code === '23505')).toHaveLength(49)
    const {data} = await likes().select('user_id').setHeader('x-anonymous-id', visitor)
    expect(data).toEqual([{user_id: visitor}])
  } finally {
    await likes().delete().eq('user_id', visitor).setHeader('x-anonymous-id', visitor)
  }
})

test('cards show the number of likes and comments, unless it is zero, all loaded in one request', async ({
  page,
}) => {
  const undo = await Promise.all(['vasario-16-2026', 'bbq-savaitgalis-2026'].map(likeAsVisitor))
  try {
    const requests = requestsOf(
      page,
      (request) => request.method() === 'GET' && request.url().startsWith(stackEnv().SUPABASE_URL),
    )
    await page.clock.install()
    await page.goto('/renginiai')
    await page.getByRole('heading', {name: 'Būsimi renginiai'}).scrollIntoViewIfNeeded()
    const cards = page.getByText(/^(Patinka|Komentarai): [1-9]/)
    await expect(cards.first()).toBeAttached()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    // Also runs the page's idle callbacks.
    await page.clock.runFor(10_000)
    await roundTrip(page)
    expect(requests.filter((url) => url.includes('/reaction_counts'))).toHaveLength(1)
    expect(await cards.count()).toBeGreaterThan(1)
    await expect(page.getByRole('article').getByText(/: 0/)).toHaveCount(0)
    expect(await accessibilityFaults(page)).toEqual([])
  } finally {
    for (const takeBack of undo) await takeBack()
  }
})
