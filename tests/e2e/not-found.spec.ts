import {expect, test} from '../support/test.ts'

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

for (const path of ['/nera.txt', '/apple-touch-icon.png', '/en/nera.jpg', '/api/nera', '/api/nera/visai']) {
  test(`${path} is a 404 without a page`, async ({request}) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toBe('')
  })
}

for (const path of ['/favicon.ico', '/apple-icon.png', '/icon.svg']) {
  test(`${path} is an icon, which browsers request`, async ({request}) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })
}

test('unknown API paths are 404 with every method', async ({request}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    expect((await request.fetch('/api/nera', {method})).status()).toBe(404)
  }
})
