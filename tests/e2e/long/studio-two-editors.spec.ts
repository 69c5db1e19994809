import type {Page} from '@playwright/test'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

const runs = 20

test.use({expectedConsoleErrors: studioErrors})

test(`nothing typed is lost in ${runs} runs while somebody else publishes`, async ({page, browser}) => {
  test.setTimeout(timeLimits.test + runs * timeLimits.expectation)
  const client = sanityClient()
  const _id = `e2e-lenktynes-${Date.now().toString(36)}`
  await client.create(newsItem(_id))
  const context = await browser.newContext({locale: 'lt-LT'})
  const publisher = await context.newPage()
  const crashes: string[] = []
  for (const each of [page, publisher]) each.on('pageerror', ({message}) => crashes.push(message))

  try {
    await Promise.all([logIn(page, editors.editor), logIn(publisher, editors.administrator)])
    await Promise.all([page, publisher].map((each) => openDocument(each, {_id, _type: 'newsItem'})))
    const lost: string[] = []
    await expect(description(page)).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    for (let run = 1; run <= runs; run += 1) {
      const typed = `Bandymas ${run}: kas rašoma tuo metu, kai skelbiama.`
      const letters = 10 + ((run * 7) % 20)
      await Promise.all([type(page, typed), publishOnce(publisher, () => isTyped(page, typed, letters))])
      const shown = await description(page).inputValue()
      if (shown !== typed) lost.push(`run ${run} shows "${shown}"`)
      await expect
        .poll(() => newestDescription(_id))
        .toBe(typed)
        .catch(async () => lost.push(`run ${run} stored "${await newestDescription(_id)}"`))
    }
    expect({lost, crashes}).toEqual({lost: [], crashes: []})
  } finally {
    await context.close()
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})

const description = (page: Page) => page.getByTestId('field-description.lt').getByRole('textbox')

async function type(page: Page, text: string) {
  await description(page).fill('')
  await description(page).pressSequentially(text, {delay: 60})
}

/** Whether the first letters of a text are there, and not those of the text before. */
async function isTyped(page: Page, text: string, letters: number) {
  const shown = await description(page).inputValue()
  return shown.length >= letters && text.startsWith(shown)
}

/** Publishes as soon as it is time, in spite of the warning that the other types. */
async function publishOnce(page: Page, isTime: () => Promise<boolean>) {
  await expect.poll(isTime, {intervals: [50]}).toBe(true)
  await page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.studio})
  await page.getByRole('button', {name: 'Vis tiek paskelbti'}).click({timeout: timeLimits.studio})
  // It may take what is typed meanwhile too, but not what is typed in the next run.
  await expect(page.getByRole('button', {name: 'Tikrinama…'})).toBeHidden({timeout: timeLimits.studio})
}

/** Of the draft or, without one, of the published document. */
const newestDescription = (id: string) =>
  sanityClient().fetch<string>(
    '*[_id in [$id, "drafts." + $id]] | order(_id asc)[0].description.lt',
    {id},
    {perspective: 'raw'},
  )
