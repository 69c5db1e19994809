import {createSchema} from 'sanity'
import {expect, test} from 'vitest'
import {documentText} from './document-text.ts'

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
