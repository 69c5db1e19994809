import {expect, test} from 'vitest'
import {newsItem} from '../testing/documents.ts'
import {missingLanguages} from './bilingual-texts.ts'

const paragraph = (text: string) => ({_type: 'block', _key: text, children: [{_type: 'span', text}]})

test('a document in both languages lacks nothing', () => {
  expect(missingLanguages(newsItem)).toEqual({en: [], lt: []})
  expect(missingLanguages({title: {}, body: {lt: [], en: []}})).toEqual({en: [], lt: []})
  expect(missingLanguages(null)).toEqual({en: [], lt: []})
})

test('texts in one language only are found wherever they are, spaces being none', () => {
  const document = {
    title: {lt: 'Kalėdos', en: ' '},
    image: {alt: {lt: 'Eglė'}},
    body: {lt: [paragraph('Šoksime.')], en: [paragraph('')]},
    programme: [{_key: 'p', title: {en: 'Dancing'}}],
  }
  expect(missingLanguages(document)).toEqual({
    en: ['title', 'image.alt', 'body'],
    lt: ['programme[_key=="p"].title'],
  })
})
