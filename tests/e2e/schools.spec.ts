import type {Locator} from '@playwright/test'
import {makeTrustedPerson} from '../support/comment-section.ts'
import {withDatabase} from '../support/database.ts'
import {untilPublished, untilServed} from '../support/on-site.ts'
import {roundTrip} from '../support/page-requests.ts'
import {removePerson} from '../support/people.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long, views} from '../support/views.ts'

/** Another address in each try: the site may still have the page of the one before. */
const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`
const ID = `school-${slug}`
const PATH = `/mokykleles/${slug}`
/** A school with required fields only, the last in the list. */
const bare = {
  _id: ID,
  _type: 'school',
  position: 99,
  name: {_type: 'localizedString', lt: 'Bandomoji'},
  slug: {_type: 'slug', current: slug},
}

test('the list has both schools with what they teach, registration, place and contact', async ({page}) => {
  await page.goto('/mokykleles')
  const gintarelis = page.getByRole('article').filter({has: page.getByRole('heading', {name: 'Gintarėlis'})})
  await expect(gintarelis).toContainText('Muzika ir kanklės')
  await expect(gintarelis).toContainText('Išvykos prie jūros ir į muziejus')
  await expect(gintarelis).toContainText('Swansea SA0 0AC')
  const form = gintarelis.getByRole('link', {name: /Registruoti vaiką \(Gintarėlis\)/})
  await expect(form).toHaveAttribute('href', /^https:/)
  await expect(form).toHaveAttribute('target', '_blank')
  await expect(gintarelis.getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('region', {name: 'Kaip jums patiko mokyklėlių šventės?'})).toContainText('@')
})

const words = {
  lt: {
    comparison: 'Palyginkite mokyklėles',
    values: [
      '3–16 metų',
      '£25–30 per mėnesį',
      '4–18 metų',
      'Šeštadieniais 10:00–12:30',
      '£7',
      'Lina Kopūstaitė',
    ],
    register: /^Registruoti vaiką/,
    before: ['Amžius', 'Pamokos', 'Mokestis už pamoką'],
    comments: 'Komentarai',
    safeguarding: 'Atsakingi žmonės ir vaikų sauga',
  },
  en: {
    comparison: 'Compare the schools',
    values: ['3–16', '£25–30 a month', '4–18', 'Saturdays 10:00–12:30', '£7', 'Lina Kopūstaitė'],
    register: /^Register your child/,
    before: ['Ages', 'Lessons', 'Fee per lesson'],
    comments: 'Comments',
    safeguarding: 'Safeguarding and who is responsible',
  },
}

for (const {language, width, details} of views) {
  test(
    `what parents compare comes before registration: ${language}, ${width} px`,
    details,
    async ({page}) => {
      const {comparison, values, register, before, comments, safeguarding} = words[language]
      const height = 740
      await page.setViewportSize({width, height})
      await page.goto(inLanguage(language, '/mokykleles'))
      const main = page.getByRole('main')
      const compared = main.getByRole('region', {name: comparison})
      await expect(compared.getByRole('table')).toBeVisible({visible: width >= 768})
      for (const value of values)
        await expect(compared.getByText(value, {exact: true}).filter({visible: true})).not.toHaveCount(0)
      expect(await topOf(main.getByRole('link', {name: register}).first())).toBeGreaterThan(
        await topOf(main.getByRole('article').first()),
      )

      await page.goto(inLanguage(language, '/mokykleles/gintarelis'))
      const button = await topOf(main.getByRole('link', {name: register}).first())
      expect(button).toBeLessThan(2 * height)
      for (const term of before)
        expect(await topOf(main.getByRole('term').filter({hasText: term}).first())).toBeLessThan(button)
      const heading = (name: string) => main.getByRole('heading', {level: 2, name})
      expect(await topOf(heading(safeguarding))).toBeLessThan(await topOf(heading(comments)))
    },
  )
}

/** How far it is from the top of the page, which has not been scrolled. */
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

test('the list shows comments on the schools, and nothing of them while there are none', async ({page}) => {
  // Other tests write comments on the schools.
  await page.route('**/rpc/comment_page?*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('event_keys', `{school-${slug}}`)
    return route.continue({url: url.href})
  })
  await page.goto('/mokykleles')
  const feedback = page.getByRole('region', {name: 'Kaip jums patiko mokyklėlių šventės?'})
  const loaded = page.waitForResponse(/comment_page/)
  await feedback.scrollIntoViewIfNeeded()
  expect(await (await loaded).json()).toEqual([])
  await roundTrip(page)
  await expect(feedback.getByRole('heading', {name: 'Komentarai'})).toHaveCount(0)
  await expect(feedback).not.toContainText('Komentarų dar nėra')

  await page.unrouteAll()
  const author = await makeTrustedPerson('Ramunė')
  try {
    await withDatabase(
      (sql) => sql`
        insert into public.event_comments (event_id, user_id, comment_text)
        values ('schools-page', ${author.id}, 'Vaidinimas buvo nuostabus!')`,
    )
    await page.reload()
    await feedback.scrollIntoViewIfNeeded()
    await expect(feedback.getByRole('heading', {name: 'Komentarai'})).toBeVisible()
    await expect(feedback).toContainText('Vaidinimas buvo nuostabus!')
  } finally {
    await removePerson(author)
  }
})

test('a school’s page has the next lesson and a link back to the list', async ({page}) => {
  await page.goto('/en/mokykleles')
  await page.getByRole('link', {name: 'More about Gintarėlis'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gintarėlis')
  await expect(page.getByRole('region', {name: 'Next lesson'})).toContainText('10:00–12:30')
  await expect(page.getByRole('region', {name: 'Next lesson'})).toContainText('Christmas holidays')
  await expect(page.getByRole('region', {name: 'Registration'})).toContainText('trial lesson')
  await page.getByRole('link', {name: 'All schools'}).click()
  await expect(page).toHaveURL(/\/en\/mokykleles$/)
})

test('a school with few fields has a complete page', long, async ({page}) => {
  const client = sanityClient()
  await client.create(bare)
  try {
    await untilPublished(page.request, `/en${PATH}`)
    await page.goto(`/en${PATH}`)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Bandomoji/)
    await expect(page.getByRole('region', {name: 'Next lesson'})).toHaveCount(0)
    await expect(page.getByRole('main').locator('dt')).toHaveCount(0)
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(
      page.getByRole('main').getByRole('heading', {name: /[Ss]afeg|esponsible|Insurance/}),
    ).toHaveCount(0)

    // The site's clock starts on Saturday 15 November 2025, in the afternoon.
    const lessons = {_type: 'weeklyTime', day: 'sunday', from: '10:00', to: '12:00'}
    const lesson = page.getByRole('region', {name: 'Artimiausia pamoka'}).locator('time')
    await client.patch(ID).set({lessons}).commit()
    await untilServed(page.request, PATH, '2025-11-16T10:00:00.000Z')
    await page.goto(PATH)
    await expect(lesson).toHaveAttribute('datetime', '2025-11-16T10:00:00.000Z')

    const holiday = {_key: 'a', _type: 'schoolBreak', from: '2025-11-16', to: '2025-11-16'}
    await client
      .patch(ID)
      .set({breaks: [holiday]})
      .commit()
    await untilServed(page.request, PATH, '2025-11-23T10:00:00.000Z')
    await page.goto(PATH)
    await expect(lesson).toHaveAttribute('datetime', '2025-11-23T10:00:00.000Z')
  } finally {
    await client.delete(ID)
  }
})

test.describe('an unknown school', () => {
  test.use({expectedConsoleErrors: /404/})

  test('is not found', async ({page}) => {
    const response = await page.goto('/mokykleles/nera-tokios')
    expect(response?.status()).toBe(404)
  })
})
