import {stackEnv} from '../env.ts'
import {expectOnSite, untilServed} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, logIn} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const DOCUMENT = 'newsItem-6'

// The Studio requests version news from its vendor, who is out of reach.
test.use({expectedConsoleErrors: /Failed to (load resource|fetch version)|sanity(-cdn)?\.(com|io)/})

test('a volunteer publishes a title in both languages, and visitors see it', async ({page, context}) => {
  const {SITE_URL} = stackEnv()
  const client = sanityClient()
  await client.delete(`drafts.${DOCUMENT}`)
  const before = await client.fetch(`*[_id == $id][0]{title, "slug": slug.current}`, {id: DOCUMENT})
  const mark = Date.now().toString(36)
  const title = {lt: `Nauja antraštė „${mark}“`, en: `A new headline ‘${mark}’`}

  await logIn(page, editors.editor)
  await page.getByRole('link', {name: 'Naujienos'}).first().click()
  await page.getByRole('link', {name: before.title.lt}).click()
  await page.getByTestId('field-title.lt').getByRole('textbox').fill(title.lt)
  await page.getByTestId('field-title.en').getByRole('textbox').fill(title.en)
  const publish = page.getByRole('button', {name: 'Paskelbti'})
  await expect(publish).toBeEnabled({timeout: timeLimits.studio})
  await publish.click()
  await expect.poll(() => client.getDocument(DOCUMENT), {timeout: timeLimits.studio}).toMatchObject({title})

  try {
    const site = await context.newPage()
    for (const [language, prefix] of [
      ['lt', ''],
      ['en', '/en'],
    ] as const) {
      const list = `${prefix}/naujienos`
      const item = `${list}/${before.slug}`
      await untilServed(page.request, item, title[language])
      await site.goto(SITE_URL + item)
      await expect(site.getByRole('heading', {level: 1})).toHaveText(title[language])
      // The list is rendered after the item's own page.
      await untilServed(page.request, list, title[language])
      await site.goto(SITE_URL + list)
      await expect(site.getByRole('link', {name: title[language]})).toBeVisible()
    }
  } finally {
    await client.patch(DOCUMENT).set({title: before.title}).commit()
  }
})

test('a viewer can read everything in the Studio, but publish nothing', long, async ({page}) => {
  await logIn(page, editors.viewer)
  await page.getByRole('link', {name: 'Naujienos'}).first().click()
  await page.getByRole('link', {name: /Važiuojame prie jūros/}).click()
  const title = page.getByTestId('field-title.lt').getByRole('textbox')
  await expect(title).not.toHaveValue('', {timeout: timeLimits.studio})
  await expect(title).toHaveAttribute('readonly', '')
  await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled()
})

test('a page that has changed tells nobody what the visitor before asked for', async ({request}) => {
  const client = sanityClient()
  const {phoneNote} = await client.fetch(`*[_id == 'contactPage'][0]{phoneNote}`)
  const secret = 'token-of-one-person'
  const page = async (query = '') => (await request.get(`/kontaktai${query}`)).text()
  try {
    for (const round of [1, 2, 3]) {
      const note = `Dienomis ${Date.now()}-${round}`
      await client.patch('contactPage').set({'phoneNote.lt': note}).commit()
      await expectOnSite(() => page(`?token=${secret}`), {intervals: [5]}).toContain(note)
      expect(await page()).not.toContain(secret)
    }
  } finally {
    await client.patch('contactPage').set({phoneNote}).commit()
  }
})
