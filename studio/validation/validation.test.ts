import {describe, expect, test} from 'vitest'
import {campaign, event, group, legalPage, newsItem, photoAlbum, school, text} from '../testing/documents.ts'
import {problemsOf} from '../testing/validate.ts'

const picture = {_id: 'image-1', _type: 'sanity.imageAsset'}

test.for([newsItem, event, campaign, school, group, photoAlbum, legalPage])(
  'a complete $_type has no problem',
  async (document) => expect(await problemsOf(document, [picture])).toEqual([]),
)

test('a missing Lithuanian title is an error, a missing English one a warning', async () => {
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

test('an image needs alternative text', async () => {
  const image = {_type: 'localizedImage', asset: {_type: 'reference', _ref: 'image-1'}}
  const stored = [{_id: 'image-1', _type: 'sanity.imageAsset'}]
  expect(await problemsOf({...newsItem, image}, stored)).toEqual([
    'error image.alt.lt: Aprašykite lietuviškai, ką matyti paveikslėlyje.',
    'warning image.alt.en: Aprašykite paveikslėlį ir angliškai.',
  ])
  expect(await problemsOf({...newsItem, image: {_type: 'localizedImage'}})).toEqual([])
})

test('a button has exactly one target', async () => {
  const label = text('Skaityti', 'Read')
  const document = {_type: 'reference', _ref: 'kaledos'}
  const stored = [{...event, _id: 'kaledos'}]
  const withLink = (target: object) =>
    problemsOf({...newsItem, actions: [{_type: 'internalLink', _key: 'a', label, ...target}]}, stored)

  expect(await withLink({page: '/taptinariu'})).toEqual([])
  expect(await withLink({document})).toEqual([])
  expect((await withLink({})).join()).toContain('Pasirinkite puslapį, į kurį nukreipti lankytoją.')
  expect((await withLink({page: '/taptinariu', document})).join()).toContain('Palikite tik vieną')
})

test('an event ends after it starts', async () => {
  const problem = 'error end: Pabaiga turi būti vėlesnė už pradžią.'
  expect(await problemsOf({...event, end: '2025-12-13T16:00:00Z'})).toEqual([problem])
  expect(await problemsOf({...event, end: event.start})).toEqual([problem])
  expect(await problemsOf({...event, end: '2025-12-13T22:00:00Z'})).toEqual([])
})

test('an event needs a start, even if unconfirmed', async () => {
  const problem = 'error start: Pasirinkite dieną ir valandą. Jei jų dar nežinote, įrašykite numatomas.'
  expect(await problemsOf({...event, start: undefined})).toEqual([problem])
  expect(await problemsOf({...event, start: undefined, dateToBeConfirmed: true})).toEqual([problem])
  expect(await problemsOf({...event, dateToBeConfirmed: true})).toEqual([])
})

test('opening hours have their own error messages', async () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    name: text('Velso lietuvių bendruomenė', 'Lithuanian Community in Wales'),
    tagline: text('Kartu.', 'Together.'),
  }
  expect(await problemsOf(settings)).toEqual([])
  expect(
    await problemsOf({
      ...settings,
      openingHours: {
        _type: 'openingHours',
        firstDay: 'monday',
        lastDay: 'friday',
        opens: '17:00',
        closes: '9:00',
      },
    }),
  ).toEqual(['error openingHours.closes: Įrašykite valandas ir minutes, pvz., 09:00.'])
})

test('the link of the members’ group is a web page with https', async () => {
  const linkTo = (url?: string) => problemsOf({_id: 'members.group', _type: 'membersGroup', url})
  expect(await linkTo('https://example.com/grupe')).toEqual([])
  expect(await linkTo()).toEqual([])
  for (const url of ['http://example.com', 'javascript:alert(1)', 'grupe']) {
    expect(await linkTo(url)).toEqual(['error url: Įrašykite visą adresą: jis prasideda https://.'])
  }
})

test.for([
  {_type: 'school', document: school},
  {_type: 'group', document: group},
])('ages of a $_type are whole years in ascending order', async ({document}) => {
  expect(await problemsOf({...document, ageFrom: 3, ageTo: 16})).toEqual([])
  expect(await problemsOf({...document, ageFrom: 18})).toEqual([])
  expect(await problemsOf({...document, ageTo: 16})).toEqual([])
  expect(await problemsOf({...document, ageFrom: 16, ageTo: 3})).toEqual([
    'error ageTo: Negali būti mažiau už „nuo“.',
  ])
  expect(await problemsOf({...document, ageFrom: 3.5, ageTo: 200})).toEqual([
    'error ageFrom: Įrašykite amžių metais, pvz., 4.',
    'error ageTo: Įrašykite amžių metais, pvz., 18.',
  ])
})

