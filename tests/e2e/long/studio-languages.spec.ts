import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {outline} from '../../../studio/rich-text/testing/outline.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(timeLimits.test + timeLimits.studio)

const NEWS = 'languages-news'
const draft = `drafts.${NEWS}`

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: `${_key}s`, text, marks: []}],
})

test.beforeEach(async () => {
  const client = sanityClient()
  const picture = await client.fetch<{asset: object}>(
    '*[_type == "newsItem" && defined(image.asset)][0].image',
  )
  await client.createOrReplace({
    _id: draft,
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: 'Dviejų kalbų naujiena'},
    description: {_type: 'localizedText', lt: 'Bandome kalbas.', en: 'We try languages.'},
    date: '2025-11-01',
    category: 'culture',
    slug: {_type: 'slug', current: 'dvieju-kalbu-naujiena'},
    body: {
      _type: 'localizedBody',
      lt: [
        paragraph('a', 'Pirma pastraipa.'),
        {
          _type: 'bodyImage',
          _key: 'picture',
          asset: picture.asset,
          alt: {_type: 'localizedString', lt: 'Ąžuolas', en: 'An oak'},
        },
        paragraph('b', 'Antra pastraipa.'),
      ],
    },
  })
})

test.afterEach(async () => {
  for (const id of [NEWS, draft]) await sanityClient().delete(id)
})

test('a volunteer writes in two languages', async ({page}) => {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: NEWS, _type: 'newsItem'})
  const title = field(page, 'title')

  await test.step('side by side, with the Lithuanian text to translate', async () => {
    const [lithuanian, english] = [await boxOf(title.lt), await boxOf(title.en)]
    expect(english.y).toBe(lithuanian.y)
    expect(english.x).toBeGreaterThan(lithuanian.x + lithuanian.width)
    await title.panel.getByRole('button', {name: copyLabel}).click()
    await expect(title.en).toHaveValue('Dviejų kalbų naujiena')
    await expect(title.en).toBeFocused()
    await expect(title.panel.getByRole('status')).toHaveText(
      'Lietuviškas tekstas nukopijuotas. Išverskite jį.',
    )
    await expect(title.panel.getByRole('button', {name: copyLabel})).toHaveCount(0)
    await title.en.fill('News in two languages')
  })

  await test.step('what is written in English is replaced only after a question', async () => {
    const description = field(page, 'description')
    await description.panel.getByRole('button', {name: copyLabel}).click()
    await page.getByRole('button', {name: 'Palikti'}).click()
    await expect(description.en).toHaveValue('We try languages.')
    await description.panel.getByRole('button', {name: copyLabel}).click()
    await page.getByRole('button', {name: 'Pakeisti', exact: true}).click()
    await expect(description.en).toHaveValue('Bandome kalbas.')
  })

  await test.step('publishing says what readers of the missing language will see', async () => {
    const publish = page.getByRole('button', {name: 'Paskelbti'})
    await publish.click({timeout: timeLimits.studio})
    const dialog = page.getByRole('dialog', {name: 'Ne viskas parašyta abiem kalbomis'})
    await expect(dialog).toContainText('Skaitantys angliškai matys lietuviškus')
    await expect(dialog.getByRole('listitem')).toHaveText(['Visas tekstas'])
    await dialog.getByRole('button', {name: 'Grįžti ir papildyti'}).click()
    await expect(dialog).toHaveCount(0)
  })

  const body = field(page, 'body')
  await test.step('an article is copied with its picture, which stays one picture', async () => {
    const tab = body.all.getByRole('tab', {name: 'Angliškai – tuščia'})
    await tab.click()
    await body.panel.getByRole('button', {name: copyLabel}).click()
    await expect(body.panel.getByText('Antra pastraipa.')).toBeVisible()
    await expect(body.panel.getByText('Ąžuolas')).toBeVisible()
    await expect
      .poll(() => stored('body.en[]{_type, picture}'))
      .toEqual([
        {_type: 'block', picture: null},
        {_type: 'sharedPicture', picture: 'picture'},
        {_type: 'block', picture: null},
      ])
    expect(await stored('body.en[_key in ["a", "b", "picture"]]._key')).toEqual([])
  })

  await test.step('and its error, in the hidden language, is reached from the list of errors', async () => {
    await body.all.getByRole('tab', {name: /Lietuviškai/}).click()
    const {children, ...block} = paragraph('x', 'Nuoroda')
    const linked = children.map((span) => ({...span, marks: ['l']}))
    const markDefs = [{_type: 'link', _key: 'l', href: 'niekur'}]
    await sanityClient()
      .patch(draft)
      .set({'body.en': [{...block, markDefs, children: linked}]})
      .commit()
    await expect(body.all.getByRole('tab', {name: 'Angliškai – klaida'})).toBeVisible({
      timeout: timeLimits.studio,
    })
    await expect(body.panel).toBeHidden()
    await page.getByRole('button', {name: 'Patikra'}).click()
    await page.getByText('Ši nuoroda niekur neveda.').filter({visible: true}).first().click()
    await expect(body.panel).toBeVisible()
  })
})

