import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

test('a volunteer goes back to a revision of a news item, and brings it back after somebody has deleted it', async ({
  page,
}) => {
  const client = sanityClient()
  const id = `history-${Date.now().toString(36)}`
  const draftId = `drafts.${id}`
  const title = (lt: string) => ({_type: 'localizedString', lt, en: 'History'})
  const document = {_id: id, _type: 'newsItem'}
  await client.create({...document, _id: draftId, title: title('Pirma antraštė')})
  await client
    .patch(draftId)
    .set({title: title('Antra antraštė')})
    .commit()

  try {
    await logIn(page, editors.editor)
    await openDocument(page, document)
    const heading = page.getByTestId('field-title.lt').getByRole('textbox')
    await expect(heading).toHaveValue('Antra antraštė', {timeout: timeLimits.studio})

    await page.goto(`${page.url()}%2Cinspect%3Dsanity%252Fstructure%252Fhistory`)
    await expect(page.getByText('Sukurtas juodraštis')).toBeVisible({timeout: timeLimits.studio})
    await page.getByText('Sukurtas juodraštis').click()
    await expect(heading).toHaveValue('Pirma antraštė', {timeout: timeLimits.studio})
    await page.getByRole('button', {name: 'Grąžinti šią redakciją'}).click()
    await page.getByRole('button', {name: 'Patvirtinti'}).click()
    await expect.poll(() => client.getDocument(draftId)).toMatchObject({title: {lt: 'Pirma antraštė'}})
    await expect(heading).toHaveJSProperty('readOnly', false, {timeout: timeLimits.studio})
    await heading.fill('Trečia antraštė')
    await expect.poll(() => client.getDocument(draftId)).toMatchObject({title: {lt: 'Trečia antraštė'}})

    await client.delete(draftId)
    await openDocument(page, document)
    await expect(page.getByText('Šis įrašas ištrintas.')).toBeVisible({timeout: timeLimits.studio})
    await page.getByRole('button', {name: 'Sugrąžinti'}).click()
    await expect
      .poll(() => client.getDocument(draftId), {timeout: timeLimits.studio})
      .toMatchObject({title: {lt: 'Trečia antraštė'}})
    await expect(page.getByText('Šis įrašas ištrintas.')).toBeHidden({timeout: timeLimits.studio})
  } finally {
    await client.delete(draftId)
  }
})