test('a break has two days in order', async () => {
  const problemsWith = (days: object) =>
    problemsOf({...school, breaks: [{_type: 'schoolBreak', _key: 'a', ...days}]})
  expect(await problemsWith({from: '2025-12-20', to: '2026-01-03'})).toEqual([])
  expect(await problemsWith({from: '2025-12-20', to: '2025-12-20'})).toEqual([])
  expect(await problemsWith({from: '2026-01-03', to: '2025-12-20'})).toEqual([
    'error breaks.[object Object].to: Paskutinė diena negali būti ankstesnė už pirmą.',
  ])
  expect((await problemsWith({})).join()).toMatch(/Pasirinkite pirmą.*Pasirinkite paskutinę/)
})

test('lessons have a weekday and end after they start', async () => {
  const problemsWith = (lessons: object) =>
    problemsOf({...school, lessons: {_type: 'weeklyTime', ...lessons}})
  expect(await problemsWith({day: 'saturday', from: '10:00', to: '12:30'})).toEqual([])
  expect(await problemsWith({day: 'saturday', from: '12:30', to: '10:00'})).toEqual([
    'error lessons.to: Pabaigos valanda turi būti vėlesnė už pradžios valandą.',
  ])
  expect(await problemsWith({from: '10', to: '12:30'})).toEqual([
    'error lessons.day: Pasirinkite savaitės dieną.',
    'error lessons.from: Įrašykite valandas ir minutes, pvz., 09:00.',
  ])
})

test('amounts are pounds and pence, and ranges ascend', async () => {
  const asked = 'Įrašykite sumą svarais, pvz., 15 arba 12,50.'
  const prices = (price: object) => [
    {_type: 'price', _key: 'a', audience: text('Vaikams', 'Children'), ...price},
  ]
  expect(await problemsOf({...event, prices: prices({amount: 0})})).toEqual([])
  expect((await problemsOf({...event, prices: prices({amount: -5})})).join()).toContain(asked)
  expect((await problemsOf({...event, prices: prices({})})).join()).toContain('Įrašykite sumą svarais.')
  expect(await problemsOf({...event, memberDiscount: {_type: 'memberDiscount', amount: 4.999}})).toEqual([
    `error memberDiscount.amount: ${asked}`,
  ])
  expect(await problemsOf({...campaign, targetAmount: -1})).toEqual([`error targetAmount: ${asked}`])
  const fee = (amount: number, amountTo: number, terms = {}) =>
    problemsOf({...school, fee: {_type: 'schoolFee', amount, amountTo, ...terms}})
  expect(await fee(25, 30)).toEqual([])
  expect(await fee(30, 25)).toEqual(['error fee.amountTo: Turi būti daugiau už pirmąją sumą.'])
  expect(await fee(25, 30, {per: 'month', lessonsPerTerm: 12, monthsPerTerm: 3})).toEqual([])
  expect(await fee(25, 30, {per: 'month', lessonsPerTerm: 0, monthsPerTerm: 2.5})).toEqual([
    'error fee.lessonsPerTerm: Įrašykite sveikąjį skaičių nuo 1, pvz., 12.',
    'error fee.monthsPerTerm: Įrašykite sveikąjį skaičių nuo 1 iki 6, pvz., 3.',
  ])
})

