import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {SearchResult} from './result-of.ts'
import type {SearchDocument} from './search-document.ts'
import {createSearchIndex} from './search-index.ts'

/** A document whose English is missing unless given. */
function document({
  title,
  text = '',
  ...fields
}: Omit<Partial<SearchDocument>, 'title' | 'text'> & {
  path: string
  title: Text
  text?: Text
}): SearchDocument {
  const inBoth = (value: Text) => (typeof value === 'string' ? {lt: value, en: ''} : value)
  return {id: fields.path, type: 'page', ...fields, title: inBoth(title), text: inBoth(text)}
}
type Text = string | {lt: string; en: string}

const documents: SearchDocument[] = [
  document({
    type: 'event',
    path: '/krepsinis',
    title: {lt: 'Krepšinio vakaras', en: 'Basketball night'},
    text: {
      lt: 'Žiūrėsime, kaip žaidžia Kauno „Žalgiris“. Ateikite ir savo draugų ieškokite tribūnose! Kaina: £5 · £12,50',
      en: 'We’ll watch a match together, with snacks. Price: £5 · £12.50',
    },
    date: '2025-12-01T19:00:00.000Z',
  }),
  document({type: 'school', path: '/mokykleles/gulbe', title: 'Gulbė', text: 'Mokyklėlė Kardife.'}),
  document({
    type: 'news',
    path: '/naujienos/mokyklos',
    title: 'Mokyklėlių šventė',
    text: `${'Ilgas tekstas prieš tai. '.repeat(30)}Gulbė atskrido į Svonsį.${' Ir po to.'.repeat(60)}`,
    alsoFoundBy: 'Abėcėlės vakaras',
    date: '2025-10-01',
  }),
  document({path: '/terms', title: '<b>Sąlygos</b>', text: '<script>alert(1)</script>'}),
]

const {search} = await createSearchIndex(documents)

const paths = (query: string) => search(query, 'lt').results.map(({path}) => path)
const highlightsIn = (text: SearchResult['title'] | undefined) =>
  text?.text.flatMap((part) => (part.isMatch ? part.text : []))

test.each([
  ['zalgiris', '/krepsinis'],
  ['ŽALGIRIS', '/krepsinis'],
  ['Žalgirio', '/krepsinis'],
  ['ieskok', '/krepsinis'],
  ['krepsin', '/krepsinis'],
  ['kauno zalgiris', '/krepsinis'],
])('%s finds the basketball night', (query, path) => {
  expect(paths(query)).toEqual([path])
})

test('a match in the title ranks above one in the text', () => {
  expect(paths('gulbė')).toEqual(['/mokykleles/gulbe', '/naujienos/mokyklos'])
})

test('a page with all words comes first, pages with fewer words follow where there are few', () => {
  expect(paths('gulbė svonsis')).toEqual(['/naujienos/mokyklos', '/mokykleles/gulbe'])
  expect(search('gulbė svonsis', 'lt').haveAllWords).toBe(true)
})

test('where no page has all words, those with the most are shown, and less than half is not enough', () => {
  expect(paths('gulbė svonsis zalgiris')).toEqual(['/naujienos/mokyklos'])
  expect(search('gulbė svonsis zalgiris', 'lt').haveAllWords).toBe(false)
  expect(paths('kardife xylophonium begemotus')).toEqual([])
})

test('words that people ask with do not count, unless there are no others', () => {
  expect(paths('kada ir kur žaidžia Žalgiris')).toEqual(['/krepsinis'])
  expect(paths('prieš')).toEqual(['/naujienos/mokyklos'])
})

test('a price is found with its sign or word, and by its number', () => {
  for (const query of ['£5', '5 £', '5 svarai', '5 pounds', '£12.50', '5']) {
    expect(paths(query)).toEqual(['/krepsinis'])
  }
  expect(paths('£20')).toEqual([])
})

