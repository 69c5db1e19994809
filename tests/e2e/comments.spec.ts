import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {
  POLL_MS,
  commentField,
  commentWith,
  isPoll,
  makeTrustedPerson,
  openComments,
  advanceToPoll,
  postButton,
  postComment,
  schoolPath,
} from '../support/comment-section.ts'
import {withDatabase} from '../support/database.ts'
import {runClockUntil, stopClock} from '../support/page-clock.ts'
import {requestsOf, roundTrip, scriptsWith} from '../support/page-requests.ts'
import {approveComments, demoAdmin, startLoggedIn, makePerson, removePerson} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

test('a comment written before logging in is kept, awaits approval, and then everybody reads it', async ({
  page,
  browser,
}) => {
  const author = await makePerson('Rūta', 'Žukauskaitė')
  const text = `Ačiū mokytojoms! ${author.id.slice(-8)}`
  const visitors = await browser.newContext()
  try {
    await page.clock.install()
    await openComments(page)
    await expect(postButton(page)).toBeDisabled()
    await commentField(page).fill('  \n ')
    await expect(postButton(page)).toBeDisabled()
    await postComment(page, text)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleDescription(
      /^Norėdami komentuoti, prisijunkite\. Jūsų tekstas išliks\.$/,
    )
    await page.reload()
    await expect(commentField(page)).toHaveValue(text)

    await postButton(page).click()
    await dialog.getByLabel('El. paštas').fill(author.email)
    await dialog.getByLabel('Slaptažodis', {exact: true}).fill(author.password)
    await dialog.getByRole('button', {name: 'Prisijungti', exact: true}).click()
    await expect(dialog).toBeHidden()
    await expect(commentField(page)).toHaveValue(text)

    await postButton(page).click()
    await expect(page.getByText('Ačiū! Komentaras laukia patvirtinimo')).toBeVisible()
    await expect(commentField(page)).toHaveValue('')
    await expect(commentWith(page, text)).toContainText('Rūta Ž.')
    await expect(commentWith(page, text)).toContainText('Laukia patvirtinimo')
    // Stacked toasts cover each other's buttons.
    await runClockUntil(page, async () => (await page.locator('[data-sonner-toast]').count()) === 0)
    expect(await accessibilityFaults(page)).toEqual([])

    const visitor = await visitors.newPage()
    await visitor.clock.install()
    await openComments(visitor)
    await expect(visitor.getByText(/Komentarų dar nėra|Pranešti/).first()).toBeVisible()
    await expect(commentWith(visitor, text)).toHaveCount(0)
    await approveComments(author)
    await Promise.all([advanceToPoll(visitor), advanceToPoll(page)])
    await expect(commentWith(visitor, text)).toBeVisible()
    await expect(commentWith(page, text)).not.toContainText('Laukia patvirtinimo')

    await postComment(page, `Ir dar: ${text}`)
    await expect(page.getByText('Komentaras paskelbtas')).toBeVisible()
    await advanceToPoll(visitor)
    await expect(commentWith(visitor, `Ir dar: ${text}`)).toBeVisible()
  } finally {
    await visitors.close()
    await removePerson(author)
  }
})

test('markup, SQL and very long words are shown as plain text, a long comment is collapsed, and nothing overflows', async ({
  page,
}) => {
  const author = await makeTrustedPerson()
  const mark = author.id.slice(-8)
  const text = `<img src=x onerror="document.title='${mark}'"><script>alert(1)</script>\n'); drop table event_comments; --\n${'ilgas'.repeat(60)}`
  try {
    await page.setViewportSize({width: 360, height: 780})
    await startLoggedIn(page, author)
    await openComments(page)
    await postComment(page, text)
    const shown = commentWith(page, `document.title='${mark}'`)
    await expect(shown.locator('p').filter({hasText: mark})).toHaveText(text, {useInnerText: true})
    await expect(shown.locator('img, script')).toHaveCount(0)
    expect(await page.title()).not.toBe(mark)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)

    const piled = `Z${'\u0301\u0302\u0303\u0489'.repeat(400)}`
    await postComment(page, `Ilgas ${mark} ${piled}${'\n'.repeat(300)}galas`)
    const tall = commentWith(page, `Ilgas ${mark}`)
    const height = async () => (await tall.boundingBox())?.height ?? 0
    expect(await height()).toBeLessThan(600)
    await tall.getByRole('button', {name: 'Rodyti visą komentarą'}).click()
    expect(await height()).toBeGreaterThan(3000)
    expect(await overflow()).toBe(0)
    await tall.getByRole('button', {name: 'Rodyti trumpiau'}).click()
    expect(await height()).toBeLessThan(600)
  } finally {
    await removePerson(author)
  }
})

