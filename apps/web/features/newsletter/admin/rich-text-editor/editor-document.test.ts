import {richText, type RichText} from '@site/schemas/texts/rich-text'
import {expect, test} from 'vitest'
import {toDocument, toRichText} from './editor-document.ts'
import {editorSchema} from './editor-schema.ts'

const {nodes} = editorSchema

const everything: RichText = [
  {kind: 'heading', spans: [{text: 'Kalėdos jau čia'}]},
  {
    kind: 'paragraph',
    spans: [
      {text: 'Ateikite '},
      {text: 'šeštadienį', strong: true},
      {text: ', ', strong: true, emphasis: true},
      {text: 'bilietai', link: 'https://example.test/bilietai'},
      {text: ' čia', emphasis: true, link: 'https://example.test/bilietai'},
      {text: '.\nLauksime!'},
    ],
  },
  {kind: 'bullets', items: [[{text: 'dainos'}], [{text: 'šokiai', strong: true}]]},
  {kind: 'numbers', items: [[{text: 'pirma'}], [{text: 'antra'}]]},
]

test('a formatted text becomes a valid document, and the same text again', () => {
  const document = toDocument(everything)
  document.check()
  expect(toRichText(document)).toEqual(everything)
  expect(richText.parse(toRichText(document))).toEqual(everything)
})

test('no text is an empty paragraph, and no text again', () => {
  const document = toDocument([])
  document.check()
  expect(document.toString()).toBe('doc(paragraph)')
  expect(toRichText(document)).toEqual([])
})

test.each<[string, RichText]>([
  ['a list without items', [{kind: 'bullets', items: []}]],
  ['a paragraph without words', [{kind: 'paragraph', spans: []}]],
])('%s is a valid document', (_, text) => {
  const document = toDocument(text)
  document.check()
  expect(toRichText(document)).toEqual([])
})

test('empty paragraphs and items are left out', () => {
  const text = (words: string) => (words ? editorSchema.text(words) : null)
  const item = (words: string) => nodes.item.create(null, nodes.paragraph.create(null, text(words)))
  const document = nodes.doc.create(null, [
    nodes.paragraph.create(),
    nodes.paragraph.create(null, text('Sveiki')),
    nodes.paragraph.create(null, text('  ')),
    nodes.bullets.create(null, [item(''), item('dainos')]),
    nodes.numbers.create(null, [item('')]),
    nodes.heading.create(),
  ])
  expect(toRichText(document)).toEqual([
    {kind: 'paragraph', spans: [{text: 'Sveiki'}]},
    {kind: 'bullets', items: [[{text: 'dainos'}]]},
  ])
})

test('a typed line break stays in the text before it', () => {
  const document = nodes.doc.create(null, [
    nodes.paragraph.create(null, [
      editorSchema.text('Kada', [editorSchema.marks.strong.create()]),
      nodes.lineBreak.create(),
      editorSchema.text('šeštadienį'),
    ]),
  ])
  expect(toRichText(document)).toEqual([
    {kind: 'paragraph', spans: [{text: 'Kada\n', strong: true}, {text: 'šeštadienį'}]},
  ])
})

test('the paragraphs of an item become its lines', () => {
  const paragraph = (words: string) => nodes.paragraph.create(null, editorSchema.text(words))
  const item = nodes.item.create(null, [
    paragraph('dainos'),
    nodes.paragraph.create(),
    paragraph('ir šokiai'),
  ])
  const text = toRichText(nodes.doc.create(null, nodes.bullets.create(null, item)))
  expect(text).toEqual([{kind: 'bullets', items: [[{text: 'dainos'}, {text: '\n'}, {text: 'ir šokiai'}]]}])
  expect(toRichText(toDocument(text))).toEqual([{kind: 'bullets', items: [[{text: 'dainos\nir šokiai'}]]}])
})