test('where an event is and what it costs is shown in the visitor’s language', async () => {
  const event = document({type: 'event', path: '/muge', title: {lt: 'Mugė', en: 'Fair'}})
  const index = await createSearchIndex([{...event, placeAndPrice: {lt: 'Salė · Nemokamai', en: ''}}])
  expect(index.search('mugė', 'lt').results[0]?.placeAndPrice).toBe('Salė · Nemokamai')
  expect(index.search('fair', 'en').results[0]).not.toHaveProperty('placeAndPrice')
  await index.update([{...event, placeAndPrice: {lt: 'Salė · £5', en: 'Hall · £5'}}])
  expect(index.search('fair', 'en').results[0]?.placeAndPrice).toBe('Hall · £5')
})

test('a page is found by what it does not show', () => {
  expect(paths('abėcėlė')).toEqual(['/naujienos/mokyklos'])
})

describe('in the other language', () => {
  test('a title is found and shown with its language', () => {
    const [found] = search('basketball', 'lt').results
    expect(found).toMatchObject({path: '/krepsinis', title: {lang: 'lt'}, otherTitle: {lang: 'en'}})
    expect(highlightsIn(found?.otherTitle)).toEqual(['Basketball'])
    expect(found?.excerpt.lang).toBe('lt')
  })

  test('a text is found and shown with its language', () => {
    const [found] = search('snacks', 'lt').results
    expect(found).toMatchObject({path: '/krepsinis', excerpt: {lang: 'en'}})
    expect(found).not.toHaveProperty('otherTitle')
    expect(highlightsIn(found?.excerpt)).toEqual(['snacks'])
  })

  test('a page without a translation is shown as it is', () => {
    expect(search('gulbė', 'en').results[0]).toMatchObject({
      path: '/mokykleles/gulbe',
      title: {lang: 'lt'},
      excerpt: {lang: 'lt'},
    })
  })

  test('both languages find the same pages', () => {
    for (const query of ['žalgiris', 'basketball', 'mokyklėlė', 'match snacks']) {
      const found = (['lt', 'en'] as const).map((language) =>
        search(query, language)
          .results.map(({path}) => path)
          .toSorted(),
      )
      expect(found[0]).toEqual(found[1])
    }
  })
})