test(
  'an invisible comment cannot be posted, and the form says when one is too long',
  long,
  async ({page}) => {
    const author = await makeTrustedPerson()
    try {
      await startLoggedIn(page, author)
      await openComments(page, `/en${schoolPath}`)
      const english = page.getByLabel('Your comment')
      const post = page.getByRole('button', {name: 'Post comment'})
      await english.fill('\u200b\u200d \u00a0')
      await expect(post).toBeDisabled()
      await english.fill('Labas')
      await expect(post).toBeEnabled()
      await english.fill('a'.repeat(1799))
      await expect(page.getByText(/characters? left/)).toHaveCount(0)
      await english.fill('a'.repeat(1999))
      await expect(page.getByText('1 character left')).toBeVisible()
      await english.fill('a'.repeat(2021))
      await expect(page.getByText('Too long by 21 characters')).toBeVisible()
      await expect(post).toBeDisabled()
    } finally {
      await removePerson(author)
    }
  },
)

test(
  'twenty comments are shown at first, the rest in pages, even while new ones arrive',
  long,
  async ({page}) => {
    const author = await makeTrustedPerson('Vytautas')
    const mark = author.id.slice(-8)
    // Where no other test writes comments, which these would push off the first page.
    const key = 'school-gintarelis'
    await withDatabase(async (sql) => {
      try {
        // Groups of five share a timestamp: their order must not change from page to page.
        await sql`
        insert into public.event_comments (event_id, user_id, comment_text, status, created_at)
        select ${key}, ${author.id}, ${mark} || ' nr. ' || number || '.', 'approved', now() + interval '1 hour' - (number / 5) * interval '1 minute'
        from generate_series(1, 45) as number`
        await sql`update public.event_comments set status = 'approved' where user_id = ${author.id}`
        await page.clock.install()
        await openComments(page, '/mokykleles/gintarelis')
        const own = page.getByRole('listitem').filter({hasText: mark})
        await expect(own).toHaveCount(20)
        const more = page.getByRole('button', {name: 'Rodyti daugiau'})
        await more.click()
        await expect(own).toHaveCount(40)
        await sql`
        insert into public.event_comments (event_id, user_id, comment_text, created_at)
        values (${key}, ${author.id}, ${`${mark} naujausias`}, now() + interval '2 hours')`
        await sql`update public.event_comments set status = 'approved' where user_id = ${author.id}`
        await advanceToPoll(page)
        await expect(own.first()).toContainText('naujausias')
        await more.click()
        await expect(own).toHaveCount(46)
        const numbers = (await own.allTextContents()).map((text) => /nr\. (\d+)\./.exec(text)?.[1])
        expect(new Set(numbers).size).toBe(46)
        await sql`delete from public.event_comments where user_id = ${author.id} and comment_text like '%naujausias'`
        await advanceToPoll(page)
        await expect(own).toHaveCount(45)
        await page.getByRole('link', {name: 'English'}).first().click()
        await expect(page).toHaveURL(/\/en\/.*komentarai-school-gintarelis=\d/)
        await expect(own).toHaveCount(45)
      } finally {
        await removePerson(author)
      }
    })
  },
)

test(
  'Supabase is not contacted until the comments are near, and its client is loaded for accounts alone',
  long,
  async ({page}) => {
    const requests = requestsOf(page, (request) => request.url().startsWith(stackEnv().SUPABASE_URL))
    const isClientLoaded = scriptsWith(page, /x-supabase-api-version/i)
    await page.clock.install()
    await page.setViewportSize({width: 360, height: 640})
    await page.goto('/grupes')
    await roundTrip(page)
    // Also runs the page's idle callbacks.
    await page.clock.runFor(10_000)
    await roundTrip(page)
    expect(requests).toEqual([])
    await page.getByRole('heading', {name: 'Komentarai'}).scrollIntoViewIfNeeded()
    await expect.poll(() => requests.some((url) => url.includes('/comment_page'))).toBe(true)
    expect(await isClientLoaded()).toBe(false)
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/grupes')
    await expect.poll(isClientLoaded).toBe(true)
  },
)

test('a hidden page does not poll for comments, and polls at once when shown again', long, async ({page}) => {
  const requests = requestsOf(page, isPoll)
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', {configurable: true, value: isHidden})
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await stopClock(page)
  await openComments(page)
  await runClockUntil(page, () => requests.length > 0)
  await expect(page.getByText(/Komentarų dar nėra|Pranešti/).first()).toBeVisible()
  expect(requests).toHaveLength(1)
  const second = page.waitForEvent('requestfinished', isPoll)
  await page.clock.runFor(POLL_MS)
  await second
  await roundTrip(page)
  await setHidden(true)
  await page.clock.runFor(6 * POLL_MS)
  await roundTrip(page)
  expect(requests).toHaveLength(2)
  await setHidden(false)
  await expect.poll(() => requests.length).toBe(3)
  await roundTrip(page)
  expect(requests).toHaveLength(3)
})
