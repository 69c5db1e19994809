import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: new RegExp(`${studioErrors.source}|Failed to fetch|net::ERR`)})

const description = (page: Page) => page.getByTestId('field-description.lt').getByRole('textbox')
const offer = (page: Page) => page.getByRole('region', {name: 'Radome neišsaugoto teksto'})

interface Story {
  page: Page
  _id: string
  /** Opens the document in a new tab of the same browser. */
  again(): Promise<Page>
}

/** Types into a document whose edits do not reach the Content Lake, and goes on from there. */
async function typeUnsaved(page: Page, name: string, continued: (story: Story) => Promise<void>) {
  const client = sanityClient()
  const _id = `e2e-${name}-${Date.now().toString(36)}`
  const document = newsItem(_id)
  await client.create(document)
  try {
    await logIn(page, editors.editor)
    await openDocument(page, document)
    await expect(description(page)).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    await page.route(/\/data\/actions\//, () => undefined)
    await goToEnd(description(page))
    await description(page).pressSequentially(' Ir pabaiga.')
    const again = async () => {
      const next = await page.context().newPage()
      await openDocument(next, document)
      return next
    }
    await continued({page, _id, again})
  } finally {
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
}

const stored = async (_id: string) =>
  (await sanityClient().getDocument(`drafts.${_id}`))?.description as {lt: string} | undefined

test('a tab that is closed at once asks, and the next one puts back what was typed', async ({page}) => {
  await typeUnsaved(page, 'uzdarymas', async ({_id, again}) => {
    const asked = page.waitForEvent('dialog')
    await page.close({runBeforeUnload: true})
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    const closed = page.waitForEvent('close')
    await question.accept()
    await closed

    const next = await again()
    await expect(offer(next)).toContainText('Pradžia. Ir pabaiga.', {timeout: timeLimits.studio})
    await next.getByRole('button', {name: 'Sugrąžinti'}).click()
    await expect(offer(next)).toBeHidden()
    await expect(description(next)).toHaveValue('Pradžia. Ir pabaiga.')
    await expect.poll(() => stored(_id)).toMatchObject({lt: 'Pradžia. Ir pabaiga.'})
    await next.reload()
    await expect(description(next)).toHaveValue('Pradžia. Ir pabaiga.', {timeout: timeLimits.studio})
    await expect(offer(next)).toBeHidden()
  })
})

test('after a crash, what was typed stands beside what somebody else has written since', async ({page}) => {
  await typeUnsaved(page, 'strigtis', async ({_id, again}) => {
    const next = await page.context().newPage()
    const crashed = page.waitForEvent('crash')
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)])
    await sanityClient().patch(_id).set({'description.lt': 'Kitaip.'}).commit()
    await next.close()

    const opened = await again()
    await expect(offer(opened)).toContainText('Pradžia. Ir pabaiga.', {timeout: timeLimits.studio})
    await expect(offer(opened)).toContainText('Kitaip.')
    await expect(opened.getByRole('button', {name: 'Sugrąžinti'})).toBeHidden()
    expect(await accessibilityFaults(opened, 'section[aria-label="Radome neišsaugoto teksto"]')).toEqual([])
    await opened.getByRole('button', {name: 'Palikti, kas dabar'}).click()
    await expect(offer(opened)).toBeHidden()
    await expect(description(opened)).toHaveValue('Kitaip.')
    await opened.reload()
    await expect(description(opened)).toHaveValue('Kitaip.', {timeout: timeLimits.studio})
    await expect(offer(opened)).toBeHidden()
    expect(await stored(_id)).toBeUndefined()
  })
})

test('rich text is kept before its editor has handed it to the form', async ({page}) => {
  await typeUnsaved(page, 'straipsnis', async ({again}) => {
    const body = (each: Page) => each.getByTestId('field-body.lt').getByRole('textbox')
    await page.getByRole('tab', {name: 'Tekstas'}).click()
    await body(page).click()
    await page.keyboard.type('Rašoma be sustojimo.')
    const crashed = page.waitForEvent('crash')
    await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)])

    const opened = await again()
    await expect(offer(opened)).toContainText('Rašoma be sustojimo.', {timeout: timeLimits.studio})
    await opened.getByRole('button', {name: 'Sugrąžinti'}).click()
    await opened.getByRole('tab', {name: 'Tekstas'}).click()
    await expect(body(opened)).toContainText('Rašoma be sustojimo.')
  })
})

test('a first save that finds no connection is sent again', async ({page}) => {
  const client = sanityClient()
  const _id = `e2e-pirmas-${Date.now().toString(36)}`
  try {
    await logIn(page, editors.editor)
    await openDocument(page, {_id, _type: 'newsItem'})
    const commits = /\/data\/(actions|mutate)\/.*tag=sanity.studio.document.commit/
    const isLost = page.waitForEvent('requestfailed', (request) => commits.test(request.url()))
    await page.route(commits, (route) => route.abort('internetdisconnected'), {times: 1})
    await description(page).fill('Pirmas sakinys.', {timeout: timeLimits.studio})
    await isLost
    await expect.poll(() => stored(_id)).toMatchObject({lt: 'Pirmas sakinys.'})
    await expect(description(page)).toHaveValue('Pirmas sakinys.')
    await expect(offer(page)).toBeHidden()
  } finally {
    await client.delete(`drafts.${_id}`)
  }
})
