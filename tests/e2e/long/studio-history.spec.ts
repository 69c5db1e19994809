import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, STUDIO_MS, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'

test.use({expectedConsoleErrors: studioErrors})

test('a volunteer reads the history of a news item, and brings it back after somebody has deleted it', async ({
  page,
}) => {
  test.setTimeout(180_000)
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
    await expect(heading).toHaveValue('Antra antraštė', {timeout: STUDIO_MS})

    await page.goto(`${page.url()}%2Cinspect%3Dsanity%252Fstructure%252Fhistory`)
    await expect(page.getByText('Sukurtas juodraštis')).toBeVisible({timeout: STUDIO_MS})
    await page.getByText('Sukurtas juodraštis').click()
    await expect(heading).toHaveValue('Pirma antraštė', {timeout: STUDIO_MS})

    await client.delete(draftId)
    await openDocument(page, document)
    await expect(page.getByText('Šis įrašas ištrintas.')).toBeVisible({timeout: STUDIO_MS})
    await page.getByRole('button', {name: 'Sugrąžinti'}).click()
    await expect
      .poll(() => client.getDocument(draftId), {timeout: STUDIO_MS})
      .toMatchObject({title: {lt: 'Antra antraštė'}})
    await expect(page.getByText('Šis įrašas ištrintas.')).toBeHidden({timeout: STUDIO_MS})
  } finally {
    await client.delete(draftId)
  }
})