test('formatted text on a laptop and a phone', async ({page}) => {
  await sanityClient()
    .patch(draft)
    .set({'body.lt': [paragraph('a', '')], 'body.en': [paragraph('b', '')]})
    .commit()
  await logIn(page, editors.editor)
  await openDocument(page, {_id: NEWS, _type: 'newsItem'})
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800})
    await test.step(`bold, list, link, picture and heading are visible at ${width} px`, async () => {
      const editor = field(page, 'body').all.getByTestId('pt-editor').first()
      for (const button of toolbar) {
        const box = await boxOf(editor.getByTestId(button))
        expect(box.width).toBeGreaterThan(20)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
      await expect(editor.getByTestId('action-menu-button')).toHaveCount(0)
      // A phone has no room for all that is put between paragraphs.
      await expect(editor.getByTestId('insert-menu-button')).toHaveCount(width === 390 ? 1 : 0)
    })
  }

  await test.step('a phone shows one language at a time', async () => {
    const title = field(page, 'title')
    await expect(title.lt).toBeVisible()
    await expect(title.en).toBeHidden()
    await title.all.getByRole('tab', {name: 'Angliškai – pastaba'}).click()
    await expect(title.en).toBeVisible()
    await expect(title.lt).toBeHidden()
  })

  for (const [language, source] of [
    ['lt', 'word'],
    ['en', 'google-docs'],
  ] as const) {
    await test.step(`a text from ${source} comes out clean`, async () => {
      const body = field(page, 'body')
      await body.all.getByTestId(`language-tab-${language}`).click()
      await paste(body[language], source)
      await expect
        .poll(async () => outline(await stored(`body.${language}`)))
        .toEqual([
          'h2: Joninės prie jūros',
          'normal: Kviečiame visus į [Jonines](strong) Svonsyje, ir [vaikus](em) taip pat!',
          'h2: Ką atsinešti',
          'bullet: vainiką',
          'bullet: gerą nuotaiką',
          'normal: Registracija: [čia](https://example.org/jonines).',
          ...(source === 'word' ? ['normal: Planas'] : []),
        ])
    })
  }
})

const copyLabel = 'Nukopijuoti lietuvišką tekstą'
const toolbar = [
  'block-style-select',
  'action-button-strong',
  'action-button-bullet',
  'action-button-link',
  'bodyImage-insert-menu-button',
].map((id) => new RegExp(`^${id}$`))

/** A field of two languages: all of it, the input of each language, and the panel of the English one. */
function field(page: Page, name: string) {
  const all = page.getByTestId(`field-${name}`)
  const input = (language: string) =>
    page.getByTestId(`field-${name}.${language}`).getByRole('textbox').first()
  return {all, lt: input('lt'), en: input('en'), panel: all.locator('[role=tabpanel]').nth(1)}
}

async function boxOf(element: Locator) {
  await expect(element.filter({visible: true}).first()).toBeVisible({timeout: timeLimits.studio})
  const box = await element.filter({visible: true}).first().boundingBox()
  if (!box) throw new Error('The element is not on the screen')
  return box
}

const stored = (projection: string) =>
  sanityClient().fetch(`*[_id == $id][0].${projection}`, {id: draft}, {perspective: 'raw'})

/** Pastes what a program puts into the clipboard. */
async function paste(editor: Locator, program: string) {
  const html = readFileSync(
    join(import.meta.dirname, `../../../studio/rich-text/testing/${program}.html`),
    'utf8',
  )
  // The first click only begins the editing, through a layer over the text.
  await editor.click({force: true})
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'Joninės prie jūros')
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
  }, html)
}
