import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, goToEnd, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'
import {accepted, countAccepted, editor, lettersShown, lettersStored} from '../../support/typed-letters.ts'

test.use({expectedConsoleErrors: new RegExp(`${studioErrors.source}|Failed to fetch|status of 503`)})

test('without a connection the Studio says so, publishes nothing, and saves what was typed before on return', async ({
  page,
  context,
}) => {
  const client = sanityClient()
  const _id = `e2e-be-rysio-${Date.now().toString(36)}`
  const document = newsItem(_id, {description: {_type: 'localizedText', lt: 'Pradžia', en: 'Start'}})
  await client.create(document)
  try {
    await logIn(page, editors.editor)
    await openDocument(page, document)
    const description = page.getByTestId('field-description.lt').getByRole('textbox')
    await expect(description).toHaveValue('Pradžia', {timeout: timeLimits.studio})

    const width = (await page.getByTestId('document-panel-scroller').first().boundingBox())?.width
    const stored = () => client.getDocument(`drafts.${_id}`)
    await goToEnd(description)
    await description.pressSequentially(' be')
    const pulse = page.getByTestId('pane-footer-document-status-pulse')
    await expect(pulse).toBeVisible()
    await expect.poll(stored, {timeout: timeLimits.studio}).toMatchObject({description: {lt: 'Pradžia be'}})
    // The rest is still on its way when the connection breaks, however long the typing takes.
    const {promise: broken, resolve: breakOff} = Promise.withResolvers<void>()
    await page.route(/\/data\/(actions|mutate)\//, async (route) => {
      await broken
      await route.abort('internetdisconnected')
    })
    await description.pressSequentially(' ryšio')
    await context.setOffline(true)
    const notice = page.getByRole('alert').filter({hasText: 'Nėra ryšio'})
    // Before any saving has failed.
    await expect(notice).toBeVisible()
    await expect(pulse).toBeHidden()
    breakOff()
    expect(await stored()).toMatchObject({description: {lt: 'Pradžia be'}})
    const form = page.getByTestId('document-panel-scroller').first()
    expect((await form.boundingBox())?.width).toBe(width)
    await page.setViewportSize({width: 390, height: 800})
    await expect(notice).toBeInViewport({ratio: 1})
    await page.setViewportSize({width: 1280, height: 720})
    await expect(page.getByRole('button', {name: 'Paskelbti', exact: true})).toBeDisabled()

    await page.unrouteAll({behavior: 'wait'})
    await context.setOffline(false)
    await expect
      .poll(stored, {timeout: timeLimits.studio})
      .toMatchObject({description: {lt: 'Pradžia be ryšio'}})
    await expect(description).toHaveValue('Pradžia be ryšio')
    await expect(page.getByText('Ryšys atsirado, saugoma…')).toBeHidden({timeout: timeLimits.studio})
  } finally {
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})

test('while the Content Lake takes no edits the Studio says so, and saves them once it does', async ({
  page,
}) => {
  const client = sanityClient()
  const _id = `e2e-nepriima-${Date.now().toString(36)}`
  const document = newsItem(_id)
  await client.create(document)
  try {
    await logIn(page, editors.editor)
    await openDocument(page, document)
    const description = editor(page, 'description.lt')
    await expect(description).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
    await page.route(/\/data\/(actions|mutate)\//, (route) => route.fulfill({status: 503, json: {}}))
    await goToEnd(description)
    await description.pressSequentially(' Dar.')
    const notice = page.getByRole('alert').filter({hasText: 'Nepavyksta išsaugoti'})
    await expect(notice).toBeVisible({timeout: timeLimits.studio})
    await expect(page.getByText('Išsaugota', {exact: true}).filter({visible: true})).toHaveCount(0)
    await description.pressSequentially(' Ir dar.')

    await page.unrouteAll({behavior: 'wait'})
    await expect(notice).toBeHidden({timeout: timeLimits.studio})
    const stored = () => client.getDocument(`drafts.${_id}`)
    await expect
      .poll(stored, {timeout: timeLimits.studio})
      .toMatchObject({description: {lt: 'Pradžia. Dar. Ir dar.'}})
  } finally {
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})

const OFFLINE_MS = 30_000

test('what two people typed is there after one of them had no connection for half a minute', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(timeLimits.test + 2 * OFFLINE_MS)
  const client = sanityClient()
  const _id = `e2e-pusmintis-${Date.now().toString(36)}`
  const document = newsItem(_id)
  await client.create(document)
  const otherContext = await browser.newContext({locale: 'lt-LT'})
  const other = await otherContext.newPage()
  const writers = [
    {page, path: 'description.lt', letter: 'q'},
    {page: other, path: 'description.en', letter: 'x'},
  ]
  const paths = writers.map(({path}) => path)
  try {
    await Promise.all([logIn(page, editors.editor), logIn(other, editors.administrator)])
    for (const {page: each} of writers) {
      await openDocument(each, document)
      await expect(editor(each, 'description.lt')).toHaveValue('Pradžia.', {timeout: timeLimits.studio})
      await countAccepted(each)
    }
    const typing = writers.map(async ({page: each, path, letter}) => {
      await goToEnd(editor(each, path))
      await each.keyboard.type(letter.repeat(150), {delay: 200})
    })
    await expect.poll(() => lettersStored(client, _id, paths).then(String)).toMatch(/q.*,x/)
    await context.setOffline(true)
    const notice = page.getByRole('alert').filter({hasText: /Nėra ryšio|Ryšys atsirado|Nepavyksta išsaugoti/})
    await expect(notice).toContainText('Nėra ryšio')
    await Promise.all([...typing, page.waitForTimeout(OFFLINE_MS)])
    await expect(notice).toContainText('Nėra ryšio')
    await context.setOffline(false)
    await expect(notice).toBeHidden({timeout: timeLimits.studio})

    const texts = async () =>
      Promise.all([
        lettersStored(client, _id, paths),
        ...writers.map(({page: each}) => lettersShown(each, paths)),
      ])
    const whole = await Promise.all(
      writers.map(async ({page: each, letter}) => letter.repeat((await accepted(each))[letter] ?? 0)),
    )
    await expect.poll(texts).toEqual([whole, whole, whole])
  } finally {
    await otherContext.close()
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})
