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

const lineEnds = {LF: '\n', CRLF: '\r\n', CR: '\r'}

test.for(
  globSync('*.txt', {cwd: folder})
    .toSorted()
    .flatMap((file) => Object.entries(lineEnds).map(([name, end]) => [file, name, end] as const)),
)('%s with %s is read by paragraphs, lists and lines', ([file, , end]) => {
  const pasted = pastedText(read(file).replaceAll('\n', end))
  const lines =
    'blocks' in pasted
      ? outline(pasted.blocks as never)
      : pasted.text.split('\n\n').map((text) => `normal: ${text.replaceAll('\n', '⏎')}`)
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
