import type {Page} from '@playwright/test'
import {stackEnv} from '../../env.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, previewErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: previewErrors})
test.setTimeout(2 * timeLimits.test + timeLimits.studio)

const NEWS = 'newsItem-5'
const title = (page: Page) => page.getByTestId('field-title.lt').getByRole('textbox')
const isPublished = (page: Page) =>
  expect(page.getByText('Paskelbta', {exact: true}).last()).toBeVisible({timeout: timeLimits.studio})

let published: {title: object}

test.beforeEach(async () => {
  await sanityClient().delete(`drafts.${NEWS}`)
  published = await sanityClient().fetch('*[_id == $id][0]', {id: NEWS})
})

test.afterEach(async () => {
  await sanityClient().delete(`drafts.${NEWS}`)
  await sanityClient().patch(NEWS).set({title: published.title}).commit()
})

/** A draft that may be published, in its form. */
async function openChanged(page: Page) {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: NEWS, _type: 'newsItem'})
  await change(page, '1')
}

async function change(page: Page, mark: string) {
  await title(page).fill(`Klaviatūra ${mark}`, {timeout: timeLimits.studio})
  await expect(page.getByTestId('action-paskelbti')).toBeEnabled({timeout: timeLimits.studio})
}

test('the start page is six Tabs from writing news, which begins with its title', async ({page}) => {
  await logIn(page, editors.editor)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused({timeout: timeLimits.studio})
  const news = page.getByRole('link', {name: 'Parašyti naujieną', exact: true})
  for (let tabs = 0; tabs < 6 && !(await isFocused(page, 'Parašyti naujieną')); tabs++)
    await page.keyboard.press('Tab')
  await expect(news).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused({timeout: timeLimits.studio})

  await page.goto(`${stackEnv().STUDIO_URL}/structure/newsItem`)
  await page.getByTestId('action-intent-button').click({timeout: timeLimits.studio})
  await expect(title(page)).toBeFocused({timeout: timeLimits.studio})

  await page.goto(`${stackEnv().STUDIO_URL}/structure/events;upcoming`)
  await page.getByTestId('multi-action-intent-button').click({timeout: timeLimits.studio})
  await page.getByRole('menuitem').first().click()
  await expect(title(page)).toBeFocused({timeout: timeLimits.studio})
})

const isFocused = (page: Page, text: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, text)

test('publishing leaves the focus beside its button', async ({page}) => {
  await openChanged(page)
  await page.getByTestId('action-paskelbti').focus()
  await page.keyboard.press('Enter')
  await isPublished(page)
  await expect(page.getByTestId('pane-footer').getByTestId('action-menu-button')).toBeFocused()

  await change(page, '2')
  await page.keyboard.press('Control+Alt+p')
  await isPublished(page)
  await expect(title(page)).toBeFocused()
})

test('the keys that publish work from the list, from nowhere and from the page, and once', async ({page}) => {
  await logIn(page, editors.editor)
  await page.goto(`${stackEnv().STUDIO_URL}/structure/newsItem;${NEWS}`)
  const elsewhere = {
    list: () => page.getByTestId('pane-context-menu-button').first().focus(),
    nowhere: () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  }
  for (const [place, go] of Object.entries(elsewhere)) {
    await test.step(place, async () => {
      await change(page, place)
      await go()
      await page.keyboard.press('Control+Alt+p')
      await page.keyboard.press('Control+Alt+p')
      await expect.poll(stored, {timeout: timeLimits.studio}).toBe(`Klaviatūra ${place}`)
      await isPublished(page)
      await expect(page.getByText('Nepaskelbta', {exact: true})).toHaveCount(0)
    })
  }

  await test.step('page', async () => {
    await change(page, 'puslapis')
    await page.getByRole('link', {name: 'Peržiūrėti čia'}).click()
    const shown = page.locator('iframe').contentFrame()
    await expect(shown.getByRole('heading', {level: 1})).toContainText('Klaviatūra puslapis', {
      timeout: timeLimits.studio,
    })
    await expect(page.getByTestId('action-paskelbti')).toBeEnabled({timeout: timeLimits.studio})
    // The page listens once it is connected.
    await expect(page.getByRole('button', {name: 'Angliškai'})).toBeEnabled({timeout: timeLimits.studio})
    await shown.getByRole('link').first().focus()
    await page.keyboard.press('Control+Alt+p')
    await expect.poll(stored, {timeout: timeLimits.studio}).toBe('Klaviatūra puslapis')
  })
})

const stored = () =>
  sanityClient().fetch<string>('*[_id == $id][0].title.lt', {id: NEWS}, {perspective: 'raw'})
