import type {Page} from '@playwright/test'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const item = newsItem(`e2e-skuba-${crypto.randomUUID().slice(0, 8)}`)

test.afterEach(() => sanityClient().transaction().delete(item._id).delete(`drafts.${item._id}`).commit())

/** Sanity checks a draft once the browser is idle, which this page never is. */
test('what is pressed on a busy page is published', async ({page}) => {
  await sanityClient().createOrReplace({...item, _id: `drafts.${item._id}`})
  await logIn(page, editors.editor)
  await openDocument(page, item)
  const button = page.getByRole('button', {name: 'Paskelbti', exact: true})
  await expect(button).toBeEnabled({timeout: timeLimits.studio})
  await keepBusy(page)
  await button.click()
  await expect
    .poll(() => sanityClient().getDocument(item._id), {timeout: timeLimits.studio})
    .toMatchObject({title: item.title})
})

/** Each frame takes longer than it lasts. */
const keepBusy = (page: Page) =>
  page.evaluate(() => {
    const work = () => {
      const until = performance.now() + 20
      while (performance.now() < until);
      requestAnimationFrame(work)
    }
    requestAnimationFrame(work)
  })
