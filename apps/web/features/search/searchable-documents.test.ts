import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv()
const {toSearchDocuments} = await import('./searchable-documents.ts')

const labels = {lt: new Map([['/kontaktai', 'Kontaktai']]), en: new Map([['/kontaktai', 'Contact']])}
const documentOf = (source: SearchSource) => toSearchDocuments([source], labels)[0]

test('texts are joined in order, without empty ones', () => {
  const source: SearchSource = {
    type: 'event',
    path: '/misios',
    title: {lt: 'Mišios', en: 'Mass'},
    texts: [{lt: 'Aprašymas', en: 'Description'}, null, ['Jonas', {lt: ' ', en: 'Priest'}, undefined], {}],
    date: '2025-12-01T19:00:00.000Z',
  }
  expect(documentOf(source)).toEqual({
    id: 'event /misios 0',
    type: 'event',
    path: '/misios',
    title: {lt: 'Mišios', en: 'Mass'},
    text: {lt: 'Aprašymas\u00a0· Jonas', en: 'Description\u00a0· Jonas\u00a0· Priest'},
    date: '2025-12-01T19:00:00.000Z',
  })
})

test('a text that is missing in one language is empty there', () => {
  const source: SearchSource = {type: 'news', path: '/naujienos/a', title: {en: 'Only English'}, texts: []}
  expect(documentOf(source)).toMatchObject({title: {lt: '', en: 'Only English'}})
})

test('a page has its menu label in both languages', () => {
  const source: SearchSource = {type: 'page', path: '/kontaktai', title: {lt: 'Susisiekime'}, texts: []}
  expect(documentOf(source)).toMatchObject({label: {lt: 'Kontaktai', en: 'Contact'}})
})

test('sources without a path or title are left out, without changing the ids of others', () => {
  const documents = toSearchDocuments(
    [
      {type: 'news', path: undefined, title: {lt: 'Be kelio'}, texts: []},
      {type: 'news', path: '/naujienos/b', title: {lt: ''}, texts: []},
      {type: 'school', path: '/mokykleles/gulbe', title: {lt: 'Gulbė'}, texts: []},
    ],
    labels,
  )
  expect(documents.map(({id}) => id)).toEqual(['school /mokykleles/gulbe 0'])
})

test('a document is found by what it is', () => {
  const source: SearchSource = {type: 'group', path: '/grupes', title: {lt: 'Senjorai'}, texts: []}
  const [found] = toSearchDocuments([source], labels, (type) => (type === 'group' ? ['Grupė', 'Group'] : []))
  expect(found?.alsoFoundBy).toBe('Grupė · Group')
})

test('former titles are joined', () => {
  const source: SearchSource = {
    type: 'news',
    path: '/naujienos/a',
    title: {lt: 'Dabar'},
    texts: [],
    alsoFoundBy: ['Anksčiau', 'Before'],
  }
  expect(documentOf(source)).toMatchObject({alsoFoundBy: 'Anksčiau · Before'})
})
