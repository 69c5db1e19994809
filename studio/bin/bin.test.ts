import {expect, test} from 'vitest'
import {newsItem, redirect} from '../testing/documents.ts'
import {type DeletedDocument, isSpent, recordOf} from './deleted-documents.ts'
import {draftOfDeleted, strongTargets} from './draft-of-deleted.ts'

const at = '2025-11-15T10:00:00Z'
const stored = {...newsItem, _rev: 'r1', _createdAt: at, _updatedAt: at}
const by = {deletedBy: 'u1', deletedAt: new Date(at)}

test('a record is hidden from visitors and holds the whole document, but no references', () => {
  const document = {...stored, about: {_type: 'reference', _ref: 'kaledos'}}
  const {content, ...record} = recordOf(document, by)
  expect(record).toEqual({
    _id: 'bin.kinas',
    _type: 'deletedDocument',
    documentId: 'kinas',
    documentType: 'newsItem',
    title: {lt: 'Kino vakaras', en: 'Film night'},
    deletedBy: 'u1',
    deletedAt: '2025-11-15T10:00:00.000Z',
  })
  expect(JSON.parse(content)).toEqual(document)
})

test('what has no title is named as on the start page', () => {
  expect(recordOf({_rev: 'r1', _createdAt: at, _updatedAt: at, ...redirect}, by).title).toEqual({
    lt: '/kaledos',
    en: '/kaledos',
  })
})

test.each([
  ['2024-11-15T12:00:00Z', false, false],
  ['2024-11-15T09:00:00Z', false, true],
  ['2024-11-15T12:00:00Z', true, false],
  ['2024-11-15T09:00:00Z', true, true],
])('of a document deleted at %s that exists (%s), the record is spent: %s', (deletedAt, exists, expected) => {
  const deleted: DeletedDocument = {documentId: 'a', documentType: 'event', deletedAt, exists}
  expect(isSpent(deleted, new Date(at))).toBe(expected)
})

const strong = (_ref: string) => ({_type: 'reference', _ref})
const weak = (_ref: string) => ({...strong(_ref), _weak: true})

test('only references to what is not published become weak', () => {
  const document = {
    ...stored,
    _id: 'kinas',
    action: {campaign: strong('sirdis')},
    links: [{_key: 'a', to: strong('kaledos')}, strong('dingo')],
    nextEdition: weak('vasara'),
  }
  expect(strongTargets(document)).toEqual(['sirdis', 'kaledos', 'dingo'])
  const draft = draftOfDeleted(document, new Set(['sirdis']), new Map([['kaledos', 'event']]))
  expect(draft).toEqual({
    ...newsItem,
    _createdAt: at,
    action: {campaign: strong('sirdis')},
    links: [{_key: 'a', to: {...weak('kaledos'), _strengthenOnPublish: {type: 'event'}}}, weak('dingo')],
    nextEdition: weak('vasara'),
  })
})
