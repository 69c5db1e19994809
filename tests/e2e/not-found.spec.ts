import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

test.use({expectedConsoleErrors: /^404: \/|status of 404/})

const missing = [
  {path: '/tokio-nera', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/naujienos/tokios-nera', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/renginiai/tokio-nera/visai', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/en/no-such-page', heading: 'Oops! Page not found', home: 'Return to Home'},
  {path: '/en/renginiai/none', heading: 'Oops! Page not found', home: 'Return to Home'},
]

test('an unknown path is a 404 page with a link home', async ({page, consoleErrors}) => {
  for (const {path, heading, home} of missing) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible()
    await expect.poll(() => consoleErrors.map(({text}) => text)).toContain(`404: ${path}`)
    await page.getByRole('link', {name: home}).click()
    await expect(page).toHaveURL(path.startsWith('/en') ? /\/en$/ : /\d\/$/)
  }
})

test('a path in capitals, as it is said, or in English leads to the page', long, async ({page}) => {
  for (const [path, found] of [
    ['/Renginiai?a=B', '/renginiai?a=B'],
    ['/KALEDOS-2025', '/kaledos-2025'],
    ['/Renginiai/Kaledos', '/renginiai/kaledos'],
    ['/EN/Apie-Mus', '/en/apie-mus'],
    ['/en/Naujienos', '/en/naujienos'],
    ['/kalėdos-2025?a=B', '/kaledos-2025?a=B'],
    ['/membership', '/en/taptinariu'],
    ['/en/Events', '/en/renginiai'],
    ['/home', '/en'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(found)
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('an unknown path has a field to search', async ({page}) => {
    await page.goto('/tokio-nera')
    await page.getByRole('searchbox', {name: 'Ko ieškote?'}).fill('kalėdos')
    await page.getByRole('button', {name: 'Ieškoti'}).click()
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/kaledos-2025')
  })
})

test('English names of pages redirect for good, before anything is rendered', async ({request}) => {
  for (const [path, target] of [
    ['/events', '/en/renginiai'],
    ['/kal%C4%97dos-2025', '/kaledos-2025'],
  ] as const) {
    const response = await request.get(path, {maxRedirects: 0})
    expect([response.status(), new URL(response.headers().location ?? '', 'http://x').pathname]).toEqual([
      308,
      target,
    ])
  }
})

test('an unknown file or API path is a 404 without a page', async ({request}) => {
  for (const path of [
    '/nera.txt',
    '/apple-touch-icon.png',
    '/en/nera.jpg',
    '/Juosta.SVG',
    '/api/nera',
    '/api/nera/visai',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toBe('')
  }
})

test('the icons that browsers request are there', async ({request}) => {
  for (const path of ['/favicon.ico', '/apple-icon.png', '/icon.svg']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(/^image\//)
  }
})

test('unknown API paths are 404 with every method', async ({request}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    expect((await request.fetch('/api/nera', {method})).status()).toBe(404)
  }
})
