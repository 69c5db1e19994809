import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long, views} from '../support/views.ts'

const header = (page: Page) => page.getByRole('banner').locator('> div')
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

const texts = {
  lt: {prefix: '', toTop: 'Į viršų', menu: 'Meniu', footer: 'Puslapio apačia'},
  en: {prefix: '/en', toTop: 'Back to top', menu: 'Menu', footer: 'Site footer'},
}

for (const {language, width, details} of views) {
  const {prefix, toTop, footer} = texts[language]
  test.describe(`in ${language} at ${width} px`, details, () => {
    test.use({viewport: {width, height: 740}})

    test('the header leaves when reading on and comes back when scrolling up', async ({page}) => {
      await page.goto(`${prefix}/privacy`)
      await scrollTo(page, 40)
      await expect(header(page)).toBeInViewport()
      await scrollTo(page, 2000)
      await expect(header(page)).not.toBeInViewport()
      await expect(page.getByRole('link', {name: toTop})).toHaveCount(0)
      await scrollTo(page, 1900)
      await expect(header(page)).toBeInViewport()
      const link = page.getByRole('link', {name: toTop})
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect(await accessibilityFaults(page)).toEqual([])
      await link.click()
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(link).toHaveCount(0)
    })

    test('the footer leads to every page of the menus', long, async ({page}) => {
      await page.goto(`${prefix}/kontaktai`)
      const links = page.getByRole('contentinfo', {name: footer}).getByRole('link')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      for (const path of [
        'apie-mus',
        'naujienos',
        'renginiai',
        'mokykleles',
        'kontaktai',
        'fotografijos',
        'grupes',
        'taptinariu',
        'paieska',
        'terms',
        'privacy',
        'prieinamumas',
      ]) {
        expect(paths).toContain(`${prefix}/${path}`)
      }
    })
  })
}

const exampleClock = {lt: 'Šios pavyzdinės svetainės laikrodis', en: 'The clock of this example site'}

for (const {language, details} of languageViews) {
  const {prefix, toTop, footer: name} = texts[language]

  test(
    `the footer takes less than a phone's screen, and the way up covers none of its links, in ${language}`,
    details,
    async ({page}) => {
      await page.goto(`${prefix}/privacy`)
      const footer = page.getByRole('contentinfo', {name})
      const targets = footer.locator('a:visible, button:visible, input[type=email]')
      // No hosted site has the sentence on the example's clock.
      await footer.getByText(exampleClock[language]).evaluate((sentence) => sentence.remove())
      for (const width of [390, 360]) {
        await page.setViewportSize({width, height: 760})
        expect((await footer.boundingBox())?.height, `at ${width} px`).toBeLessThan(760)
        // Links in a sentence are as high as its lines.
        const heights = await targets.evaluateAll((all) =>
          all.filter((target) => !target.closest('p')).map((target) => target.clientHeight),
        )
        expect(heights.length).toBeGreaterThan(15)
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      }
      await scrollTo(page, 1e6)
      await expect(header(page)).not.toBeInViewport()
      await page.evaluate(() => window.scrollBy(0, -10))
      const link = page.getByRole('link', {name: toTop})
      await expect(link).toBeInViewport()
      const covered = await link.evaluate((up) => {
        const box = up.getBoundingClientRect()
        return [...document.querySelectorAll('footer a')].flatMap((other) => {
          const {left, right, top, bottom} = other.getBoundingClientRect()
          const isBelow = left < box.right && right > box.left && top < box.bottom && bottom > box.top
          return isBelow ? other.textContent : []
        })
      })
      expect(covered).toEqual([])
    },
  )
}

