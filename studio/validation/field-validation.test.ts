import {describe, expect, test} from 'vitest'
import {campaign, event, newsItem, photoAlbum, school, text} from '../testing/documents.ts'
import {problemsOf, type Stored} from '../testing/validate.ts'

const picture = {_id: 'image-1', _type: 'sanity.imageAsset'}
const asset = {_type: 'reference', _ref: picture._id}

describe('a date that is improbable is asked about', () => {
  test.for([
    [{...event, start: '2206-12-13T17:00:00Z'}, 'warning start: Ar tikrai 2206 metai?'],
    [{...event, start: '1926-12-13T17:00:00Z'}, 'warning start: Ar tikrai 1926 metai?'],
    [{...newsItem, date: '1926-11-08'}, 'warning date: Ar tikrai 1926 metai?'],
    [
      {...event, start: '2025-11-14T17:00:00Z'},
      'warning start: Ši diena jau praėjo. Ar data tikrai teisinga?',
    ],
  ] as const)('%j', async ([document, problem]) => {
    expect(await problemsOf(document)).toEqual([problem])
  })

  test.for([
    {...event, start: '2025-11-15T09:00:00Z'},
    {...event, start: '2027-12-31T17:00:00Z'},
    {...newsItem, date: '2003-05-01'},
  ])('but not %j', async (document) => expect(await problemsOf(document)).toEqual([]))

  test('an event that has been published may be over', async () => {
    const over = {...event, start: '2025-06-21T17:00:00Z'}
    expect(await problemsOf(over, [{...over, _id: 'kaledos'}])).toEqual([])
  })
})

