import {accessibilityFaults} from '../support/accessibility.ts'
import {expect, test} from '../support/test.ts'
import {expectEnlargedTextToFit, expectPlainTextToFit} from '../support/text-faults.ts'
import {long} from '../support/views.ts'

const sections = ['/apie-mus', '/naujienos', '/renginiai', '/mokykleles', '/kontaktai']
const more = ['/fotografijos', '/grupes', '/taptinariu']

for (const {language, prefix, label, details} of [
  {language: 'lt', prefix: '', label: 'Pagrindinis meniu', details: {}},
  {language: 'en', prefix: '/en', label: 'Main menu', details: long},
]) {
  test(`the menu and footer on a wide screen, ${language}`, details, async ({page}) => {
    await page.goto(`${prefix}/naujienos`)
    const menu = page.getByRole('navigation', {name: label})
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(sections.map((path) => prefix + path))
    await expect(page.locator('header').locator(`a[href="${prefix}/paieska"]:visible`)).toHaveCount(1)

    const footer = page.locator('footer').getByRole('link')
    const hrefs = await footer.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const path of [...more, '/terms', '/privacy', '/prieinamumas', '/kalendorius.ics', '/rss.xml']) {
      expect(hrefs).toContain(prefix + path)
    }
    await expect(footer.filter({hasText: 'Facebook'})).toHaveAttribute('target', '_blank')
    await expect(page.locator('footer')).toContainText(
      language === 'lt'
        ? 'Šios pavyzdinės svetainės laikrodis pradėtas nuo 2025 m. lapkričio 15 d.'
        : 'The clock of this example site starts on 15 November 2025',
    )
  })

  test(`the menu on a phone, ${language}`, details, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(prefix || '/')
    await page.locator('header summary').click()
    const menu = page.getByRole('navigation', {name: label})
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(
      [...sections, ...more, '/paieska', '/aukoti', '/paskyra'].map((path) => prefix + path),
    )
    expect(await accessibilityFaults(page)).toEqual([])
    for (const link of await menu.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await menu.locator(`a[href="${prefix}/grupes"]`).click()
    await expect(page).toHaveURL(/\/grupes$/)
    await expect(menu).toBeHidden()
  })
}

test('the current page and section are marked', long, async ({page}) => {
  const marked = () => page.getByRole('navigation', {name: 'Pagrindinis meniu'}).locator('[aria-current]')
  await page.goto('/naujienos')
  await expect(marked()).toHaveText('Naujienos')
  await expect(marked()).toHaveAttribute('aria-current', 'page')
  await expect(marked()).toHaveCSS('text-decoration-line', 'underline')
  await page.goto('/naujienos/puslapis/2')
  await expect(marked()).toHaveAttribute('aria-current', 'true')
  await page.goto('/mokykleles/gulbe')
  await expect(marked()).toHaveText('Mokyklėlės')
  await page.goto('/kaledos-2025')
  await expect(marked()).toHaveText('Renginiai')
  await page.getByRole('link', {name: 'Apie mus'}).first().click()
  await expect(marked()).toHaveText('Apie mus')
  await page.goto('/terms')
  await expect(marked()).toHaveCount(0)
})

test('the phone menu opens and closes by keyboard, and never covers the focus', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/')
  const button = page.locator('header summary')
  const menu = page.getByRole('navigation', {name: 'Pagrindinis meniu'})
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', {name: 'Apie mus'})).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await menu.getByRole('link', {name: 'Prisijungti'}).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await button.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(180, 720)
  await expect(menu).toBeHidden()
})

test('the phone menu that was opened before the scripts came stays open', long, async ({page}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await page.route('**/_next/static/**', async (route) => {
    if (route.request().resourceType() === 'script') await released
    await route.continue()
  })
  await page.setViewportSize({width: 360, height: 740})
  // The page is loaded only once its scripts are.
  await page.goto('/', {waitUntil: 'commit'})
  await page.locator('header summary').click()
  const menu = page.getByRole('navigation', {name: 'Pagrindinis meniu'})
  await expect(menu).toBeVisible()
  release()
  // The scripts have seen the open menu once Back would close it.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs?.depth)).toBe(1)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}})

  test('the phone menu and the language toggle work', async ({page}) => {
    await page.goto('/renginiai')
    await page.locator('header summary').click()
    await page
      .getByRole('navigation', {name: 'Pagrindinis meniu'})
      .getByRole('link', {name: 'Nuotraukos'})
      .click()
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Nuotraukos')
    await page
      .locator('header')
      .getByRole('link', {name: /English/})
      .click()
    await expect(page).toHaveURL(/\/en\/fotografijos$/)
  })
})

test('the language toggle keeps a page’s alias and its query', long, async ({page}) => {
  await page.goto('/renginiai/kaledos?nuo=plakato')
  await page.getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(/\/en\/renginiai\/kaledos\?nuo=plakato$/)
})

test('header and footer fit every width in both languages', long, async ({page}) => {
  const widths = Array.from({length: 31}, (_, index) => 320 + 32 * index)
  await page.setViewportSize({width: 320, height: 800})
  for (const path of ['/kontaktai', '/en/kontaktai']) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({width, height: 800})
      for (const part of ['header', 'footer']) {
        const box = page.locator(part).first()
        const overflow = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(overflow, `${part} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    const windows = widths.map((width) => ({width, height: 800}))
    for (const part of ['header', 'footer']) {
      await expectPlainTextToFit(page, part, windows, part)
      await expectEnlargedTextToFit(page, part, windows, part)
    }
  }
})