describe('how one gets into an event', () => {
  const problemsWith = (fields: object) => problemsOf({...event, ...fields})
  const tickets = (ticketing?: object) =>
    problemsWith({admission: 'tickets', ...(ticketing && {ticketing: {_type: 'ticketing', ...ticketing}})})

  test('is one choice, and must be made', async () => {
    expect(await problemsWith({admission: undefined})).toEqual([
      'error admission: Pasirinkite, kaip patenkama į renginį.',
    ])
    for (const admission of ['none', 'free', 'general', 'trip', 'race']) {
      expect(await problemsWith({admission})).toEqual([])
    }
  })

  test('a registration elsewhere needs a URL', async () => {
    const elsewhere = (url?: string) =>
      problemsWith({admission: 'external', registration: {_type: 'registration', url}})
    const missing = ['error registration.url: Įrašykite adresą, kuriuo registruojamasi.']
    expect(await elsewhere('https://example.com')).toEqual([])
    expect(await elsewhere()).toEqual(missing)
    expect(await problemsWith({admission: 'external'})).toEqual(missing)
    expect(await elsewhere('javascript:alert(1)')).toContain(
      'error registration.url: Įrašykite visą adresą: jis prasideda https://.',
    )
  })

  test('tickets need a URL while they are on sale', async () => {
    const missing = ['error ticketing.url: Įrašykite adresą, kuriuo perkami bilietai.']
    expect(await tickets({url: 'https://example.com'})).toEqual([])
    expect(await tickets()).toEqual(missing)
    expect(await tickets({availability: 'onSale'})).toEqual(missing)
    expect(await tickets({availability: 'soldOut'})).toEqual([])
  })

  test('codes of members need a discount', async () => {
    const marked = {url: 'https://example.com', takesMemberCodes: true}
    const discount = (amount: number) => ({_type: 'memberDiscount', amount})
    const withDiscount = (fields: object) =>
      problemsWith({admission: 'tickets', ticketing: {_type: 'ticketing', ...marked}, ...fields})
    expect(await withDiscount({memberDiscount: discount(5)})).toEqual([])
    expect(await withDiscount({})).toEqual([
      'warning ticketing.takesMemberCodes: Nariai gaus kodus, kai žemiau įrašysite, kiek svarų jie sutaupo („Nuolaida nariams“).',
    ])
    expect(await withDiscount({memberDiscount: discount(0)})).toHaveLength(1)
    expect(await tickets({url: 'https://example.com', takesMemberCodes: false})).toEqual([])
    expect(await withDiscount({admission: 'free'})).toEqual([])
  })

  test('members come first only until registration closes', async () => {
    const opening = (registration: object) =>
      problemsWith({admission: 'trip', registration: {_type: 'registration', ...registration}})
    const membersFirstUntil = '2025-12-01T10:00:00Z'
    expect(await opening({membersFirstUntil})).toEqual([])
    expect(await opening({membersFirstUntil, closesAt: '2025-12-02T10:00:00Z'})).toEqual([])
    expect(await opening({membersFirstUntil, closesAt: membersFirstUntil})).toEqual([
      'error registration.membersFirstUntil: Turi būti anksčiau, nei baigiasi registracija.',
    ])
  })

  test('tickets that are not on sale yet need a reason', async () => {
    const notYet = (reason?: object) => tickets({availability: 'notYet', reason})
    const missing = 'error ticketing.reason.lt: Parašykite, kodėl bilietų dar nėra.'
    expect(await notYet()).toEqual([missing])
    expect(await notYet(text('Nuo sausio', 'From January'))).toEqual([])
    expect(await notYet(text('', 'From January'))).toContain(missing)
  })

  test('leaves what other choices ask for unchecked', async () => {
    const empty = {ticketing: {_type: 'ticketing'}, registration: {_type: 'registration'}}
    expect(await problemsWith({admission: 'free', ...empty})).toEqual([])
  })

  test('a free event has no prices but £0', async () => {
    const priced = (amount: number) => [
      {_type: 'price', _key: 'a', audience: text('Vaikams', 'Children'), amount},
    ]
    expect(await problemsWith({admission: 'free', prices: priced(5)})).toEqual([
      'error admission: Yra įrašytų kainų. Pasirinkite kitą variantą arba ištrinkite kainas.',
    ])
    expect(await problemsWith({admission: 'general', isFree: true, prices: priced(5)})).toEqual([
      'error isFree: Yra įrašytų kainų. Išjunkite „Nemokamas“ arba ištrinkite kainas.',
    ])
    expect(await problemsWith({admission: 'general', isFree: true, prices: priced(0)})).toEqual([])
    expect(await problemsWith({admission: 'general', isFree: false, prices: priced(5)})).toEqual([])
  })
})

test('an album needs a photo, a legal page a section and a date, a group an email address', async () => {
  expect(await problemsOf({...photoAlbum, photos: []})).toEqual([
    'error photos: Įkelkite bent vieną nuotrauką.',
  ])
  expect(await problemsOf({...legalPage, sections: [], updatedOn: undefined})).toEqual([
    'error sections: Reikia bent vieno skyriaus.',
    'error updatedOn: Pasirinkite dieną, nuo kurios galioja tekstas.',
  ])
  expect(await problemsOf({...legalPage, sections: [{_type: 'legalSection', _key: 'a'}]})).toHaveLength(4)
  expect(await problemsOf({...group, email: undefined})).toEqual([
    'error email: Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.',
  ])
})

test('an invalid email address has one error message', async () => {
  expect(await problemsOf({...school, email: 'gulbe@example.com'})).toEqual([])
  expect(await problemsOf({...school, email: 'gulbe'})).toEqual([
    'error email: Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.',
  ])
  expect(await problemsOf({...group, email: 'sokiai'})).toEqual([
    'error email: Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.',
  ])
})

test('a payment reference is one that banks accept', async () => {
  expect((await problemsOf({...campaign, reference: 'širdis'})).join()).toContain('bankas nepriima')
  expect((await problemsOf({...campaign, reference: 'a'.repeat(19)})).join()).toContain('bankas nepriima')
  expect(await problemsOf({...campaign, reference: undefined})).toEqual([
    'error reference: Įrašykite mokėjimo paskirtį, pvz., sirdis25.',
  ])
})

test('years and capacities are whole numbers', async () => {
  expect(await problemsOf({...event, capacity: 0})).toEqual([
    'error capacity: Įrašykite sveikąjį skaičių nuo 1, pvz., 50.',
  ])
  expect(await problemsOf({...event, hopes: {_type: 'milestone', year: 25}})).toEqual([
    'error hopes.year: Įrašykite metus keturiais skaitmenimis.',
  ])
})
