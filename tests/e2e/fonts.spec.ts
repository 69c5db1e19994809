import {expect, test} from '../support/test.ts'

/** Above and below these widths the header has another form. */
const widths = [360, 768, 1280]

test.use({expectedConsoleErrors: /^Failed to load resource: net::ERR_FAILED$/})

for (const path of ['/', '/en']) {
  test(`until the fonts are there, ${path} has about the same layout`, async ({page}) => {
    const heights = async () => {
      const all = []
      for (const width of widths) {
        await page.setViewportSize({width, height: 800})
        all.push(await page.evaluate(heightsInPage))
      }
      return all
    }
    await page.goto(path)
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())))
    // Only a font that is there before the first paint is used.
    await page.reload()
    const withFonts = await heights()
    expect(await page.evaluate(areFontsLoaded)).toBe(true)

    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path)
    const without = await heights()
    expect(await page.evaluate(areFontsLoaded)).toBe(false)

    expect(without.map(({header}) => header)).toEqual(withFonts.map(({header}) => header))
    for (const [index, {whole}] of withFonts.entries()) {
      expect(Math.abs((without[index]?.whole ?? 0) / whole - 1)).toBeLessThan(0.03)
    }
  })
}

const heightsInPage = () => ({
  header: document.querySelector('main')?.getBoundingClientRect().top,
  whole: document.documentElement.scrollHeight,
})

const areFontsLoaded = () =>
  [...document.fonts]
    .filter(({family}) => ['heading', 'text'].includes(family))
    .every(({status}) => status === 'loaded')
