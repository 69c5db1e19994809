import {AxeBuilder} from '@axe-core/playwright'
import {expect, test} from '../support/test.ts'

const pages = [
  {path: '/', lt: /lietuvi/i, en: /lithuanian/i},
  {path: '/naujienos', lt: 'Naujienos', en: 'News'},
  {path: '/renginiai', lt: 'Renginiai', en: 'Events'},
  {path: '/kaledos-2025', lt: /Kalėd/, en: /Christmas/},
]
const widths = [360, 768, 1280]

for (const {path, ...headings} of pages) {
  for (const language of ['lt', 'en'] as const) {
    const address = language === 'en' ? `/en${path === '/' ? '' : path}` : path

    test(`${address} is whole at every width, light and dark, and accessible`, async ({page}) => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(headings[language])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme})
        for (const width of widths) {
          await page.setViewportSize({width, height: 900})
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
          const {violations} = await new AxeBuilder({page}).analyze()
          expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        }
      }
    })
  }
}

test('pages name each other as translations', async ({page}) => {
  await page.goto('/en/kaledos-2025')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/kaledos-2025$/)
  await expect(page.locator('link[hreflang=lt]')).toHaveAttribute('href', /[^n]\/kaledos-2025$/)
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /[^n]\/kaledos-2025$/)
})

test('every picture of a page loads and says what it shows, unless it is decoration', async ({page}) => {
  await page.goto('/naujienos')
  const pictures = page.locator('main img')
  expect(await pictures.count()).toBe(10)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await page.locator('main article a').first().click()
  await expect(page.locator('article img').first()).toHaveAttribute('alt', /\S{3}/)
})

test('the keyboard reaches the content past the menu', async ({page}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Pereiti prie turinio'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the menu of a phone opens, closes with Escape and takes the visitor along', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/')
  const events = page.getByRole('navigation').getByRole('link', {name: 'Renginiai'})
  await expect(events).toBeHidden()
  const menu = page.getByText('Meniu', {exact: true})
  await menu.click()
  await expect(events).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(events).toBeHidden()
  await menu.click()
  await events.click()
  await expect(page.getByRole('heading', {level: 1, name: 'Renginiai'})).toBeVisible()
  await expect(events).toBeHidden()
})
