import {createSchema} from 'sanity'
import {expect, test} from 'vitest'
import {documentText, textOf} from './text-of.ts'

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

const type = createSchema({
  name: 'default',
  types: [
    {
      name: 'note',
      type: 'document',
      fields: [
        {name: 'title', type: 'object', title: 'Pavadinimas', fields: [{name: 'lt', type: 'string'}]},
        {name: 'place', type: 'string', title: 'Vieta'},
        {name: 'body', type: 'array', title: 'Tekstas', of: [{type: 'block'}]},
      ],
    },
  ],
}).get('note')

test('what was written is copied below the titles of its fields, without what is empty', () => {
  const body = ['Pirma.', 'Antra.'].map((text) => ({_type: 'block', children: [{_type: 'span', text}]}))
  expect(documentText({_id: 'a', body, title: {_type: 'text', lt: 'Kinas', en: 'Film'}}, type)).toBe(
    'Pavadinimas\nKinas\nFilm\n\nTekstas\nPirma.\nAntra.',
  )
})
