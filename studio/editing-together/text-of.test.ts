import {expect, test} from 'vitest'
import {textOf} from './text-of.ts'

const block = (...texts: string[]) => ({
  _type: 'block',
  style: 'h2',
  markDefs: [],
  children: texts.map((text) => ({_type: 'span', marks: ['strong'], text})),
})

test.for<[unknown, string | undefined]>([
  [undefined, ''],
  ['Labas', 'Labas'],
  [12.5, '12.5'],
  [{_type: 'localizedString', lt: 'Labas', en: 'Hello'}, 'Labas\nHello'],
  [[block('Labas', ' rytas'), block('Iki')], 'Labas rytas\nIki'],
  [[], ''],
  [{_type: 'image', asset: {_type: 'reference', _ref: 'image-a'}}, undefined],
])('of %j people read %j', ([value, text]) => {
  expect(textOf(value)).toBe(text)
})
