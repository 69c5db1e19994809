import type {Locator, Page, Route} from '@playwright/test'
import {deadEnds} from '../support/dead-ends.ts'
import {expect, test} from '../support/test.ts'
import {long, pagesOfEachKind} from '../support/views.ts'

test.use({
  expectedConsoleErrors: /Unexpected|ERR_FAILED|status of 404|ChunkLoadError|Failed to load|Loading chunk/,
})

/** How a script dies. An old page asks in vain for its scripts once the site was built anew. */
const deaths: Record<string, (route: Route) => Promise<void>> = {
  'cannot be read': (route) => route.fulfill({contentType: 'text/javascript', body: ')'}),
  'is not let through': (route) => route.abort(),
  'is gone': (route) => route.fulfill({status: 404}),
}

/** What each kind of page has without scripts for what waits for them. */
const ways: [path: string, way: (main: Locator) => Locator][] = Object.entries({
  ...Object.fromEntries(pagesOfEachKind.map((path) => [path, (main: Locator) => main.getByRole('heading')])),
  '/kontaktai': (main: Locator) =>
    main.locator('p', {hasText: 'Kad anketa veiktų'}).getByRole('link', {name: /@/}),
  '/kaledos-2025': (main: Locator) =>
    main.locator('p', {hasText: 'Komentarams reikia'}).getByRole('link', {name: /@/}),
  '/paskyra': (main: Locator) =>
    main.locator('p', {hasText: 'Prisijungti ir matyti'}).getByRole('link', {name: /@/}),
  '/slaptazodis': (main: Locator) =>
    main.locator('p', {hasText: 'Slaptažodį pakeisti'}).getByRole('link', {name: /@/}),
  '/admin': (main: Locator) => main.locator('p', {hasText: 'Admin skydelis'}).getByRole('link', {name: /@/}),
  '/mano-auka': (main: Locator) =>
    main.locator('p', {hasText: 'Kad nuoroda veiktų'}).getByRole('link', {name: /@/}),
  '/taptinariu': sendButton,
  '/aukoti': sendButton,
  '/registracija/penki-uz-lietuva': sendButton,
  '/paieska?q=kaledos': (main: Locator) => main.getByRole('link', {name: /Kalėdos/}),
})

function sendButton(main: Locator): Locator {
  return main.locator('form[method=post] button[type=submit], form[method=POST] button[type=submit]')
}

/** The addresses of the scripts that a page starts with; what old browsers lack is asked for by them alone. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const sources = [...html.matchAll(/<script(?![^>]*noModule)[^>]* src="(\/_next\/[^"]+)"/g)].map(
    ([, src = '']) => src,
  )
  expect(sources.length, path).toBeGreaterThan(3)
  return [...new Set(sources)]
}

async function goWithDeadScript(
  page: Page,
  path: string,
  script: string,
  die: (route: Route) => Promise<void>,
) {
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await page.route((url) => url.pathname === script, die)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === script)
  await page.goto(path, {waitUntil: 'commit'})
  await asked
  await page.waitForLoadState('load')
}

async function expectUsable(page: Page, way: (main: Locator) => Locator, what: string) {
  const main = page.getByRole('main')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    expect(await deadEnds(page), what).toEqual([])
    await expect(way(main).filter({visible: true}).first(), what).toBeVisible({timeout: 1000})
    await expect(page.getByRole('contentinfo').getByText('Norite gauti naujienlaiškį?'), what).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
}

for (const [index, [path, way]] of ways.entries()) {
  test(`${path} is usable whichever way a first script dies`, async ({page}) => {
    await page.clock.install()
    const scripts = await scriptsOf(page, path)
    for (const [number, [death, die]] of Object.entries(deaths).entries()) {
      const script = scripts.at((index + number) % scripts.length) ?? ''
      await goWithDeadScript(page, path, script, die)
      await expectUsable(page, way, `${script} ${death}`)
    }
  })

  test(`${path} is usable whichever first script dies`, long, async ({page}) => {
    await page.clock.install()
    for (const script of await scriptsOf(page, path)) {
      for (const [death, die] of Object.entries(deaths)) {
        await goWithDeadScript(page, path, script, die)
        await expectUsable(page, way, `${script} ${death}`)
      }
    }
  })
}

test('a page that was given up is taken over once its scripts come', async ({page}) => {
  await page.clock.install()
  const {promise: mayLoad, resolve: letLoad} = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto('/slaptazodis', {waitUntil: 'commit'})
  const main = page.getByRole('main')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(main.getByText('Slaptažodį pakeisti')).toBeVisible({timeout: 1000})
  }).toPass()
  letLoad()
  await expect(main.getByRole('textbox')).toBeVisible()
  await expect(main.getByText('Slaptažodį pakeisti')).toBeHidden()
})

for (const [death, die] of Object.entries(deaths)) {
  test(`forms whose own script ${death} say so, or lead to a page that has them`, async ({page}) => {
    await page.clock.install()
    await page.goto('/kontaktai')
    await page.route('**/_next/static/**/*.js', die)
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await place.getByText('Anketa įkeliama…').scrollIntoViewIfNeeded()
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(place.getByText('Anketos įkelti nepavyko.')).toBeVisible({timeout: 1000})
      }).toPass()
      await expect(place.getByRole('button', {name: 'Bandyti dar kartą'})).toBeVisible()
    }
    for (const [name, path] of [
      ['Prisijungti', '/paskyra'],
      ['Paaukoti', '/aukoti'],
    ] as const) {
      await page.unrouteAll({behavior: 'ignoreErrors'})
      await page.goto('/naujienos')
      await page.route('**/_next/static/**/*.js', die)
      await page.getByRole('banner').getByRole('link', {name}).filter({visible: true}).click()
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(page).toHaveURL(path, {timeout: 1000})
      }).toPass()
    }
  })
}
