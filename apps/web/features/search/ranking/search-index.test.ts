import {describe, expect, test} from 'vitest'
import {createSearchIndex, type SearchDocument, type SearchResult} from './search-index.ts'

const documents: SearchDocument[] = [
  {
    id: '1',
    type: 'event',
    path: '/krepsinis',
    title: 'Krepšinio vakaras',
    text: 'Žiūrėsime, kaip žaidžia Kauno „Žalgiris“. Ateikite ir savo draugų ieškokite tribūnose!',
    lang: 'lt',
    date: '2025-12-01T19:00:00.000Z',
  },
  {
    id: '2',
    type: 'school',
    path: '/mokykleles/gulbe',
    title: 'Gulbė',
    text: 'Mokyklėlė Kardife.',
    lang: 'lt',
  },
  {
    id: '3',
    type: 'news',
    path: '/naujienos/mokyklos',
    title: 'Mokyklėlių šventė',
    text: `${'Ilgas tekstas prieš tai. '.repeat(30)}Gulbė atskrido į Svonsį.${' Ir po to.'.repeat(60)}`,
    lang: 'lt',
    date: '2025-10-01',
  },
  {
    id: '4',
    type: 'page',
    path: '/terms',
    title: '<b>Sąlygos</b>',
    text: '<script>alert(1)</script>',
    lang: 'lt',
  },
]
const search = await createSearchIndex(documents)

const paths = (query: string) => search(query).results.map(({path}) => path)
const highlightsIn = (text: SearchResult['title'] | undefined) =>
  text?.flatMap((part) => (part.isMatch ? part.text : []))

test.each([
  ['zalgiris', '/krepsinis'],
  ['ŽALGIRIS', '/krepsinis'],
  ['Žalgirio', '/krepsinis'],
  ['ieskok', '/krepsinis'],
  ['krepsin', '/krepsinis'],
  ['krepšynio', '/krepsinis'],
  ['kauno zalgiris', '/krepsinis'],
])('%s finds the basketball night', (query, path) => {
  expect(paths(query)).toEqual([path])
})

test('a match in the title ranks above one in the text', () => {
  expect(paths('gulbė')).toEqual(['/mokykleles/gulbe', '/naujienos/mokyklos'])
})

test('every word of the query must match', () => {
  expect(paths('gulbė svonsis')).toEqual(['/naujienos/mokyklos'])
  expect(search('gulbė zalgiris')).toEqual({total: 0, results: []})
})

test('the excerpt shows the text around the match, with the match highlighted', () => {
  const [first] = search('zalgiris').results
  expect(highlightsIn(first?.excerpt)).toEqual(['Žalgiris'])
  const news = search('gulbe').results.find(({type}) => type === 'news')
  const excerpt = news?.excerpt.map(({text}) => text).join('') ?? ''
  expect(excerpt).toMatch(/^….*Gulbė atskrido į Svonsį\..*…$/)
  expect(excerpt.length).toBeLessThan(220)
})

test('a word that occurs does not match similar words', () => {
  expect(paths('gulbės')).toEqual(['/mokykleles/gulbe', '/naujienos/mokyklos'])
  expect(paths('gulbęs')).toEqual(paths('gulbės'))
  expect(paths('tekstais')).toEqual(['/naujienos/mokyklos'])
})

test('words of one or two letters count only without longer ones', () => {
  expect(paths('ir gulbė į')).toEqual(paths('gulbė'))
  expect(paths('ir').toSorted()).toEqual(['/krepsinis', '/naujienos/mokyklos'])
  expect(paths('kr')).toEqual(['/krepsinis'])
})

test('a page is found by its menu label', async () => {
  const contact: SearchDocument = {
    id: 'contact',
    type: 'page',
    path: '/kontaktai',
    title: 'Susisiekime',
    label: 'Kontaktai',
    text: 'Parašykite mums.',
    lang: 'lt',
  }
  const withContact = await createSearchIndex([contact])
  const [found] = withContact('kontaktai').results
  expect(found?.excerpt).toEqual([{text: 'Parašykite mums.', isMatch: false}])
})

test('markup is treated as plain text', () => {
  const [page] = search('script').results
  expect(page?.excerpt.map(({text}) => text).join('')).toBe('<script>alert(1)</script>')
})

test.each(['', '   ', '„“', '<>', '🎄', '%', '\\', '(('])('%j finds nothing', (query) => {
  expect(search(query)).toEqual({total: 0, results: []})
})

test('only the beginning of a very long query counts', () => {
  expect(search('žalgiris '.repeat(10_000)).total).toBe(1)
  expect(search('a'.repeat(100_000)).total).toBe(0)
})

test('returns the best matches and counts all of them', async () => {
  const many = await createSearchIndex(
    Array.from({length: 80}, (_, index) => ({
      id: `many-${index}`,
      type: 'school' as const,
      path: `/mokykleles/${index}`,
      title: 'Gulbė',
      text: '',
      lang: 'lt' as const,
    })),
  )
  const {total, results} = many('gulbe')
  expect([total, results.length]).toEqual([80, 50])
})

describe('with synonyms', async () => {
  const withSynonyms = await createSearchIndex(documents, [
    ['mokyklėlė', 'šeštadieninė mokykla', 'Saturday school'],
    ['sirgalius', 'draugas'],
    ['Gulbė', 'swan'],
  ])
  const found = (query: string) => withSynonyms(query).results.map(({path}) => path)

  test('a word finds pages that have another word or phrase of its group', () => {
    expect(paths('saturday school')).toEqual([])
    expect(found('saturday school')).toEqual(['/naujienos/mokyklos', '/mokykleles/gulbe'])
    expect(found('sirgaliams')).toEqual(['/krepsinis'])
  })

  test('pages with the word itself come first, and other words must still match', () => {
    expect(found('gulbė')).toEqual(paths('gulbė'))
    expect(found('saturday school svonsis')).toEqual(['/naujienos/mokyklos'])
    expect(found('swan zalgiris')).toEqual([])
  })

  test('the synonym that matches is highlighted', () => {
    const [first] = withSynonyms('swan').results
    expect(highlightsIn(first?.title)).toEqual(['Gulbė'])
  })

  test('a misspelt word that has no synonyms is still guessed', () => {
    expect(found('krepšynio')).toEqual(['/krepsinis'])
  })
})
