import {pages} from '@site/schemas/routes/route-table'
import {deadEnds} from '../support/dead-ends.ts'
import {inLanguage, routes} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {views} from '../support/views.ts'

// Axe needs JavaScript, so it does not look here.
test.use({javaScriptEnabled: false, expectedConsoleErrors: /status of 404/})

const needsScript = {
  lt: {
    '/paskyra': 'Prisijungti ir matyti savo paskyrą galima, kai naršyklėje įjungtas „JavaScript“.',
    '/slaptazodis': 'Slaptažodį pakeisti galima, kai naršyklėje įjungtas „JavaScript“.',
    '/admin': 'Admin skydelis veikia, kai naršyklėje įjungtas „JavaScript“.',
    link: 'Kad nuoroda veiktų, naršyklėje turi būti įjungtas „JavaScript“.',
    logIn: 'Prisijungti',
    menu: 'Meniu',
  },
  en: {
    '/paskyra': 'To log in and see your account, switch JavaScript on in your browser.',
    '/slaptazodis': 'To change your password, switch JavaScript on in your browser.',
    '/admin': 'The admin dashboard needs JavaScript to be switched on in your browser.',
    link: 'The link needs JavaScript to be switched on in your browser.',
    logIn: 'Log in',
    menu: 'Menu',
  },
} as const

/** What the links of emails open. */
const linkPages = [
  '/auth/confirm',
  '/naujienlaiskis/patvirtinti',
  '/naujienlaiskis/atsisakyti',
  '/registracija/atsaukti',
  '/naryste/pratesti',
  '/gift-aid',
  '/mano-auka',
  '/laiskai/kalba',
  '/perziura',
]

const everyPath = [
  ...new Set([...pages, ...routes].map(({path}) => path)),
  '/paieska?q=kaledos',
  '/nera-tokio',
]

for (const {language, width, details} of views) {
  const t = needsScript[language]
  test.describe(`in ${language} at ${width} px`, details, () => {
    test.use({viewport: {width, height: 800}})

    test('what cannot work says what it needs, and how else to reach the organisers', async ({page}) => {
      const sentences = [
        ...(['/paskyra', '/slaptazodis', '/admin'] as const).map((path) => [path, t[path]] as const),
        ...linkPages.map((path) => [path, t.link] as const),
      ]
      for (const [path, sentence] of sentences) {
        await page.goto(inLanguage(language, path))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', {level: 1})).toBeVisible()
        await expect(main.getByText(sentence), path).toBeVisible()
        await expect(main.getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
        const isWider = () => document.documentElement.scrollWidth > innerWidth
        expect(await page.evaluate(isWider), path).toBe(false)
      }
    })

    test('the log-in button leads to what it needs', async ({page}) => {
      await page.goto(inLanguage(language, '/renginiai'))
      const header = page.getByRole('banner')
      if (width === 360) await header.locator('summary', {hasText: t.menu}).click()
      const logIn = header.getByRole('link', {name: t.logIn, exact: true}).filter({visible: true})
      expect((await logIn.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await logIn.click()
      await expect(page).toHaveURL(inLanguage(language, '/paskyra'))
      await expect(page.getByRole('main').getByText(t['/paskyra'])).toBeVisible()
    })

    test('no page waits for ever, or has a button that does nothing', async ({page}) => {
      for (const path of everyPath) {
        await page.goto(inLanguage(language, path), {waitUntil: 'load'})
        expect(await deadEnds(page), path).toEqual([])
      }
    })
  })
}
