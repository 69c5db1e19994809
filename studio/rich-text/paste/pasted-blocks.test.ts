// @vitest-environment jsdom
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {outline} from '../testing/outline.ts'
import {picturesIn} from './left-out-pictures.ts'
import {blocksOfHtml, pastedText} from './pasted-blocks.ts'

const folder = join(import.meta.dirname, '../testing')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const expected = (file: string) => read(file).replace(/\n$/, '').split('\n')

test.for(globSync('*.html', {cwd: folder}).toSorted())(
  '%s becomes the blocks that its author sees',
  (file) => {
    expect(outline(blocksOfHtml(read(file), 'Tekstas') as never)).toEqual(
      expected(file.replace('.html', '.expected')),
    )
  },
)

/** Somebody who had not seen the code wrote what a careful editor would make of each. */
const sample = read('sample.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as {id: string; text: string; expected: string[]})

/** Prefixes named as such, rare compounds, and a conversation that begins each line with a dash. */
const unread = ['pdf-011', 'pdf-043', 'pdf-090', 'pdf-092', 'pdf-095', 'whatsapp-030']

test('hyphens of PDFs, marks of messengers and bullets of Word are read as an editor would', () => {
  const asEditor = sample.filter(
    ({text, expected: lines}) => JSON.stringify(linesOf(text)) === JSON.stringify(lines.map(plain)),
  )
  const wrong = sample.filter((each) => !asEditor.includes(each)).map(({id}) => id)
  expect(wrong).toEqual(unread)
})

const plain = (line: string) =>
  line.replaceAll('\u2010', '-').replaceAll('\u00A0', '⍽').replaceAll('(em strong)', '(strong em)').trimEnd()

const linesOf = (text: string) => {
  const pasted = pastedText(text)
  const lines =
    'blocks' in pasted
      ? outline(pasted.blocks as never)
      : pasted.text.split('\n\n').map((paragraph) => `normal: ${paragraph.replaceAll('\n', '⏎')}`)
  return lines.map(plain)
}

const lineEnds = {LF: '\n', CRLF: '\r\n', CR: '\r'}

test.for(
  globSync('*.txt', {cwd: folder})
    .toSorted()
    .flatMap((file) => Object.entries(lineEnds).map(([name, end]) => [file, name, end] as const)),
)('%s with %s is read by paragraphs, lists and lines', ([file, , end]) => {
  const lines = linesOf(read(file).replaceAll('\n', end))
  expect(lines).toEqual(expected(file.replace('.txt', '.text.expected')))
})

test.for([
  ['Ona', 'normal: [Ona](strong)'],
  [' Ona', 'normal: [ Ona](strong)'],
  ['Ona ', 'normal: [Ona ](strong)'],
  ['Ona\r\n', 'normal: [Ona](strong)'],
])('the words %j keep their outer spaces, with which they go into a sentence', ([text = '', line]) => {
  expect(outline(blocksOfHtml(`<b>${text}</b>`, text) as never)).toEqual([line])
})

test.for([
  [
    '<p>Salė<img width=300 src="file:///C:/Users/Ona/clip_image001.png"></p><img src="data:image/png;base64,AA==">',
    2,
  ],
  ['<p>Valio <img alt="🎉" src="https://example.org/1f389.png"></p>', 0],
  [
    '<img width="1" height="1" src="https://example.org/open"><img style="height:2px" src="https://example.org/line">',
    0,
  ],
] as const)('%s has pictures that the text is pasted without: %d', ([html, count]) => {
  expect(picturesIn(html)).toBe(count)
})
