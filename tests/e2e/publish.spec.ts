import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'

const DOCUMENT = 'newsItem-6'
/** The Studio is slow on a busy machine. */
const STUDIO_MS = 40_000

// The Studio requests version news from its vendor, who is out of reach.
test.use({expectedConsoleErrors: /Failed to (load resource|fetch version)|sanity(-cdn)?\.(com|io)/})

test('a volunteer publishes a title in both languages, and visitors see it', async ({page, context}) => {
  test.setTimeout(120_000)
  const {STUDIO_URL, SITE_URL} = stackEnv()
  const client = sanityClient()
  await client.delete(`drafts.${DOCUMENT}`)
  const before = await client.fetch(`*[_id == $id][0]{title, "slug": slug.current}`, {id: DOCUMENT})
  const mark = Date.now().toString(36)
  const title = {lt: `Nauja antraštė „${mark}“`, en: `A new headline ‘${mark}’`}

  await page.goto(STUDIO_URL)
  await page.getByRole('link', {name: /Prisijungti/}).click()
  await page.getByRole('button', {name: /Jonas Žemaitis/}).click()
  await expect(page).toHaveURL(new RegExp(`^${STUDIO_URL}`))

  await page.getByRole('link', {name: 'Naujienos'}).first().click()
  await page.getByRole('link', {name: before.title.lt}).click()
  await page.getByTestId('field-title.lt').getByRole('textbox').fill(title.lt)
  await page.getByTestId('field-title.en').getByRole('textbox').fill(title.en)
  const publish = page.getByRole('button', {name: 'Paskelbti'})
  await expect(publish).toBeEnabled({timeout: STUDIO_MS})
  await publish.click()
  await expect.poll(() => client.getDocument(DOCUMENT)).toMatchObject({title})

  try {
    const site = await context.newPage()
    for (const [language, prefix] of [
      ['lt', ''],
      ['en', '/en'],
    ] as const) {
      await expect(async () => {
        await site.goto(`${SITE_URL}${prefix}/naujienos/${before.slug}`)
        await expect(site.getByRole('heading', {level: 1})).toHaveText(title[language], {timeout: 250})
      }).toPass({timeout: 5000})
      // The list is rendered after the item's own page.
      await expect(async () => {
        await site.goto(`${SITE_URL}${prefix}/naujienos`)
        await expect(site.getByRole('link', {name: title[language]})).toBeVisible({timeout: 250})
      }).toPass({timeout: 5000})
    }
  } finally {
    await client.patch(DOCUMENT).set({title: before.title}).commit()
  }
})

test('a viewer can read everything in the Studio, but publish nothing', async ({page}) => {
  test.setTimeout(120_000)
  const {STUDIO_URL} = stackEnv()
  await page.goto(STUDIO_URL)
  await page.getByRole('link', {name: /Prisijungti/}).click()
  await page.getByRole('button', {name: /Eglė Šimkutė/}).click()
  await page.getByRole('link', {name: 'Naujienos'}).first().click()
  await page.getByRole('link', {name: /Važiuojame prie jūros/}).click()
  const title = page.getByTestId('field-title.lt').getByRole('textbox')
  await expect(title).not.toHaveValue('', {timeout: STUDIO_MS})
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
      await expect.poll(() => page(`?token=${secret}`), {intervals: [5]}).toContain(note)
      expect(await page()).not.toContain(secret)
    }
  } finally {
    await client.patch('contactPage').set({phoneNote}).commit()
  }
})
