import {expect, test} from '../support/test.ts'

for (const [language, prefix, about, join] of [
  ['lt', '', 'Daugiau apie mus', 'Tapti nariu'],
  ['en', '/en', 'Learn more about us', 'Become a member'],
] as const) {
  test(`the front page links to everything, ${language}`, async ({page}) => {
    await page.goto(prefix || '/')
    const main = page.locator('main')
    await expect(main.getByRole('link', {name: about, exact: true})).toHaveAttribute(
      'href',
      `${prefix}/apie-mus`,
    )
    await expect(main.getByRole('link', {name: join, exact: true})).toHaveAttribute(
      'href',
      `${prefix}/taptinariu`,
    )
    for (const path of [
      '/renginiai',
      '/naujienos',
      '/mokykleles',
      '/grupes',
      '/fotografijos',
      '/is-sirdies-i-sirdi',
    ]) {
      await expect(main.locator(`a[href="${prefix}${path}"]`)).toBeVisible()
    }
    await expect(main.locator(`a[href="${prefix}/kaledos-2025"]`).first()).toBeVisible()
    await expect(main.locator('section[aria-labelledby=latest-news] article')).toHaveCount(4)
  })
}

test('the doors name what they lead to', async ({page}) => {
  await page.goto('/')
  const doors = page.getByRole('region', {name: 'Atraskite savo būrį'})
  await expect(doors.getByText('Gulbė ir Gintarėlis')).toBeVisible()
  await expect(doors.getByText(/^Senjorai, Šokiai.* ir /)).toBeVisible()
  await expect(doors.getByText(/^£15 per metus/)).toBeVisible()
})
