import {accessibilityFaults} from '../support/accessibility.ts'
import {expectOnSite} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {isOfTest} from '../support/test-content.ts'
import {long} from '../support/views.ts'

test('results appear while typing, even without diacritics, and link to the page', async ({page}) => {
  await page.goto('/')
  await page.getByRole('link', {name: 'Paieška'}).first().click()
  const field = page.getByRole('searchbox', {name: 'Ko ieškote?'})
  await field.fill('gulbe')
  await expect(page.getByRole('status')).toHaveText(/^Rast[ia]s? \d+ puslapi/)
  await expect(page).toHaveURL(/\/paieska\?q=gulbe$/)
  await expect(page.locator('mark').first()).toHaveText('Gulbė')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', {name: 'Gulbė', exact: true}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Gulbė/)
  await page.goBack()
  await expect(field).toHaveValue('gulbe')
  await expect(page.getByRole('link', {name: 'Gulbė', exact: true})).toBeVisible()
})

test('the English page searches English content, and says where an event is and what it costs', async ({
  page,
}) => {
  await page.goto('/en/paieska?q=christmas')
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/en/kaledos-2025')
  await expect(page.locator('main ol > li').first()).toContainText('Community hall, Cardiff · £5–20')
})

for (const {width, details} of [
  {width: 360, details: {}},
  {width: 1280, details: long},
]) {
  test(
    `a title in the other language is found, and says in which, at ${width} px`,
    details,
    async ({page}) => {
      await page.setViewportSize({width, height: 800})
      await page.goto('/paieska?q=weekend')
      const first = page.locator('main ol > li').first()
      await expect(first.getByRole('link', {name: 'Kepsninių savaitgalis 2026'})).toBeVisible()
      await expect(first).toContainText('Angliškai: Barbecue weekend 2026')
      await expect(first.locator('[lang=en] mark')).toHaveText('weekend')
      expect(await accessibilityFaults(page)).toEqual([])

      await page.goto('/en/paieska?q=šiaudinis')
      await expect(page.locator('main ol')).toContainText(/In Lithuanian: .*šiaudini/)
      await expect(page.locator('main ol [lang=lt] mark').first()).toHaveText(/^šiaudin/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  test(`the other language keeps the question and its hits, at ${width} px`, long, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const hits = async () => {
      const paths = await page
        .locator('main ol a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      return paths
        .map((path) => path.replace(/^\/en/, ''))
        .filter((path) => !isOfTest(path))
        .toSorted()
    }
    for (const question of ['kalėdų bilietai', 'saturday school', 'xqzwv Swansea']) {
      await page.goto('/paieska')
      await page.getByRole('searchbox').fill(question)
      await expect(page).toHaveURL(/q=/)
      await expect(page.locator('main ol a').first()).toBeVisible()
      const before = await hits()
      await page.getByRole('banner').getByRole('link', {name: 'EN – English'}).click()
      await expect(page).toHaveURL(/\/en\/paieska\?q=/)
      await expect(page.getByRole('searchbox')).toHaveValue(question)
      expect(await hits(), question).toEqual(before)
      await page.evaluate(() => localStorage.clear())
    }
  })
}

test('where no page has all words, that is said', long, async ({page}) => {
  await page.goto('/paieska?q=xqzwv+Svonsis')
  await expect(page.getByText(/^Visų žodžių nėra nė viename puslapyje/)).toBeVisible()
  await page.goto('/en/paieska?q=swansea')
  await expect(page.locator('main ol a').first()).toBeVisible()
  await expect(page.getByText(/^No page has all/)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the form loads a page of results', async ({page}) => {
    await page.goto('/paieska')
    await page.getByRole('searchbox').fill('kalėdų')
    await page.getByRole('button', {name: 'Ieškoti'}).click()
    await expect(page.locator('main ol a').first()).toHaveText(/Kalėdos/)
    await page.getByRole('link', {name: 'Ieškoti to paties angliškai'}).click()
    await expect(page.getByRole('searchbox')).toHaveValue('kalėdų')
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/en/kaledos-2025')
    await page.getByRole('link', {name: 'Search for this in Lithuanian'}).click()
    await page.getByRole('searchbox').fill('xqzwv')
    await page.getByRole('button', {name: 'Ieškoti'}).click()
    await expect(page.getByRole('status')).toHaveText('Nieko nerasta.')
    await expect(page.getByRole('link', {name: 'Visi renginiai'})).toBeVisible()
  })

  test('a word that no page has is offered as one that is similar, and has no hits', async ({page}) => {
    await page.goto('/paieska?q=krepšynis')
    await expect(page.getByRole('status')).toHaveText('Nieko nerasta.')
    await expect(page.locator('main ol a')).toHaveCount(0)
    await page
      .getByText(/^Gal ieškojote:/)
      .getByRole('link', {name: 'Krepšinis'})
      .click()
    await expect(page.getByRole('searchbox')).toHaveValue('Krepšinis')
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/grupes')
  })
})

test('markup, quotes, symbols and what is very long are ordinary queries', long, async ({page}) => {
  for (const query of [
    '<script>document.title="x"</script>',
    '"\'`${1}',
    '🎄',
    'a'.repeat(5000),
    '%E0%A4%A',
    '‮abc',
  ]) {
    const response = await page.goto(`/paieska?q=${encodeURIComponent(query)}&q=b&x[]=1`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('searchbox')).toHaveValue(query)
    await expect(page).toHaveTitle(/Paieška/)
  }
})

test('published content is found, deleted content is not', async ({request}) => {
  const client = sanityClient()
  const word = `zuikis${Date.now().toString(36)}`
  const found = async () => {
    const response = await request.get(`/api/search?language=en&q=${word}`)
    const {total} = await response.json()
    return total
  }
  expect(await found()).toBe(0)
  const {_id} = await client.create({
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: `Apie ${word}`, en: `About ${word}`},
    description: {_type: 'localizedText', lt: 'Bandymas.', en: 'A trial.'},
    slug: {_type: 'slug', current: `e2e-${word}`},
    date: '2001-02-03',
    category: 'community',
  })
  try {
    await expectOnSite(found).toBe(1)
  } finally {
    await client.delete(_id)
  }
  await expectOnSite(found).toBe(0)
})
