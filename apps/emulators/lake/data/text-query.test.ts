import {expect, it} from 'vitest'
import type {LakeDocument} from '../contract.ts'
import {rewriteTextQuery} from './text-query.ts'

const document = (id: string, title: string): LakeDocument => ({
  _id: id,
  _type: 'newsItem',
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  title: {lt: title},
})
const documents = [document('a', 'Kalėdų šventė Kardife'), document('b', 'Šokių vakaras')]

const idsFound = (search: string) =>
  rewriteTextQuery({query: '*[[@, _id] match text::query($words)]', params: {words: search}}, documents)
    .params.__matching_words

it('finds documents by the beginnings of words, without regard to diacritics', () => {
  expect(idsFound('sven')).toEqual(['a'])
  expect(idsFound('kaledu kard*')).toEqual(['a'])
  expect(idsFound('"Šokių"')).toEqual(['b'])
  expect(idsFound('vakaras kardife')).toEqual([])
})

it('turns a search in one field into a plain match, and leaves other queries alone', () => {
  const inField = {query: '*[title.lt match text::query($words)]', params: {words: 'x'}}
  expect(rewriteTextQuery(inField, documents).query).toBe('*[title.lt match $words]')
  const plain = {query: '*[_type == "newsItem"]', params: {}}
  expect(rewriteTextQuery(plain, documents)).toEqual(plain)
})