test('the excerpt shows the text around the match, with the match highlighted', () => {
  const [first] = search('zalgiris', 'lt').results
  expect(highlightsIn(first?.excerpt)).toEqual(['Žalgiris'])
  const news = search('gulbe', 'lt').results.find(({type}) => type === 'news')
  const excerpt = news?.excerpt.text.map(({text}) => text).join('') ?? ''
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

test('an event to come ranks above the same one of last year', async () => {
  const event = (path: string, overAt: string) => document({type: 'event', path, title: 'Mugė', overAt})
  const index = await createSearchIndex([
    event('/muge-2024', '2024-12-01T10:00:00Z'),
    event('/muge-2025', '2025-12-01T10:00:00Z'),
  ])
  const ranked = (at: string) => index.search('mugė', 'lt', new Date(at)).results.map(({path}) => path)
  expect(ranked('2025-06-01')).toEqual(['/muge-2025', '/muge-2024'])
  expect(ranked('2024-06-01')).toEqual(['/muge-2024', '/muge-2025'])
})

test('a page is found by its menu label', async () => {
  const contact = document({
    path: '/kontaktai',
    title: 'Susisiekime',
    label: {lt: 'Kontaktai', en: 'Contact'},
    text: 'Parašykite mums.',
  })
  const withContact = await createSearchIndex([contact])
  const [found] = withContact.search('kontaktai', 'lt').results
  expect(found?.excerpt.text).toEqual([{text: 'Parašykite mums.', isMatch: false}])
})

test('markup is treated as plain text', () => {
  const [page] = search('script', 'lt').results
  expect(page?.excerpt.text.map(({text}) => text).join('')).toBe('<script>alert(1)</script>')
})

test.each(['', '   ', '„“', '<>', '🎄', '%', '\\', '(('])('%j finds nothing', (query) => {
  expect(search(query, 'lt')).toEqual({total: 0, results: [], haveAllWords: true})
})

test('only the beginning of a very long query counts', () => {
  expect(search('žalgiris '.repeat(10_000), 'lt').total).toBe(1)
  expect(search('a'.repeat(100_000), 'lt').total).toBe(0)
})

test('returns the best matches and counts all of them', async () => {
  const many = await createSearchIndex(
    Array.from({length: 80}, (_, index) =>
      document({type: 'school', path: `/mokykleles/${index}`, title: 'Gulbė'}),
    ),
  )
  const {total, results} = many.search('gulbe', 'lt')
  expect([total, results.length]).toEqual([80, 50])
})

describe('with synonyms', async () => {
  const withSynonyms = await createSearchIndex(documents, [
    ['mokyklėlė', 'šeštadieninė mokykla', 'Saturday school'],
    ['sirgalius', 'draugas'],
    ['Gulbė', 'swan'],
  ])
  const found = (query: string) => withSynonyms.search(query, 'lt').results.map(({path}) => path)

  test('a word finds pages that have another word or phrase of its group', () => {
    expect(paths('saturday school')).toEqual([])
    expect(found('saturday school')).toEqual(['/naujienos/mokyklos', '/mokykleles/gulbe'])
    expect(found('sirgaliams')).toEqual(['/krepsinis'])
  })

  test('pages with the word itself come first, and those with the other words too come first of all', () => {
    expect(found('gulbė')).toEqual(paths('gulbė'))
    expect(found('saturday school svonsis')[0]).toBe('/naujienos/mokyklos')
  })

  test('the synonym that matches is highlighted', () => {
    const [first] = withSynonyms.search('swan', 'lt').results
    expect(highlightsIn(first?.title)).toEqual(['Gulbė'])
  })

  test('a title in the other language is shown if it has what was typed, though one’s own has a synonym', async () => {
    const index = await createSearchIndex(
      [
        document({
          path: '/kaledos',
          title: {lt: 'Kalėdos', en: 'Lithuanian Christmas'},
          text: 'Kūčios ir Kalėdos',
        }),
      ],
      [['Kalėdos', 'Christmas']],
    )
    const [typed] = index.search('christmas', 'lt').results
    expect(highlightsIn(typed?.otherTitle)).toEqual(['Christmas'])
    expect(index.search('kalėdų', 'lt').results[0]).not.toHaveProperty('otherTitle')
  })

  test('where a word is on no page, its synonyms count as much as a word that is', async () => {
    const titled = (path: string, title: string) => document({path, title})
    const index = await createSearchIndex(
      [titled('/kontaktai', 'Facebook'), titled('/sale', 'Salė')],
      [['Facebook', 'feisbukas']],
    )
    const ranked = (query: string) => index.search(query, 'lt').results.map(({path}) => path)
    expect(ranked('salė feisbukas')).toEqual(['/kontaktai', '/sale'])
  })

  test('a word of the other language is not taken for one with other letters', async () => {
    const index = await createSearchIndex(
      [
        document({path: '/stovykla', title: 'Stovykla', text: 'Šunys laukiami.'}),
        document({
          path: '/juoda',
          title: {lt: 'Krantas', en: 'Shore'},
          text: {lt: 'Jūra.', en: 'The sun sets.'},
        }),
        document({path: '/kelione', title: 'Kelionė', text: 'Atsisėskite ant suolelio.'}),
      ],
      [['šuo', 'šunys', 'dog']],
    )
    for (const query of ['šuo', 'suo', 'su šunimi', 'šunį', 'dogs']) {
      const {results} = index.search(query, 'lt')
      expect([query, ...results.map(({path}) => path)]).toEqual([query, '/stovykla'])
    }
  })
})

describe('a word that no page has', () => {
  test('is offered as one that is similar, and never finds pages itself', () => {
    expect(search('krepšynio', 'lt')).toEqual({total: 0, results: [], haveAllWords: true, guess: 'Krepšinio'})
    expect(search('xqzwv', 'lt')).toEqual({total: 0, results: [], haveAllWords: true})
  })

  test('leaves the other words of the query as they are', () => {
    const {results, guess, haveAllWords} = search('kauno zolgiris', 'lt')
    expect(results.map(({path}) => path)).toEqual(['/krepsinis'])
    expect([guess, haveAllWords]).toEqual(['kauno Žalgiris', false])
  })

  test('drawn by mistyping a word that a page has, finds no page, and what is offered finds some', () => {
    const words = documents.flatMap(({title, text}) => `${title.lt} ${text.lt}`.match(/\p{L}{5,}/gu) ?? [])
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), (word, at) => {
        const wrong = `${word.slice(0, at % word.length)}x${word.slice((at % word.length) + 1)}`
        const {total, guess} = search(wrong, 'lt')
        if (guess === undefined) return
        expect([wrong, total]).toEqual([wrong, 0])
        expect(search(guess, 'lt').total).toBeGreaterThan(0)
      }),
    )
  })
})

