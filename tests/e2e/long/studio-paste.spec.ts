import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator} from '@playwright/test'
import {outline} from '../../../studio/rich-text/testing/outline.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const folder = join(import.meta.dirname, '../../../studio/rich-text/testing')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Every paste, in the formats of its program, and what its author sees. */
const pastes = globSync('*.{html,txt}', {cwd: folder}).map((file) => {
  const formats: Record<string, string> = file.endsWith('.html')
    ? {'text/html': read(file), 'text/plain': 'Be jokio formato'}
    : {'text/plain': read(file).replaceAll('\n', '\r\n')}
  return {
    file,
    formats,
    expected: read(file.replace(/\.html$/, '.expected').replace(/\.txt$/, '.text.expected'))
      .replace(/\n$/, '')
      .split('\n'),
  }
})

const NEWS = 'e2e-pastes'
const draft = `drafts.${NEWS}`
const stored = async () =>
  outline((await sanityClient().fetch('*[_id == $draft][0].body.lt', {draft}, {perspective: 'raw'})) ?? [])

/** An empty paragraph keeps its style, and what its words were marked as. */
const hasWords = (line: string) => !/: (\[\]\(.*\))?$/.test(line)

test.setTimeout(timeLimits.test + pastes.length * timeLimits.studio)

test('what programs put into the clipboard becomes the same in the Studio', async ({page}) => {
  const client = sanityClient()
  await client.createOrReplace({
    _id: draft,
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: 'Įklijuotas tekstas'},
    date: '2025-11-01',
    category: 'culture',
    slug: {_type: 'slug', current: 'iklijuotas-tekstas'},
  })
  try {
    await logIn(page, editors.editor)
    await openDocument(page, {_id: NEWS, _type: 'newsItem'})
    const body = page.getByTestId('field-body')
    await body.getByTestId('language-tab-lt').click()
    const editor = page.getByTestId('field-body.lt').getByRole('textbox').first()
    // The first click only begins the editing, through a layer over the text.
    await editor.click({force: true})
    for (const {file, formats, expected} of pastes) {
      await test.step(file, async () => {
        await editor.focus()
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.press('Delete')
        await expect
          .poll(async () => (await stored()).filter(hasWords), {timeout: timeLimits.studio})
          .toEqual([])
        await paste(editor, formats)
        await expect.poll(stored, {timeout: timeLimits.studio}).toEqual(expected)
      })
    }
    await test.step('a few words go into the sentence in which the cursor stands', async () => {
      await editor.focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.press('Delete')
      await expect
        .poll(async () => (await stored()).filter(hasWords), {timeout: timeLimits.studio})
        .toEqual([])
      await paste(editor, {'text/plain': 'Labas,'})
      await paste(editor, {'text/html': '<span style="font-weight: 700;"> Ona</span>', 'text/plain': ' Ona'})
      await expect.poll(async () => (await stored()).length, {timeout: timeLimits.studio}).toBe(1)
      await expect.poll(stored, {timeout: timeLimits.studio}).toEqual(['normal: Labas,[ Ona](strong)'])
    })
  } finally {
    for (const id of [NEWS, draft]) await client.delete(id)
  }
})

async function paste(editor: Locator, formats: Record<string, string>) {
  await editor.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value)
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  }, formats)
}
