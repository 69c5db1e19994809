import {expect, test} from 'vitest'
import {contentDigest} from './content-digest.ts'

const news = {
  _id: 'drafts.a',
  _type: 'newsItem',
  _rev: '1',
  _updatedAt: '2026-01-01T10:00:00Z',
  title: {_type: 'localizedString', lt: 'Mugė', en: 'Fair'},
  body: {
    lt: [
      {_key: 'a', text: 'Viens'},
      {_key: 'b', text: 'Du'},
    ],
  },
  position: 1,
}

test.each([
  {_rev: '2', _updatedAt: '2026-01-02T10:00:00Z'},
  {_system: {base: {rev: '1'}}},
  {position: 1.5},
  {formerTitles: ['Senoji']},
  {title: {en: 'Fair', lt: 'Mugė', _type: 'localizedString'}},
])('%j changes nothing that a reader sees', async (fields) => {
  expect(await contentDigest({...news, ...fields})).toBe(await contentDigest(news))
})

test.each([
  {title: {_type: 'localizedString', lt: 'Mugės', en: 'Fair'}},
  {body: {lt: [...news.body.lt].toReversed()}},
  {date: '2026-01-01'},
  {title: undefined},
])('%j is an edit', async (fields) => {
  expect(await contentDigest({...news, ...fields})).not.toBe(await contentDigest(news))
})