describe('a date that cannot be read', () => {
  test('blocks publishing, in both languages', async () => {
    const typed = {...event, start: '02/03/2026 29:30'}
    expect(await problemsOf(typed)).toEqual([
      'error start: Nesuprantame „02/03/2026 29:30“. Rašykite dieną ir valandą, pvz., 2026-03-02 19:30 arba 2026 m. kovo 2 d. 19:30.',
    ])
    expect(await problemsOf(typed, [], 'en')).toEqual([
      'error start: We can’t read ‘02/03/2026 29:30’. Write a day and time such as 2026-03-02 19:30 or 2 March 2026 7.30pm.',
    ])
  })

  test.for([
    ['kovo 2 d. 19:30', 'Trūksta metų: „kovo 2 d. 19:30“. Rašykite, pvz., 2026-03-02 19:30.'],
    ['2026-03-02', 'Trūksta valandos: „2026-03-02“. Rašykite, pvz., 2026-03-02 19:30.'],
    [
      '31/02/2026 19:30',
      'Tokios dienos nėra: „31/02/2026 19:30“. Pirma rašoma diena, paskui mėnuo: 02/03/2026 – kovo 2-oji.',
    ],
  ])('„%s“: the message says what is wrong', async ([end, message]) => {
    expect(await problemsOf({...event, end})).toEqual([`error end: ${message}`])
  })

  test('an hour that London’s clocks skip is refused with the reason', async () => {
    expect(await problemsOf({...event, start: '2026-03-29 01:30'})).toEqual([
      'error start: Tokios valandos tą naktį nebus: „2026-03-29 01:30“. Laikrodžiai sukami valanda pirmyn. Rašykite ankstesnę arba vėlesnę valandą.',
    ])
  })

  test.for([
    {document: {...newsItem, date: '02/03/2026'}, path: 'date'},
    {
      document: {...event, admission: 'general', registration: {closesAt: 'rytoj'}},
      path: 'registration.closesAt',
    },
    {
      document: {...event, admission: 'general', registration: {membersFirstUntil: 'rytoj'}},
      path: 'registration.membersFirstUntil',
    },
    {
      document: {...school, breaks: [{_type: 'schoolBreak', _key: 'a', from: 'gruodis', to: '2026-01-03'}]},
      path: 'from',
    },
  ])('blocks publishing at $path', async ({document, path}) => {
    const problems = await problemsOf(document)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^error .*${path}: Nesuprantame „`))
  })
})

describe('an amount', () => {
  const priced = (amount: number, language?: 'en') =>
    problemsOf(
      {...event, prices: [{_type: 'price', _key: 'a', audience: text('Vaikams', 'Children'), amount}]},
      [],
      language,
    )

  test('that is improbable is asked about, in both languages', async () => {
    expect(await priced(7.5)).toEqual([])
    expect(await priced(100)).toEqual([])
    expect((await priced(750)).join()).toMatch(
      /^warning .*amount: Ar tikrai £750\? Paprastai būna ne daugiau kaip £100\.$/,
    )
    expect((await priced(750, 'en')).join()).toMatch(/Really £750\? It is usually no more than £100\.$/)
  })

  test('has an upper limit', async () => {
    expect((await priced(75_000)).join()).toMatch(/^error .*amount: Didžiausia galima suma – £2\u00a0000\.$/)
    expect(await problemsOf({...campaign, targetAmount: 1_000_001})).toEqual([
      'error targetAmount: Didžiausia galima suma – £1\u00a0000\u00a0000.',
    ])
  })
})

test('a button does not repeat where an event sells its tickets', async () => {
  const url = 'https://example.com/bilietai'
  const label = {_type: 'localizedString', lt: 'Pirkti', en: 'Buy'}
  const actions = [{_type: 'externalLink', _key: 'a', label, url}]
  const stored = (ticketing: object) => [{...event, _id: 'kaledos', ticketing}]
  expect(await problemsOf({...newsItem, actions}, stored({url}))).toEqual([
    expect.stringMatching(/^warning actions.*url: Čia parduodami renginio „.+“ bilietai\./),
  ])
  expect(await problemsOf({...newsItem, actions}, stored({url: `${url}/kiti`}))).toEqual([])
})

describe('a link in a text', () => {
  const block = (href: string) => ({
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{_type: 'link', _key: 'm', href}],
    children: [{_type: 'span', _key: 's', text: 'čia', marks: ['m']}],
  })
  const linking = (href: string, stored: Stored[] = []) =>
    problemsOf(
      {...newsItem, body: {_type: 'localizedBody', lt: [block(href)], en: [block('/kontaktai')]}},
      stored,
    )

  test.for([
    'https://youtube.com/watch?v=abc',
    'mailto:info@example.com',
    'tel:+442920180000',
    '/kontaktai',
    '/en/kontaktai#zemelapis',
    '/naujienos/kino-vakaras',
  ])('may lead to %s', async (href) => expect(await linking(href)).toEqual([]))

  test('leads to a page of another document, or to one that has moved', async () => {
    const stored = [
      {...event, _id: 'kaledos', path: '/kaledos-2025'},
      {_id: 'redirect', _type: 'redirect', from: '/kaledos', page: '/renginiai'},
    ]
    expect(await linking('/kaledos-2025', stored)).toEqual([])
    expect(await linking('/renginiai/kaledos-2025', stored)).toEqual([])
    expect(await linking('/kaledos', stored)).toEqual([])
    expect((await linking('/kaledos-2026', stored)).join()).toMatch(
      /Svetainėje nėra puslapio \/kaledos-2026\./,
    )
  })

  test.for([
    [
      'youtube.com/watch?v=abc',
      'Nuoroda neužbaigta. Tikriausiai turėjo būti https://youtube.com/watch?v=abc.',
    ],
    ['info@example.com', 'Nuoroda neužbaigta. Tikriausiai turėjo būti mailto:info@example.com.'],
    ['kontaktai', 'Ši nuoroda niekur neveda.'],
    ['javascript:alert(1)', 'Ši nuoroda niekur neveda.'],
  ])('may not be %s', async ([href = '', message = '']) => {
    expect((await linking(href)).join()).toContain(message)
  })
})

test('the address of a website is no email address', async () => {
  expect(await problemsOf({...event, website: 'info@example.com'})).toEqual([
    'error website: Čia tinka tik svetainės adresas, o ne el. paštas ar telefonas.',
  ])
  expect(await problemsOf({...event, website: 'example.com'})).toEqual([
    'error website: Nuoroda neužbaigta. Tikriausiai turėjo būti https://example.com.',
  ])
})

describe('what contradicts itself at an event', () => {
  const memberDiscount = {_type: 'memberDiscount', amount: 5}
  const prices = [{_type: 'price', _key: 'a', audience: text('Vaikams', 'Children'), amount: 4}]

  test('a discount on what is free', async () => {
    const problem = /^error (admission|isFree): Įrašyta nuolaida nariams \(£5\)\./
    expect((await problemsOf({...event, admission: 'free', memberDiscount})).join()).toMatch(problem)
    expect((await problemsOf({...event, isFree: true, memberDiscount})).join()).toMatch(problem)
  })

  test('a discount larger than the price', async () => {
    expect(await problemsOf({...event, memberDiscount, prices})).toEqual([
      'error memberDiscount.amount: Nuolaida negali būti didesnė už brangiausią bilietą (£4).',
    ])
  })

  test('tickets of an event that is free', async () => {
    const ticketing = {_type: 'ticketing', url: 'https://example.com'}
    expect(await problemsOf({...event, admission: 'tickets', ticketing, isFree: true}, [], 'en')).toEqual([
      'warning isFree: The event is marked as free, but its tickets are for sale. Do the tickets really cost nothing?',
    ])
  })

  test('registration that goes on after the event', async () => {
    const closing = (closesAt: string, admission = 'general') =>
      problemsOf({...event, admission, registration: {_type: 'registration', closesAt}})
    expect(await closing('2025-12-13T18:00:00Z')).toEqual([
      'error registration.closesAt: Registracija turi baigtis ne vėliau kaip pats renginys.',
    ])
    expect(await closing('2025-12-13T17:00:00Z')).toEqual([])
    expect(await closing('2025-12-13T18:00:00Z', 'none')).toEqual([])
  })
})

test('of several photos without a description, the message names the one that is meant', async () => {
  const photo = (_key: string, fields: object) => ({_type: 'localizedImage', _key, asset, ...fields})
  const album = {
    ...photoAlbum,
    photos: [
      photo('a', {alt: text('Prekystaliai', 'Stalls')}),
      photo('b', {}),
      photo('c', {caption: text('Verbos', 'Palms')}),
    ],
  }
  const lithuanian = (await problemsOf(album, [picture])).filter((line) => line.startsWith('error'))
  expect(lithuanian.map((line) => line.replace(/^.*?: /, ''))).toEqual([
    '2 nuotrauka: aprašykite lietuviškai, ką joje matyti.',
    '3 nuotrauka („Verbos“): aprašykite lietuviškai, ką joje matyti.',
  ])
  const english = (await problemsOf(album, [picture], 'en')).filter((line) => line.startsWith('warning'))
  expect(english.map((line) => line.replace(/^.*?: /, ''))).toEqual([
    'Photo 2: describe it in English too.',
    'Photo 3 (‘Verbos’): describe it in English too.',
  ])
})

describe('what is wrong in a field that is hidden', () => {
  const notice = text(undefined, 'Bring a coat')
  const sold = {_type: 'ticketing', url: 'youtube.com', availability: 'notYet', reason: notice}
  const taken = {_type: 'registration', url: 'youtube.com', open: false, reason: notice, notice}

  test.for([
    {...event, admission: 'none', ticketing: sold},
    {...event, admission: 'none', registration: taken},
    {...event, admission: 'none', registration: {...taken, closesAt: '2027-01-01T10:00:00Z'}},
    {...event, status: 'scheduled', statusNote: notice},
  ])('blocks nothing', async (document) => expect(await problemsOf(document)).toEqual([]))

  test.for([
    {...event, admission: 'tickets', ticketing: sold},
    {...event, admission: 'external', registration: taken},
    {...event, status: 'cancelled', statusNote: notice},
  ])('blocks once the field is shown', async (document) => {
    expect((await problemsOf(document)).join()).toContain('error ')
  })

  test('but a date that nobody can read blocks, and its field is shown', async () => {
    const document = {...event, admission: 'none', registration: {...taken, closesAt: 'rytoj'}}
    expect((await problemsOf(document)).join()).toMatch(/^error registration\.closesAt: Nesuprantame/)
  })
})

test('groups of a school are not largest below their smallest size', async () => {
  expect(await problemsOf({...school, groupSizeFrom: 8, groupSizeTo: 7})).toEqual([
    'error groupSizeTo: Negali būti mažiau už „nuo“.',
  ])
  expect(await problemsOf({...school, groupSizeFrom: 8, groupSizeTo: 8})).toEqual([])
})

test('a year that is missing is missed once', async () => {
  const report = {_type: 'campaignReport', raised: 3150, spent: 2980}
  const problems = await problemsOf({...campaign, report})
  expect(problems.filter((problem) => problem.includes('Įrašykite metus'))).toHaveLength(1)
})
