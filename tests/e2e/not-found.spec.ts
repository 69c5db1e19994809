import {expect, test} from '../support/test.ts'

test.use({expectedConsoleErrors: /^404: \/|status of 404/})

const missing = [
  {path: '/tokio-nera', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/naujienos/tokios-nera', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/renginiai/tokio-nera/visai', heading: 'Tokio puslapio nėra', home: 'Grįžti į pradžią'},
  {path: '/en/no-such-page', heading: 'Oops! Page not found', home: 'Return to Home'},
  {path: '/en/renginiai/none', heading: 'Oops! Page not found', home: 'Return to Home'},
]

for (const {path, heading, home} of missing) {
  test(`${path} answers 404, says so and leads home`, async ({page, consoleErrors}) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible()
    await expect.poll(() => consoleErrors).toContain(`404: ${path}`)
    await page.getByRole('link', {name: home}).click()
    await expect(page).toHaveURL(path.startsWith('/en') ? /\/en$/ : /\d\/$/)
  })
}

test('a missing file answers 404 too', async ({request}) => {
  expect((await request.get('/nera.txt')).status()).toBe(404)
})
