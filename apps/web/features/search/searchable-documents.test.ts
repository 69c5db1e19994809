import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv()
const {toSearchDocuments} = await import('./searchable-documents.ts')

const labels = new Map([['/kontaktai', 'Kontaktai']])
const documentOf = (source: SearchSource) => toSearchDocuments([source], labels, 'lt')[0]

test('texts are joined in order, without empty ones', () => {
  const source: SearchSource = {
    type: 'event',
    path: '/misios',
    title: {lt: 'Mišios', en: 'Mass'},
    texts: [{lt: 'Aprašymas', en: 'Description'}, null, ['Jonas', {lt: ' ', en: 'Priest'}, undefined], {}],
    date: '2025-12-01T19:00:00.000Z',
  }
  expect(documentOf(source)).toEqual({
    id: 'event-0',
    type: 'event',
    path: '/misios',
    title: 'Mišios',
    lang: 'lt',
    text: 'Aprašymas · Jonas · Priest',
    date: '2025-12-01T19:00:00.000Z',
  })
})

test('an untranslated title has its own language', () => {
  const source: SearchSource = {type: 'news', path: '/naujienos/a', title: {en: 'Only English'}, texts: []}
  expect(documentOf(source)).toMatchObject({title: 'Only English', lang: 'en'})
})

test('a page has its menu label', () => {
  const source: SearchSource = {type: 'page', path: '/kontaktai', title: {lt: 'Susisiekime'}, texts: []}
  expect(documentOf(source)).toMatchObject({label: 'Kontaktai'})
})

test('sources without a path or title are left out, without changing the ids of others', () => {
  const documents = toSearchDocuments(
    [
      {type: 'news', path: undefined, title: {lt: 'Be kelio'}, texts: []},
      {type: 'news', path: '/naujienos/b', title: {lt: ''}, texts: []},
      {type: 'school', path: '/mokykleles/gulbe', title: {lt: 'Gulbė'}, texts: []},
    ],
    labels,
    'lt',
  )
  expect(documents.map(({id}) => id)).toEqual(['school-2'])
})