for (const {language, details} of languageViews) {
  const {prefix, toTop, footer: name} = texts[language]

  test(`the way up covers nothing that has the focus, in ${language}`, details, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(`${prefix}/privacy`)
    const links = page.getByRole('contentinfo', {name}).getByRole('link')
    const link = page.getByRole('link', {name: toTop})
    const scrollUpTo = async (top: number) => {
      await scrollTo(page, 0)
      await expect(link).toHaveCount(0)
      await scrollTo(page, top + 60)
      await expect(header(page)).not.toBeInViewport()
      await scrollTo(page, top)
      await expect(link).toBeInViewport()
    }
    await scrollUpTo(2000)
    const start = (await link.boundingBox())?.x ?? 0
    const ends = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
    const place = ends.findIndex((end, index) => index > 0 && end > start + 20)
    const target = links.nth(place)
    await scrollUpTo(
      await target.evaluate(
        (each) => window.scrollY + each.getBoundingClientRect().bottom - innerHeight + 12,
      ),
    )
    await links.nth(place - 1).evaluate((each) => each.focus({preventScroll: true}))
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
    const isSeen = () =>
      target.evaluate((each) => {
        const {left, top, width, height} = each.getBoundingClientRect()
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(isSeen).toBe(true)
  })
}

for (const {language, details} of languageViews) {
  const {prefix, menu} = texts[language]

  test(
    `the focus brings the header back, and it stays while the menu is open, in ${language}`,
    details,
    async ({page}) => {
      await page.setViewportSize({width: 360, height: 640})
      await page.goto(`${prefix}/privacy`)
      await scrollTo(page, 1500)
      await expect(header(page)).not.toBeInViewport()
      await header(page).getByText(menu, {exact: true}).focus()
      await expect(header(page)).toBeInViewport()
      await page.keyboard.press('Enter')
      const panel = header(page).getByRole('navigation')
      await expect(panel).toBeVisible()
      await page.mouse.wheel(0, 600)
      await expect(header(page)).toBeInViewport()
      const last = panel.getByRole('link').last()
      await last.focus()
      await expect(last).toBeInViewport()
    },
  )
}

for (const {language, details} of languageViews) {
  test(`the home page and an event end after a few screens, in ${language}`, details, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    for (const [path, most] of [
      ['/', 5500],
      ['/kaledos-2025', 6000],
      ['/renginiai/bbq-savaitgalis-2026', 6000],
    ] as const) {
      await page.goto(inLanguage(language, path))
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(most)
    }
  })
}

test('a heading that a link leads to is not below the header', long, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 740})
  await page.goto('/privacy')
  const contents = page.getByRole('main').getByRole('navigation').getByRole('link').nth(2)
  const target = page.locator((await contents.getAttribute('href')) ?? '')
  await contents.click()
  await page.mouse.wheel(0, -20)
  await expect(header(page)).toBeInViewport()
  const bottom = await header(page).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    bottom,
  )
})

test.describe('with a finger', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true})

  /** Moves one finger across the picture. */
  async function swipe(page: Page, [x, y]: [number, number]) {
    const client = await page.context().newCDPSession(page)
    const box = await page.getByRole('dialog').getByRole('img').boundingBox()
    if (!box) throw new Error('The picture has no box')
    const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2]
    const at = (part: number) => [{x: startX + x * part, y: startY + y * part}]
    await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: at(0)})
    for (const part of [0.3, 0.6, 1]) {
      await client.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: at(part)})
    }
    await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})
  }

  for (const {language, details} of languageViews) {
    const {prefix} = texts[language]

    test(`a swipe shows the next photo, which is loaded ahead, in ${language}`, details, async ({page}) => {
      await page.goto(`${prefix}/fotografijos`)
      const loaded: string[] = []
      const photos = page.getByRole('main').locator('a[aria-haspopup=dialog]')
      await photos.first().tap()
      const picture = page.getByRole('dialog').getByRole('img')
      await expect(picture).toBeVisible()
      const first = await picture.getAttribute('src')
      const ahead = page.getByRole('dialog').locator('img[hidden]')
      await expect.poll(() => ahead.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const aheadUrl = await ahead.evaluate((image: HTMLImageElement) => image.currentSrc)

      page.on('request', (request) => loaded.push(request.url()))
      await swipe(page, [-120, 10])
      await expect(picture).not.toHaveAttribute('src', first ?? '')
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(aheadUrl)
      expect(loaded).not.toContain(aheadUrl)
      await swipe(page, [120, 10])
      await expect(picture).toHaveAttribute('src', first ?? '')
      await swipe(page, [15, 0])
      await swipe(page, [-50, 90])
      await expect(picture).toHaveAttribute('src', first ?? '')
    })
  }
})
