import {expect, test} from 'vitest'
import {campaign, event, newsItem, redirect, school, text} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'

test.for(['kaledos-2025', '/Kaledos', '/kalėdos', '/kaledos/', '/kaledos 2025', '//kaledos'])(
  'the path %s is refused for its form',
  async (path) =>
    expect((await problemsOf({...event, path})).join()).toMatch(/^error path: Pradėkite pasviruoju/),
)

test('a path of the site itself is refused', async () => {
  expect(await problemsOf({...event, path: '/apie-mus'})).toEqual([
    'error path: Adresas /apie-mus priklauso kitam svetainės puslapiui. Pasirinkite kitą.',
  ])
})

test('a path of another published document is refused, one of a draft warned of; its own is not', async () => {
  const path = '/kaledos-2025'
  const other = {_type: 'campaign', name: text('Iš širdies į širdį'), path}

  expect(await problemsOf({...event, path}, [{...other, _id: 'sirdis'}])).toEqual([
    `error path: Adresą ${path} jau naudoja „Iš širdies į širdį“. Pasirinkite kitą.`,
  ])
  expect(await problemsOf({...event, path}, [{...other, _id: 'drafts.sirdis'}])).toEqual([
    `warning path: Adresas ${path} įrašytas ir juodraštyje „Iš širdies į širdį“. Jis teks tam įrašui, kurį paskelbsite pirmą.`,
  ])
  const own = [
    {...event, path},
    {...event, path, _id: 'kaledos'},
  ]
  expect(await problemsOf({...event, path}, own)).toEqual([])
})

test('a path may not hide an event at its default path', async () => {
  const other = {...event, _id: 'jonines', title: text('Joninės'), eventKey: 'joniniai-2025'}
  expect(await problemsOf({...event, path: '/renginiai/joniniai-2025'}, [other])).toEqual([
    'error path: Adresą /renginiai/joniniai-2025 jau naudoja „Joninės“. Pasirinkite kitą.',
  ])
})

test('an event key is unique, well formed, and stays as it was published', async () => {
  const other = {...event, _id: 'senos-kaledos', title: text('Senos Kalėdos')}
  expect(await problemsOf(event, [other])).toEqual([
    'error eventKey: Kodą „kaledos-2025“ jau naudoja „Senos Kalėdos“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.',
  ])
  expect(await problemsOf({...event, eventKey: 'Kalėdos 2025'})).toEqual([
    'error eventKey: Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.',
  ])
  const published = {...event, _id: 'kaledos'}
  expect(await problemsOf({...event, eventKey: 'kaledos-2026'}, [published])).toEqual([
    'error eventKey: Jau paskelbta su kodu „kaledos-2025“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
  ])
})

test('key and slug of another draft are warned of', async () => {
  const copy = {...event, _id: 'drafts.kopija', title: text('Kalėdų kopija')}
  expect(await problemsOf(event, [copy])).toEqual([
    'warning eventKey: Kodas „kaledos-2025“ įrašytas ir juodraštyje „Kalėdų kopija“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
  ])
  const other = {...newsItem, title: text('Kita')}
  expect(await problemsOf(newsItem, [{...other, _id: 'drafts.kita'}])).toEqual([
    'warning slug: Toks pats adresas įrašytas ir juodraštyje „Kita“. Jis teks tam įrašui, kurį paskelbsite pirmą.',
  ])
  expect(await problemsOf(newsItem, [{...other, _id: 'kita'}])).toEqual([
    'error slug: Tokį patį adresą jau turi „Kita“. Pakeiskite adreso pabaigą.',
  ])
})

test('a missing slug is missed once', async () => {
  expect(await problemsOf({...newsItem, slug: undefined})).toEqual([
    'error slug: Spustelėkite „Sukurti“, kad puslapis turėtų adresą.',
  ])
})

const stored = {
  event: {...event, _id: 'jonines', title: text('Joninės'), eventKey: 'joniniai-2025'},
  moved: {...event, _id: 'misios', title: text('Mišios'), eventKey: 'misios-2024', path: '/misios'},
  newsItem: {...newsItem, _id: 'kinas'},
  school: {...school, _id: 'gulbe'},
  campaign: {...campaign, _id: 'sirdis'},
}

test.for([
  ['the path of another event', '/misios', 'Mišios'],
  ['the default path of another event', '/renginiai/joniniai-2025', 'Joninės'],
  ['the default path of an event with a custom one', '/renginiai/misios-2024', 'Mišios'],
  ['the path of a campaign', '/is-sirdies-i-sirdi', 'Iš širdies į širdį'],
])('neither path nor alias may be %s', async ([, path = '', owner]) => {
  const others = Object.values(stored)
  const problem = `Adresą ${path} jau naudoja „${owner}“. Pasirinkite kitą.`
  expect(await problemsOf({...event, path}, others)).toEqual([`error path: ${problem}`])
  expect(await problemsOf({...event, aliases: [path]}, others)).toEqual([`error aliases.0: ${problem}`])
})