describe('what can be bought or done', async () => {
  const at = new Date('2025-11-15T12:00:00Z')
  const offer = {words: {lt: 'Pirkti bilietą · Bilietai · Kaina', en: 'Buy a ticket · Tickets · Price'}}
  const long = 'Vakaras prie eglutės. '.repeat(60)
  const index = await createSearchIndex(
    [
      document({type: 'news', path: '/naujiena', title: {lt: 'Bilietai į Kalėdas', en: 'Christmas tickets'}}),
      document({
        path: '/terms',
        title: 'Sąlygos',
        text: {
          lt: 'Kas perka bilietą, tam bilieto kainos negrąžiname.',
          en: 'Who buys tickets: the ticket price is kept.',
        },
        isLegal: true,
      }),
      document({
        type: 'event',
        path: '/kaledos',
        title: {lt: 'Kalėdos', en: 'Christmas'},
        text: {lt: `${long} Bilietas: £5`, en: `${long} Ticket: £5`},
        offer: {...offer, until: '2025-12-13T22:00:00Z'},
        overAt: '2025-12-13T22:00:00Z',
      }),
    ],
    [
      ['bilietas', 'ticket'],
      ['kaina', 'price'],
      ['pirkti', 'buy'],
    ],
  )
  const first = (query: string, language: 'lt' | 'en', when = at) =>
    index.search(query, language, when).results[0]?.path

  test.each([
    ['lt', 'bilietai'],
    ['lt', 'bilieto kaina'],
    ['lt', 'pirkti bilietą'],
    ['en', 'tickets'],
    ['en', 'ticket price'],
    ['en', 'buy tickets'],
  ] as const)('leads for the words of doing it (%s: %s)', (language, query) => {
    expect(first(query, language)).toBe('/kaledos')
  })

  test('leads no longer once it is over', () => {
    expect(first('bilietai', 'lt', new Date('2025-12-14T12:00:00Z'))).toBe('/naujiena')
  })
})

test('what is over, old news and what the law asks for come after the rest', async () => {
  const page = (path: string, fields: Partial<SearchDocument> = {}) =>
    document({path, title: 'Kardifas', ...fields})
  const index = await createSearchIndex([
    page('/over', {overAt: '2025-11-08T20:00:00Z'}),
    page('/terms', {isLegal: true}),
    page('/old', {type: 'news', date: '2025-06-01'}),
    page('/new', {type: 'news', date: '2025-11-01'}),
    page('/to-come', {type: 'event', date: '2025-12-13T17:00:00Z', overAt: '2025-12-13T22:00:00Z'}),
  ])
  const {results} = index.search('kardifas', 'lt', new Date('2025-11-15T12:00:00Z'))
  expect(results.map(({path}) => path)).toEqual(['/new', '/to-come', '/old', '/terms', '/over'])
})
