import type {RichText} from '@site/schemas/texts/rich-text'
import {EditorState, TextSelection, type Command} from 'prosemirror-state'
import {expect, test} from 'vitest'
import {
  editorKeys,
  formatCommands,
  hasFormat,
  linkAt,
  removeLink,
  setLink,
  type Format,
} from './editor-commands.ts'
import {toDocument, toRichText} from './editor-document.ts'

const plain = (...texts: string[]): RichText => texts.map((text) => ({kind: 'paragraph', spans: [{text}]}))

/** An editor in which everything is selected, or the cursor is after the first occurrence of some words. */
function open(text: RichText, cursorAfter?: string): EditorState {
  const doc = toDocument(text)
  let position: number | undefined
  doc.descendants((node, at) => {
    const index = cursorAfter ? (node.text ?? '').indexOf(cursorAfter) : -1
    if (cursorAfter && index >= 0) position ??= at + index + cursorAfter.length
  })
  const selection =
    position === undefined
      ? TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))
      : TextSelection.create(doc, position)
  return EditorState.create({doc, selection})
}

function run(state: EditorState, ...commands: Command[]): EditorState {
  let next = state
  for (const command of commands) {
    command(next, (transaction) => {
      next = next.apply(transaction)
    })
  }
  next.doc.check()
  return next
}

const result = (state: EditorState, ...commands: Command[]) => toRichText(run(state, ...commands).doc)

test.each<[Format, RichText]>([
  ['strong', [{kind: 'paragraph', spans: [{text: 'Sveiki', strong: true}]}]],
  ['emphasis', [{kind: 'paragraph', spans: [{text: 'Sveiki', emphasis: true}]}]],
  ['heading', [{kind: 'heading', spans: [{text: 'Sveiki'}]}]],
  ['bullets', [{kind: 'bullets', items: [[{text: 'Sveiki'}]]}]],
  ['numbers', [{kind: 'numbers', items: [[{text: 'Sveiki'}]]}]],
])('%s is given, and taken away the second time', (format, formatted) => {
  const given = run(open(plain('Sveiki')), formatCommands[format])
  expect(toRichText(given.doc)).toEqual(formatted)
  expect(hasFormat(given, format)).toBe(true)
  const taken = run(given, formatCommands[format])
  expect(toRichText(taken.doc)).toEqual(plain('Sveiki'))
  expect(hasFormat(taken, format)).toBe(false)
})

test('several paragraphs become the items of one list', () => {
  expect(result(open(plain('dainos', 'šokiai')), formatCommands.bullets)).toEqual([
    {kind: 'bullets', items: [[{text: 'dainos'}], [{text: 'šokiai'}]]},
  ])
})

test('a list changes its kind, and becomes headings', () => {
  const list: RichText = [{kind: 'bullets', items: [[{text: 'dainos'}], [{text: 'šokiai'}]]}]
  expect(result(open(list), formatCommands.numbers)).toEqual([{...list[0], kind: 'numbers'}])
  expect(result(open(list, 'dainos'), formatCommands.heading)).toEqual([
    {kind: 'heading', spans: [{text: 'dainos'}]},
    {kind: 'bullets', items: [[{text: 'šokiai'}]]},
  ])
})

test('a heading becomes the item of a list', () => {
  expect(result(open([{kind: 'heading', spans: [{text: 'dainos'}]}]), formatCommands.numbers)).toEqual([
    {kind: 'numbers', items: [[{text: 'dainos'}]]},
  ])
})

test('Enter begins a new item; in an empty one it ends the list', () => {
  const {Enter} = editorKeys
  if (!Enter) throw new Error('Enter does nothing')
  const state = run(open([{kind: 'bullets', items: [[{text: 'dainos'}]]}], 'dainos'), Enter)
  expect(hasFormat(state, 'bullets')).toBe(true)
  expect(hasFormat(run(state, Enter), 'bullets')).toBe(false)
})

const href = 'https://example.test/bilietai'

test('the selected text is linked, and the link changed and removed', () => {
  const linked = run(open(plain('bilietai')), setLink(href))
  expect(toRichText(linked.doc)).toEqual([{kind: 'paragraph', spans: [{text: 'bilietai', link: href}]}])
  const changed = run(linked, setLink(`${href}2`))
  expect(toRichText(changed.doc)).toEqual([
    {kind: 'paragraph', spans: [{text: 'bilietai', link: `${href}2`}]},
  ])
  expect(result(changed, removeLink)).toEqual(plain('bilietai'))
})

test('at the cursor the whole link is meant, whatever formats its words have', () => {
  const text: RichText = [
    {
      kind: 'paragraph',
      spans: [
        {text: 'Pirkite '},
        {text: 'bilietus ', link: href},
        {text: 'čia', strong: true, link: href},
        {text: '.'},
      ],
    },
  ]
  const state = open(text, 'bil')
  expect(linkAt(state).href).toBe(href)
  expect(result(state, removeLink)).toEqual([
    {kind: 'paragraph', spans: [{text: 'Pirkite bilietus '}, {text: 'čia', strong: true}, {text: '.'}]},
  ])
})

test('without a selection the address itself becomes the text', () => {
  expect(result(open(plain('Žr. '), 'Žr. '), setLink(href))).toEqual([
    {kind: 'paragraph', spans: [{text: 'Žr. '}, {text: href, link: href}]},
  ])
})
