import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: new RegExp(`${studioErrors.source}|Failed to fetch`)})

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
    await description.press('ControlOrMeta+End')
    await description.pressSequentially(' be')
    await expect.poll(stored, {timeout: timeLimits.studio}).toMatchObject({description: {lt: 'Pradžia be'}})
    // The rest is still on its way when the connection breaks, however long the typing takes.
    const {promise: broken, resolve: breakOff} = Promise.withResolvers<void>()
    await page.route(/\/data\/actions\//, async (route) => {
      await broken
      await route.abort('internetdisconnected')
    })
    await description.pressSequentially(' ryšio')
    await context.setOffline(true)
    const notice = page.getByRole('alert').filter({hasText: 'Nėra ryšio'})
    // Before any saving has failed.
    await expect(notice).toBeVisible()
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
