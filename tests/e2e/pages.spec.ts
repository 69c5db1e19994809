import {faultsInEachScheme} from '../support/accessibility.ts'
import {brokenLines} from '../support/broken-lines.ts'
import {inLanguage, routes} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long, pagesOfEachKind} from '../support/views.ts'

const languages = ['lt', 'en'] as const

const widths = [320, 768, 360, 1280]

/** Where the pages are checked for accessibility, in turn. `long/pages.spec.ts` checks each at both widths in both languages. */
const checkedAt = [
  {language: 'lt', width: 360},
  {language: 'en', width: 1280},
]

/** What CI looks at: beside a page of each kind, those that look like no other. */
const inCi = [
  ...pagesOfEachKind,
  '/apie-mus',
  '/renginiai',
  '/mokykleles',
  '/grupes',
  '/taptinariu',
  '/paieska',
]

// Read-only, so the workers can share them.
test.describe.configure({mode: 'parallel'})

for (const [index, {path: lithuanianPath, ...headings}] of routes.entries()) {
  const checked = checkedAt[index % checkedAt.length]
  const details = inCi.includes(lithuanianPath) ? {} : long
  test(
    `${lithuanianPath} fits phone and desktop in both languages, and is accessible, light and dark`,
    details,
    async ({page}) => {
      for (const language of languages) {
        await test.step(language, async () => {
          const response = await page.goto(inLanguage(language, lithuanianPath))
          expect(response?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page).toHaveTitle(/\S{4}/)
          await expect(page.locator('h1:visible')).toHaveCount(1)
          await expect(page.locator('h1:visible')).toHaveText(headings[language])
          for (const width of widths) {
            await page.setViewportSize({width, height: 900})
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
            expect(await page.evaluate(brokenLines), `lines at ${width} px`).toEqual([])
            if (language === checked?.language && width === checked.width)
              expect(await faultsInEachScheme(page)).toEqual([])
          }
          const pictures = page.locator('img:visible')
          expect(await pictures.evaluateAll(brokenPictures, timeLimits.expectation)).toEqual([])
        })
      }
    },
  )
}

/** Scrolls to each picture first, since lazy ones load only then. Runs in the browser. */
async function brokenPictures(elements: (HTMLElement | SVGElement)[], limitMs: number): Promise<string[]> {
  const broken: string[] = []
  for (const element of elements) {
    const picture = element as HTMLImageElement
    picture.scrollIntoView({block: 'center', behavior: 'instant'})
    if (!picture.complete) {
      await new Promise((resolve) => {
        for (const type of ['load', 'error']) picture.addEventListener(type, resolve, {once: true})
        setTimeout(resolve, limitMs)
      })
    }
    if (!picture.complete || picture.naturalWidth === 0) broken.push(picture.currentSrc || picture.src)
  }
  return broken
}

test('pages link to their translation', async ({page}) => {
  await page.goto('/en/kaledos-2025')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/kaledos-2025$/)
  await expect(page.locator('link[hreflang=lt]')).toHaveAttribute('href', /[^n]\/kaledos-2025$/)
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /[^n]\/kaledos-2025$/)
})

test('the skip link moves the focus to the content', async ({page}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', {name: 'Pereiti prie turinio'})).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
