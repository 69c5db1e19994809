import {expectOnSite} from '../../support/on-site.ts'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

test('a page that a volunteer renames is still found by its old title', async ({page, request}) => {
  const client = sanityClient()
  const word = Date.now().toString(36)
  const [before, after] = [`Senoji${word}`, `Naujoji${word}`]
  const document = newsItem(`e2e-pervadinta-${word}`, {
    title: {_type: 'localizedString', lt: before, en: `Old ${word}`},
  })
  const {_id} = await client.create(document)
  const found = async (query: string) => {
    const response = await request.get(`/api/search?language=lt&q=${query}`)
    const {results}: {results: {path: string; title: {text: {text: string}[]}}[]} = await response.json()
    return results.map(({path, title}) => [path, title.text.map(({text}) => text).join('')])
  }
  try {
    await logIn(page, editors.editor)
    await openDocument(page, document)
    const title = page.getByTestId('field-title.lt').getByRole('textbox')
    await expect(title).toHaveValue(before, {timeout: timeLimits.studio})
    await title.fill(after)
    await page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.studio})
    await expect
      .poll(() => client.getDocument(_id), {timeout: timeLimits.studio})
      .toMatchObject({title: {lt: after}, formerTitles: [before]})
    await expectOnSite(() => found(before)).toEqual([[`/naujienos/e2e-pervadinta-${word}`, after]])
  } finally {
    await client.transaction().delete(_id).delete(`drafts.${_id}`).commit()
  }
})
