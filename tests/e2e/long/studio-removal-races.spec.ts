import type {Browser, Page} from '@playwright/test'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const pauses = [0, 50, 150, 300]
const removals = {discard: 'Atsisakyti pakeitimų', unpublish: 'Nuimti iš svetainės'}
const client = sanityClient()

async function publishNews() {
  const document = newsItem(`e2e-atsisakyta-${crypto.randomUUID().slice(0, 8)}`)
  const {_rev} = await client.create(document)
  const {_id} = document
  return {
    document,
    _rev,
    published: () => client.getDocument(_id),
    draft: () => client.getDocument(`drafts.${_id}`),
    remove: () => client.transaction().delete(_id).delete(`drafts.${_id}`).commit(),
  }
}

type News = Awaited<ReturnType<typeof publishNews>>

const description = (page: Page) => page.getByTestId('field-description.lt').getByRole('textbox')

async function write(page: Page, words: string) {
  await goToEnd(description(page))
  await description(page).pressSequentially(words)
}

/** Opens the question whether the form's document is to be removed. */
async function ask(page: Page, name: string) {
  await openActionMenu(page)
  await page.getByRole('menuitem', {name}).click()
  const dialog = page.getByRole('dialog').filter({has: page.getByRole('button', {name})})
  await expect(dialog).toBeVisible({timeout: timeLimits.studio})
  return dialog.getByRole('button', {name})
}

async function withNews(run: (news: News) => Promise<void>) {
  const news = await publishNews()
  try {
    await run(news)
  } finally {
    await news.remove()
  }
}

test('what is discarded straight after it was typed does not come back', async ({page}) => {
  test.setTimeout(timeLimits.test + pauses.length * timeLimits.studio)
  await logIn(page, editors.editor)
  for (const pause of pauses)
    await withNews(async ({document, _rev, published, draft}) => {
      await openDocument(page, document)
      await write(page, ' Klaida.')
      await page.waitForTimeout(pause)
      await (await ask(page, removals.discard)).click()
      await expect(description(page)).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
      await write(page, ' Tęsinys.')
      await expect
        .poll(draft, {timeout: timeLimits.studio})
        .toMatchObject({description: {lt: 'Pradžia. Tęsinys.'}})
      expect((await published())?._rev).toBe(_rev)
    })
})

test('what was typed straight before its page is unpublished stays in the draft', async ({page}) => {
  test.setTimeout(timeLimits.test + pauses.length * timeLimits.studio)
  await logIn(page, editors.editor)
  for (const pause of pauses)
    await withNews(async ({document, published, draft}) => {
      await openDocument(page, document)
      await write(page, ' Pridurta.')
      await page.waitForTimeout(pause)
      await (await ask(page, removals.unpublish)).click()
      await expect.poll(published, {timeout: timeLimits.studio}).toBeUndefined()
      expect(await draft()).toMatchObject({description: {lt: 'Pradžia. Pridurta.'}})
      await write(page, ' Tęsinys.')
      await expect
        .poll(draft, {timeout: timeLimits.studio})
        .toMatchObject({description: {lt: 'Pradžia. Pridurta. Tęsinys.'}})
      expect(await published()).toBeUndefined()
    })
})

/** Runs once somebody else has typed in the same document while the first one is asked about its removal. */
async function typedMeanwhile(
  page: Page,
  browser: Browser,
  name: string,
  check: (news: News, both: Record<string, unknown>) => Promise<void>,
) {
  test.setTimeout(2 * timeLimits.test)
  const other = await (await browser.newContext({locale: 'lt-LT'})).newPage()
  await withNews(async (news) => {
    const {document, draft} = news
    await Promise.all([logIn(page, editors.editor), logIn(other, editors.administrator)])
    await Promise.all([page, other].map((each) => openDocument(each, document)))
    await write(page, ' Sava.')
    const own = {description: {lt: 'Pradžia. Sava.'}}
    await expect.poll(draft, {timeout: timeLimits.studio}).toMatchObject(own)
    const confirm = await ask(page, name)
    const title = other.getByTestId('field-title.lt').getByRole('textbox')
    await goToEnd(title)
    await title.pressSequentially(' kito')
    const both = {...own, title: {lt: `${document.title.lt} kito`}}
    await expect.poll(draft, {timeout: timeLimits.studio}).toMatchObject(both)
    await confirm.click()
    await check(news, both)
  })
  await other.context().close()
}

test('whoever discards is asked about what somebody else has typed meanwhile', async ({page, browser}) => {
  await typedMeanwhile(page, browser, removals.discard, async ({_rev, published, draft}, both) => {
    const question = page.getByRole('dialog', {name: 'Įrašą dabar keičia kitas žmogus'})
    await question.getByRole('button', {name: 'Palaukti'}).click({timeout: timeLimits.studio})
    await expect(question).toBeHidden()
    expect(await draft()).toMatchObject(both)
    expect((await published())?._rev).toBe(_rev)
  })
})

test('unpublishing keeps what somebody else has typed meanwhile', async ({page, browser}) => {
  await typedMeanwhile(page, browser, removals.unpublish, async ({published, draft}, both) => {
    await expect.poll(published, {timeout: timeLimits.studio}).toBeUndefined()
    expect(await draft()).toMatchObject(both)
  })
})
