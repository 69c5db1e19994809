import {expect, test} from 'vitest'
import {type Line, missedEvents} from './catch-up.ts'

const id = 'kaledos'
const draft = 'drafts.kaledos'
const ids = [draft, id]

const line = (name: string, ...mutations: object[]) =>
  ({id: name, timestamp: '2026-01-01T12:00:00Z', author: 'ruta', mutations}) as unknown as Line
const edit = (of: string) => ({patch: {id: of, set: {title: 'a'}}})
const create = (of: string) => ({create: {_id: of, _type: 'event'}})
const remove = (of: string) => ({delete: {id: of}})

const missed = (lines: Line[], heads: Record<string, string> = {}) =>
  missedEvents(lines, ids, (each) => heads[each]).map(
    ({transactionId, documentId, transition, previousRev, resultRev, transactionTotalEvents}) => [
      transactionId,
      documentId,
      transition,
      previousRev,
      resultRev,
      transactionTotalEvents,
    ],
  )

test('what came after the known revision is told, one upon the other', () => {
  const lines = [
    line('a', create(draft)),
    line('b', edit(draft)),
    line('c', edit(draft)),
    line('d', edit(draft)),
  ]
  expect(missed(lines, {[draft]: 'b'})).toEqual([
    ['c', draft, 'update', 'b', 'c', 1],
    ['d', draft, 'update', 'c', 'd', 1],
  ])
  expect(missed(lines, {[draft]: 'd'})).toEqual([])
})

test('a draft that was not there appears', () => {
  const lines = [line('a', edit(id)), line('b', create(draft), edit(draft)), line('c', edit(draft))]
  expect(missed(lines, {[id]: 'a'})).toEqual([
    ['b', draft, 'appear', undefined, 'b', 1],
    ['c', draft, 'update', 'b', 'c', 1],
  ])
})

test('what has come and gone before is not told', () => {
  const lines = [line('a', create(draft)), line('b', remove(draft)), line('c', edit(id))]
  expect(missed(lines, {[id]: 'c'})).toEqual([])
})

test('a publication is one transaction with both versions', () => {
  const lines = [line('a', edit(draft)), line('b', edit(id)), line('p', edit(id), remove(draft))]
  expect(missed(lines, {[draft]: 'a', [id]: 'b'})).toEqual([
    ['p', draft, 'disappear', 'a', undefined, 2],
    ['p', id, 'update', 'b', 'p', 2],
  ])
})

test('nothing is told of a revision that the history has no longer', () => {
  expect(missed([line('c', edit(draft))], {[draft]: 'a'})).toEqual([])
  expect(missed([line('c', edit(draft))])).toEqual([])
})
