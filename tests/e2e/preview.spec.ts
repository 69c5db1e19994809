import type {Browser, Page} from '@playwright/test'
import {revocationId} from '@site/schemas/requests/preview-link'
import {stackEnv} from '../env.ts'
import {grantToken} from '../support/preview-browser.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, previewErrors} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long} from '../support/views.ts'

const DOCUMENT = 'newsItem-5'

test.use({expectedConsoleErrors: previewErrors})

let slug: string
let published: string

test.beforeEach(async () => {
  const client = sanityClient()
  await client.delete(`drafts.${DOCUMENT}`)
  await client.delete(revocationId(DOCUMENT))
  const found = await client.fetch(`*[_id == $id][0]{"title": title.lt, "slug": slug.current}`, {
    id: DOCUMENT,
  })
  slug = found.slug
  published = found.title
})

test.afterEach(async () => {
  const client = sanityClient()
  await client.delete(`drafts.${DOCUMENT}`)
  await client.delete(revocationId(DOCUMENT))
})

/** Logs a volunteer in, and opens the form of the news item. */
async function openForm(page: Page): Promise<void> {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: DOCUMENT, _type: 'newsItem'})
  await expect(page.getByTestId('field-title.lt').getByRole('textbox')).toHaveValue(published, {
    timeout: timeLimits.studio,
  })
}

async function titleForVisitor(browser: Browser, path = `/naujienos/${slug}`): Promise<string | null> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(stackEnv().SITE_URL + path)
  const title = await page.getByRole('heading', {level: 1}).textContent()
  await context.close()
  return title
}

test('a volunteer sees a draft on the site beside its form, in both languages and on a phone', async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout(timeLimits.test + timeLimits.studio)
  await openForm(page)
  const link = page.getByRole('link', {name: 'Žiūrėti svetainėje'})
  await expect(link).toHaveAttribute('href', `${stackEnv().SITE_URL}/naujienos/${slug}`)
  await page.getByRole('link', {name: 'Peržiūrėti čia'}).click()

  const shown = page.frameLocator('iframe')
  // Its text ends with what tells the Studio, invisibly, which field it comes from.
  const heading = shown.getByRole('heading', {level: 1})
  await expect(heading).toContainText(published, {timeout: timeLimits.studio})
  await expect(shown.getByRole('region', {name: 'Peržiūra'})).toContainText('nepaskelbti pakeitimai')

  const title = `Juodraštis ${Date.now().toString(36)}`
  const field = page.getByTestId('field-title.lt').getByRole('textbox')
  await field.fill('')
  await field.pressSequentially(title)
  const typedAt = Date.now()
  await expect(heading).toContainText(title, {timeout: timeLimits.studio})
  testInfo.annotations.push({type: 'draft shown after', description: `${Date.now() - typedAt} ms`})
  expect(await titleForVisitor(browser)).toBe(published)

  await page.getByRole('button', {name: 'Angliškai'}).click()
  await expect(shown.locator('html')).toHaveAttribute('lang', 'en', {timeout: timeLimits.studio})
  // At once: what is asked for before the page has told the Studio where it is counts too.
  await page.getByRole('button', {name: 'Lietuviškai'}).click()
  await expect(heading).toContainText(title, {timeout: timeLimits.studio})

  await page.getByRole('button', {name: 'Telefonas'}).click()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(450)

  await shown.getByRole('button', {name: 'Kaip atrodo pasidalijus'}).click()
  const picture = shown.getByRole('img', {name: title})
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: timeLimits.studio,
    })
    .toBeGreaterThan(600)
})

test(
  'a volunteer shows a draft to somebody without an account, and takes it back',
  long,
  async ({page, browser}) => {
    test.setTimeout(timeLimits.test + timeLimits.studio)
    const title = `Juodraštis ${Date.now().toString(36)}`
    await openForm(page)
    await page.getByTestId('field-title.lt').getByRole('textbox').fill(title)
    await expect
      .poll(() => sanityClient().getDocument(`drafts.${DOCUMENT}`))
      .toMatchObject({title: {lt: title}})
    // Sanity finds the action of an open dialog by its place in a list, which grows once the draft has arrived in the form.
    await expect(page.getByRole('button', {name: 'Paskelbti', exact: true})).toBeEnabled({
      timeout: timeLimits.studio,
    })
    await openActionMenu(page)
    await page.getByRole('menuitem', {name: 'Dalytis juodraščiu'}).click()
    const dialog = page.getByRole('dialog', {name: 'Dalytis juodraščiu'})
    await dialog.getByRole('button', {name: 'Sukurti nuorodą'}).click()
    const field = dialog.getByLabel('Nuoroda į juodraštį')
    await expect(field).toHaveValue(/^http/, {timeout: timeLimits.studio})
    const link = await field.inputValue()

    const context = await browser.newContext()
    const reader = await context.newPage()
    await reader.goto(link)
    await expect(reader).toHaveURL(`${stackEnv().SITE_URL}/naujienos/${slug}`)
    await expect(reader.getByRole('heading', {level: 1})).toHaveText(title)
    const bar = reader.getByRole('region', {name: 'Peržiūra'})
    await expect(bar).toContainText(/Nuoroda galioja iki \d{4}\sm\./)
    await reader.goto(`${stackEnv().SITE_URL}/naujienos/puslapis/visos`)
    await expect(reader.getByRole('link', {name: title})).toBeVisible()
    await bar.getByRole('link', {name: 'Baigti peržiūrą'}).click()
    await expect(bar).toBeHidden()
    await expect(reader.getByRole('link', {name: published})).toBeVisible()

    await dialog.getByRole('button', {name: 'Atšaukti visas šio juodraščio nuorodas'}).click()
    await expect(dialog.getByText('nuorodos atšauktos')).toBeVisible({timeout: timeLimits.studio})
    await reader.goto(link)
    await expect(reader.getByRole('heading', {name: 'Nuoroda atšaukta'})).toBeVisible()
    await context.close()
  },
)

test('an expired link says so in the language in which it was sent', async ({page}) => {
  const at = Date.parse('2026-03-08T12:00:00Z')
  const link = grantToken({kind: 'document', document: DOCUMENT, issuedAt: at - 1, expiresAt: at})
  const expired = (language: string) => `/api/preview/shared?${new URLSearchParams({link, language})}`
  await page.goto(stackEnv().SITE_URL + expired('en'))
  await expect(page.getByRole('heading', {name: 'This link has expired'})).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('8 March 2026, 12:00')
  await page.goto(stackEnv().SITE_URL + expired('lt'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('2026 m. kovo 8 d., 12:00')
})
