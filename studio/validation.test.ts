import {expect, test} from 'vitest'
import {problemsOf} from './testing/validate.ts'

const text = (lt?: string, en?: string) => ({_type: 'localizedString', lt, en})

const newsItem = {
  _id: 'drafts.kinas',
  _type: 'newsItem',
  title: text('Kino vakaras', 'Film night'),
  description: {_type: 'localizedText', lt: 'Kviečiame.', en: 'Join us.'},
  date: '2025-11-08',
  category: 'culture',
  slug: {_type: 'slug', current: 'kino-vakaras'},
}

const event = {
  _id: 'drafts.kaledos',
  _type: 'event',
  title: text('Kalėdos', 'Christmas'),
  description: {_type: 'localizedText', lt: 'Šventė.', en: 'A party.'},
  start: '2025-12-13T17:00:00Z',
  eventKey: 'kaledos-2025',
  kind: 'celebration',
}

test('a complete news item and a complete event have no problem', async () => {
  expect(await problemsOf(newsItem)).toEqual([])
  expect(await problemsOf(event)).toEqual([])
})

test('a missing Lithuanian title stops publishing, a missing English one is only pointed out', async () => {
  expect(await problemsOf({...newsItem, title: text(undefined, 'Film night')})).toEqual([
    'error title.lt: Įrašykite tekstą lietuviškai.',
  ])
  expect(await problemsOf({...newsItem, title: text('Kino vakaras', ' ')})).toEqual([
    'warning title.en: Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.',
  ])
  expect(await problemsOf({...newsItem, title: undefined})).toContain(
    'error title.lt: Įrašykite tekstą lietuviškai.',
  )
})

test('an image needs a description for those who do not see it', async () => {
  const image = {_type: 'localizedImage', asset: {_type: 'reference', _ref: 'image-1'}}
  const stored = [{_id: 'image-1', _type: 'sanity.imageAsset'}]
  expect(await problemsOf({...newsItem, image}, stored)).toEqual([
    'error image.alt.lt: Aprašykite lietuviškai, ką matyti paveikslėlyje.',
    'warning image.alt.en: Aprašykite paveikslėlį ir angliškai.',
  ])
  expect(await problemsOf({...newsItem, image: {_type: 'localizedImage'}})).toEqual([])
})

test('a button leads to exactly one place', async () => {
  const label = text('Skaityti', 'Read')
  const document = {_type: 'reference', _ref: 'kaledos'}
  const stored = [{...event, _id: 'kaledos'}]
  const withLink = (target: object) =>
    problemsOf({...newsItem, actions: [{_type: 'internalLink', _key: 'a', label, ...target}]}, stored)

  expect(await withLink({page: '/taptinariu'})).toEqual([])
  expect(await withLink({document})).toEqual([])
  expect((await withLink({})).join()).toContain('Pasirinkite, kur vesti.')
  expect((await withLink({page: '/taptinariu', document})).join()).toContain('Palikite tik vieną')
})

test('an event ends after it starts', async () => {
  const problem = 'error end: Pabaiga turi būti vėliau už pradžią.'
  expect(await problemsOf({...event, end: '2025-12-13T16:00:00Z'})).toEqual([problem])
  expect(await problemsOf({...event, end: event.start})).toEqual([problem])
  expect(await problemsOf({...event, end: '2025-12-13T22:00:00Z'})).toEqual([])
})

test('an event has a date, if only an expected one that is to be confirmed', async () => {
  const problem = 'error start: Pasirinkite dieną ir valandą. Jei jos dar nežinote, įrašykite numatomas.'
  expect(await problemsOf({...event, start: undefined})).toEqual([problem])
  expect(await problemsOf({...event, start: undefined, dateToBeConfirmed: true})).toEqual([problem])
  expect(await problemsOf({...event, dateToBeConfirmed: true})).toEqual([])
})

test.for(['kaledos-2025', '/Kaledos', '/kalėdos', '/kaledos/', '/kaledos 2025', '//kaledos'])(
  'the address %s is refused for its form',
  async (path) =>
    expect((await problemsOf({...event, path})).join()).toMatch(/^error path: Pradėkite pasviruoju/),
)

test('an address of the site itself is refused', async () => {
  expect(await problemsOf({...event, path: '/apie-mus'})).toEqual([
    'error path: Adresas /apie-mus priklauso kitam svetainės puslapiui. Pasirinkite kitą.',
  ])
})

test('an address that another document has is refused, drafts included, its own is not', async () => {
  const path = '/kaledos-2025'
  const problem = `error path: Adresą ${path} jau naudoja „Iš širdies į širdį“. Pasirinkite kitą.`
  const campaign = {_type: 'campaign', name: text('Iš širdies į širdį'), path}

  expect(await problemsOf({...event, path}, [{...campaign, _id: 'sirdis'}])).toEqual([problem])
  expect(await problemsOf({...event, path}, [{...campaign, _id: 'drafts.sirdis'}])).toEqual([problem])
  const own = [
    {...event, path},
    {...event, path, _id: 'kaledos'},
  ]
  expect(await problemsOf({...event, path}, own)).toEqual([])
})

test('an address may not hide an event that is shown under its key', async () => {
  const other = {...event, _id: 'jonines', title: text('Joninės'), eventKey: 'joniniai-2025'}
  expect(await problemsOf({...event, path: '/renginiai/joniniai-2025'}, [other])).toEqual([
    'error path: Adresą /renginiai/joniniai-2025 jau naudoja „Joninės“. Pasirinkite kitą.',
  ])
})

test('an event key is unique, well formed, and stays as it was published', async () => {
  const other = {...event, _id: 'senos-kaledos', title: text('Senos Kalėdos')}
  expect(await problemsOf(event, [other])).toEqual([
    'error eventKey: Raktą „kaledos-2025“ jau naudoja „Senos Kalėdos“. Sugalvokite kitą, pvz., pridėkite metus.',
  ])
  expect(await problemsOf({...event, eventKey: 'Kalėdos 2025'})).toEqual([
    'error eventKey: Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.',
  ])
  const published = {...event, _id: 'kaledos'}
  expect(await problemsOf({...event, eventKey: 'kaledos-2026'}, [published])).toEqual([
    'error eventKey: Jau paskelbta su raktu „kaledos-2025“ – grąžinkite jį: pagal jį saugomi komentarai ir registracijos.',
  ])
})

test('bank details and opening hours are checked in the volunteer’s words', async () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    name: text('Velso lietuvių bendruomenė', 'Lithuanian Community in Wales'),
    tagline: text('Kartu.', 'Together.'),
    membershipFee: 15,
  }
  expect(await problemsOf(settings)).toEqual([])
  expect(
    await problemsOf({
      ...settings,
      membershipFee: 12.345,
      bankDetails: {_type: 'bankDetails', accountName: 'A', sortCode: '000000', accountNumber: '123'},
      openingHours: {
        _type: 'openingHours',
        firstDay: 'monday',
        lastDay: 'friday',
        opens: '17:00',
        closes: '9:00',
      },
    }),
  ).toEqual([
    'error bankDetails.accountNumber: Įrašykite aštuonis skaitmenis be tarpų.',
    'error bankDetails.sortCode: Įrašykite šešis skaitmenis su brūkšneliais, pvz., 00-00-00.',
    'error membershipFee: Įrašykite sumą svarais, pvz., 15 arba 12.50.',
    'error openingHours.closes: Įrašykite valandas ir minutes, pvz., 09:00.',
  ])
})
