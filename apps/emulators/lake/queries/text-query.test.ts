import {describe, expect, test} from 'vitest'
import type {LakeDocument} from '../contract.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {createView} from './view.ts'

const document = (id: string, content: Record<string, unknown>): LakeDocument => ({
  _id: id,
  _type: 'newsItem',
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  ...content,
})

const view = createView([
  document('feast', {
    title: {lt: 'Kalėdų šventė Kardife'},
    author: {_type: 'reference', _ref: 'ruta'},
    body: [{_type: 'block', _key: 'k', children: [{_type: 'span', text: 'Ateikite visi'}]}],
  }),
  document('dance', {title: {lt: 'Šokių vakaras'}}),
  document('ruta', {_type: 'person', name: 'Rūta Žalgirytė'}),
])

const find = (query: string, words: unknown) =>
  evaluateQuery({query, params: {words}, view, identity: 'ruta', projectId: 'test', dataset: 'test'})

describe('a search in whole documents', () => {
  const found = (words: unknown) => find('*[[@, _id] match text::query($words)]._id', words)

  test('matches prefixes of words, ignoring case and diacritics', async () => {
    expect(await found('sven')).toEqual(['feast'])
    expect(await found('KALEDU kard*')).toEqual(['feast'])
    expect(await found('šokių')).toEqual(['dance'])
    expect(await found('vakaras kardife')).toEqual([])
    expect(await found('ateikite')).toEqual(['feast'])
    expect(await found('dan')).toEqual(['dance'])
  })

  test('supports phrases and exclusions', async () => {
    expect(await found('"svente kardife"')).toEqual(['feast'])
    expect(await found('"kardife svente"')).toEqual([])
    expect(await found('-sokiu')).toEqual(['feast', 'ruta'])
  })

  test('searches content, not field and type names', async () => {
    expect(await found('newsItem')).toEqual([])
    expect(await found('title')).toEqual([])
    expect(await found('block')).toEqual([])
  })

  test('matches everything when empty and nothing when not a string', async () => {
    expect(await found('')).toEqual(['dance', 'feast', 'ruta'])
    expect(await found(null)).toEqual([])
  })
})

describe('a search in one field', () => {
  test('searches that field only, also through a reference', async () => {
    expect(await find('*[title.lt match text::query($words)]._id', 'sven')).toEqual(['feast'])
    expect(await find('*[title.lt match text::query($words)]._id', 'ateikite')).toEqual([])
    expect(await find('*[author->name match text::query($words)]._id', 'zalg')).toEqual(['feast'])
    expect(await find('*[pt::text(body) match text::query($words)]._id', 'visi')).toEqual(['feast'])
  })

  test('works in nested arrays', async () => {
    expect(
      await find('*[_id == "feast"]{"n": count(body[children[0].text match text::query($words)])}', 'visi'),
    ).toEqual([{n: 1}])
  })

  test('contributes to the score', async () => {
    const query = `*[_type in ["newsItem"] && ([@, _id] match text::query($words) || references($words))]
      | score(boost(_type in ["newsItem"] && title.lt match text::query($words), 10), [@, _id] match text::query($words))
      [_score > 0]{_id, _score} | order(_score desc)[0...1001]`
    expect(await find(query, 'vak')).toEqual([{_id: 'dance', _score: 13}])
    expect(await find(query, 'ateikite')).toEqual([{_id: 'feast', _score: 1}])
  })
})
