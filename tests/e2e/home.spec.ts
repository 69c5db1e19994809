import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

for (const {language, prefix, about, join, details} of [
  {language: 'lt', prefix: '', about: 'Daugiau apie mus', join: 'Tapti nariu', details: {}},
  {language: 'en', prefix: '/en', about: 'Learn more about us', join: 'Become a member', details: long},
]) {
  test(`the front page links to everything, ${language}`, details, async ({page}) => {
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

test('the doors name what they lead to', long, async ({page}) => {
  const doors = page.getByRole('region', {name: 'Atraskite savo būrį'})
  // Other tests publish a school, and put the schools in another order.
  await expect(async () => {
    const schools = await sanityClient().fetch<string[]>(
      '*[_type == "school"] | order(position asc, name.lt asc).name.lt',
    )
    expect(schools).toEqual(expect.arrayContaining(['Gulbė', 'Gintarėlis']))
    await page.goto('/')
    await expect(doors.getByText(new Intl.ListFormat('lt').format(schools))).toBeVisible({
      timeout: timeLimits.oneTry,
    })
  }).toPass()
  await expect(doors.getByText(/^Senjorai, Šokiai.* ir /)).toBeVisible()
  await expect(doors.getByText(/^£15 per metus/)).toBeVisible()
})
