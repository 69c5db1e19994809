import {untilPublished, untilServed} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

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

test('the list has both schools with ages, times, fees and registration', async ({page}) => {
  await page.goto('/mokykleles')
  const gulbe = page.getByRole('article').filter({has: page.getByRole('heading', {name: 'Gulbė'})})
  await expect(gulbe).toContainText('3–16 metų')
  await expect(gulbe).toContainText(/Šeštadieniais \d\d:\d\d–\d\d:\d\d/)
  await expect(gulbe).toContainText('£25–30 per mėnesį')
  await expect(gulbe).toContainText('po 8–12 vaikų')
  const gintarelis = page.getByRole('article').filter({has: page.getByRole('heading', {name: 'Gintarėlis'})})
  await expect(gintarelis).toContainText('4–18 metų')
  await expect(gintarelis).toContainText('Šeštadieniais 10:00–12:30')
  await expect(gintarelis).toContainText('£7 už pamoką')
  await expect(gintarelis).toContainText('Pirmoji pamoka nemokama')
  const form = gintarelis.getByRole('link', {name: /Registruoti vaiką \(Gintarėlis\)/})
  await expect(form).toHaveAttribute('href', /^https:/)
  await expect(form).toHaveAttribute('target', '_blank')
  await expect(gintarelis.getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('region', {name: 'Kaip jums patiko mokyklėlių šventės?'})).toContainText('@')
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
