import {join} from 'node:path'
import type {Locator} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {countInput} from '../support/count-input.ts'
import {untilPublished} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, logIn, studioErrors} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'

const MAX_CLICKS = 16
const PHOTO = join(import.meta.dirname, '../../studio/seed/images/geguzine.jpg')

test.use({expectedConsoleErrors: studioErrors})

test(`a volunteer publishes a bilingual event with a photo in at most ${MAX_CLICKS} clicks`, async ({
  page,
}) => {
  const client = sanityClient()
  const mark = Date.now().toString(36)
  // Its key comes from this.
  const title = {lt: `E2E pyragų diena ${mark}`, en: `E2E cake day ${mark}`}
  const field = (path: string) => page.getByTestId(`field-${path}`).getByRole('textbox')
  const ids = () =>
    client.fetch<string[]>('*[_type == "event" && title.lt == $lt]._id', {lt: title.lt}, {perspective: 'raw'})
  await logIn(page, editors.editor)
  const input = await countInput(page)
  const from = Date.now()
  try {
    await page.getByTestId('start-page').getByRole('link', {name: 'Paskelbti renginį', exact: true}).click()
    await write(field('title.lt'), title.lt)
    await write(field('title.en'), title.en)
    await write(field('description.lt'), 'Kepame ir ragaujame kartu.')
    await write(field('description.en'), 'We bake and taste together.')
    await write(field('start'), '2026-06-13 14:00')
    await write(field('place.name.lt'), 'Svonsio lietuvių klubas')
    await write(field('place.name.en'), 'Swansea Lithuanian Club')
    await page.getByRole('button', {name: /^Naudoti „/}).click()

    await page.getByRole('tab', {name: 'Tekstas'}).click()
    await page.getByTestId('file-button-input').first().setInputFiles(PHOTO)
    // On the button, and in the system's window for files.
    input.clicks += 2
    await write(field('image.alt.lt'), 'Pyragai ant ilgo stalo')
    await write(field('image.alt.en'), 'Cakes on a long table')

    await page.getByRole('link', {name: 'Peržiūrėti čia'}).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', {level: 1})).toContainText(title.lt, {
      timeout: timeLimits.studio,
    })
    await expect(preview.getByText('2026 m. birželio 13 d.').first()).toBeVisible()
    await page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.studio})
    const link = page.getByRole('link', {name: /^Žiūrėti svetainėje: /})
    await expect(link).toBeVisible({timeout: timeLimits.studio})
    process.stdout.write(
      `${input.clicks} clicks, ${input.letters} letters, ${input.keys} other keys, ${Date.now() - from} ms\n`,
    )
    expect(input.clicks).toBeLessThanOrEqual(MAX_CLICKS)

    const {pathname} = new URL((await link.getAttribute('href')) ?? '')
    for (const [path, shown, alt] of [
      [pathname, title.lt, 'Pyragai ant ilgo stalo'],
      [`/en${pathname}`, title.en, 'Cakes on a long table'],
    ] as const) {
      await untilPublished(page.request, path)
      await page.goto(stackEnv().SITE_URL + path)
      await expect(page.getByRole('heading', {level: 1, name: shown})).toBeVisible()
      await expect(page.getByRole('img', {name: alt})).toBeVisible()
    }
  } finally {
    for (const id of await ids()) await client.delete(id)
  }
})

async function write(field: Locator, text: string) {
  await field.click({timeout: timeLimits.studio})
  await field.pressSequentially(text)
}