test('a campaign needs a path, and not that of an event or its alias', async () => {
  expect(await problemsOf({...campaign, path: undefined})).toEqual([
    'error path: Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.',
  ])
  const other = {...stored.moved, aliases: ['/pamaldos']}
  for (const path of ['/misios', '/pamaldos']) {
    expect(await problemsOf({...campaign, path}, [other])).toEqual([
      `error path: Adresą ${path} jau naudoja „Mišios“. Pasirinkite kitą.`,
    ])
  }
})

test.for(['/apie-mus', '/naujienos/kinas', '/mokykleles/gulbe', '/en/kaledos', '/api/kaledos', '/404'])(
  '%s belongs to the site, both as path and as alias',
  async (path) => {
    const problem = `Adresas ${path} priklauso kitam svetainės puslapiui. Pasirinkite kitą.`
    expect(await problemsOf({...event, path})).toEqual([`error path: ${problem}`])
    expect(await problemsOf({...event, aliases: [path]})).toEqual([`error aliases.0: ${problem}`])
  },
)

test('aliases are well-formed paths, each listed once', async () => {
  expect(await problemsOf({...event, aliases: ['/renginiai/kaledos', '/sventes']})).toEqual([])
  expect((await problemsOf({...event, aliases: ['kalėdos']})).join()).toMatch(/^error aliases\.0: Pradėkite/)
  expect((await problemsOf({...event, aliases: ['/a', '/a']})).join()).toContain(
    'Tas pats adresas įrašytas du kartus.',
  )
})

test('a key may not be one of another type, nor make a page that hides another', async () => {
  const problem = (key: string, owner: string) =>
    `error eventKey: Kodą „${key}“ jau naudoja „${owner}“. Sugalvokite kitą, pvz., pridėkite metus ar miestą.`
  expect(await problemsOf({...event, eventKey: 'school-gulbe'}, [stored.school])).toEqual([
    problem('school-gulbe', 'Gulbė'),
  ])
  const other = {...stored.moved, aliases: ['/renginiai/kaledos-2025']}
  expect(await problemsOf(event, [other])).toEqual([problem('kaledos-2025', 'Mišios')])
})

test('the key of a school stays as it was published', async () => {
  expect(await problemsOf({...school, eventKey: 'school-gulbes'}, [stored.school])).toEqual([
    'error eventKey: Jau paskelbta su kodu „school-gulbe“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
  ])
  expect(await problemsOf({...school, eventKey: undefined})).toEqual([
    'error eventKey: Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.',
  ])
})

test('a redirect leads from a free path to exactly one target', async () => {
  const document = {_type: 'reference', _ref: 'misios', _weak: true}
  expect(await problemsOf(redirect)).toEqual([])
  expect(await problemsOf({...redirect, page: undefined, document}, [stored.moved])).toEqual([])
  expect((await problemsOf({...redirect, page: undefined})).join()).toContain(
    'Pasirinkite puslapį, į kurį nukreipti lankytoją.',
  )
  expect((await problemsOf({...redirect, document}, [stored.moved])).join()).toContain('Palikite tik vieną')
})

test.for([
  ['kaledos', 'Pradėkite pasviruoju brūkšniu'],
  ['/apie-mus', 'Adresu /apie-mus atveriamas svetainės puslapis, todėl jo nukreipti negalima.'],
  ['/paieska', 'Adresu /paieska atveriamas svetainės puslapis, todėl jo nukreipti negalima.'],
  ['/misios', 'Adresu /misios atveriamas puslapis „Mišios“. Pirma pakeiskite to puslapio adresą.'],
  ['/naujienos/kino-vakaras', 'Adresu /naujienos/kino-vakaras atveriamas puslapis „Kino vakaras“.'],
  ['/mokykleles/gulbe', 'Adresu /mokykleles/gulbe atveriamas puslapis „Gulbė“.'],
  [undefined, 'Įrašykite seną adresą'],
])('a redirect from %s is refused', async ([from, reason = '']) => {
  expect((await problemsOf({...redirect, from}, Object.values(stored))).join()).toContain(reason)
})

test('a path is redirected once; one in a section of the site can be, if nothing is there', async () => {
  const other = {...redirect, _id: 'redirect-other'}
  expect(await problemsOf(redirect, [other])).toEqual(['error from: Adresas /kaledos jau nukreiptas.'])
  expect(await problemsOf({...redirect, from: '/naujienos/sena'}, Object.values(stored))).toEqual([])
})
