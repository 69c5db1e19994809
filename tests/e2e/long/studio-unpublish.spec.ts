import type {Page} from '@playwright/test'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const someNews = () => newsItem(`e2e-nuimta-${Date.now().toString(36)}`)

const title = (page: Page) => page.getByTestId('field-title.lt').getByRole('textbox')

test('what is taken off the site stays in its form and in the list, and can be published again', async ({
  page,
}) => {
  const client = sanityClient()
  const document = someNews()
  const {_id} = await client.create(document)
  try {
    await logIn(page, editors.editor)
    await page.getByRole('link', {name: 'Naujienos', exact: true}).first().click()
    const row = page.getByRole('link', {name: document.title.lt})
    await row.click({timeout: timeLimits.studio})
    await expect(title(page)).toHaveValue(document.title.lt, {timeout: timeLimits.studio})
    await openActionMenu(page)
    await page.getByRole('menuitem', {name: 'Nuimti iš svetainės'}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Nuimti iš svetainės'}).click()

    await expect.poll(() => client.getDocument(_id), {timeout: timeLimits.studio}).toBeUndefined()
    await expect(title(page)).toHaveValue(document.title.lt)
    await expect(row).toBeVisible()
    await page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.studio})
    await expect
      .poll(() => client.getDocument(_id), {timeout: timeLimits.studio})
      .toMatchObject({title: {lt: document.title.lt}})
  } finally {
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})
