import {expect, test} from 'vitest'
import {narrowQuery} from './narrow-query.ts'
import {parseQuery} from './parse-query.ts'
import {createView} from './view.ts'

const types = {a1: 'author', b1: 'book', b2: 'book', s1: 'settings'}
const view = createView(
  Object.entries(types).map(([_id, _type]) => ({_id, _type, _rev: 'r', _createdAt: '', _updatedAt: ''})),
)

/** The ids to which each `*` of a query is narrowed. */
const narrowed = (query: string) =>
  Object.values(narrowQuery(parseQuery(query, {ids: ['s1', 'b2', 'x']}), view).params).map((documents) =>
    documents.map(({_id}) => _id),
  )

test('narrows to the types or ids that the condition requires', () => {
  expect(narrowed('*[_type == "book" && year > 1900]')).toEqual([['b1', 'b2']])
  expect(narrowed('*[_type in ["settings", "author"]]')).toEqual([['a1', 's1']])
  expect(narrowed('*[_id in $ids && _type == "book"]')).toEqual([['b2', 's1']])
  expect(narrowed('{"a": *[_type == "nothing"], "b": *[_id == "a1"]{"c": *[_type == "book"]}}')).toEqual([
    [],
    ['a1'],
    ['b1', 'b2'],
  ])
})

test('does not narrow when the condition requires no type or id', () => {
  for (const condition of ['_type == "book" || year > 1900', '!(_type == "book")', '_type == title']) {
    expect(narrowed(`*[${condition}]`)).toEqual([])
  }
  expect(narrowed('*[_type == "author"]{"same": *[_type == ^._type]}')).toEqual([['a1']])
})
