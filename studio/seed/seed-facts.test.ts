import {accessQuestions} from '@site/schemas/objects/places/eventAccess'
import {describe, expect, test} from 'vitest'
import {readSeedDocuments, type SeedDocument} from './seed-documents.ts'

const documents = new Map(readSeedDocuments().map((document) => [document._id, document]))
const clock = '2025-11-15T12:00:00Z'

interface Text {
  lt: string
  en: string
}

interface Stat {
  prefix?: Text
  number: number
  suffix?: Text
}

function read(id: string): SeedDocument {
  const document = documents.get(id)
  if (!document) throw new Error(`The seed content has no ${id}.`)
  return document
}

/** A stat as on an English page, without its label. */
function shown({prefix, number, suffix}: Stat): string {
  return [prefix && `${prefix.en} `, number, suffix?.en.trim()].filter((part) => part !== undefined).join('')
}

const shownStats = (stats: unknown) => (stats as Stat[]).map(shown)

const inWales = (instant: unknown, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'Europe/London'}).format(new Date(String(instant)))

describe('the Christmas event', () => {
  const event = read('event-kaledos-2025')

  test('sells tickets elsewhere, at the agreed prices', () => {
    const prices = event.prices as {audience: Text; amount: number}[]
    expect(prices.map(({audience, amount}) => [audience.en, amount])).toEqual([
      ['Adults', 20],
      ['Members', 15],
      ['Children', 5],
    ])
    expect(event).toMatchObject({
      isFree: false,
      memberDiscount: {amount: 5, validDays: 30},
      admission: 'tickets',
      ticketing: {availability: 'onSale', takesMemberCodes: true, url: expect.stringMatching(/^https:/)},
    })
  })

  test('deducts the members’ discount from the adult price', () => {
    const [adults, members] = event.prices as {amount: number}[]
    const {amount} = event.memberDiscount as {amount: number}
    expect((adults?.amount ?? 0) - (members?.amount ?? 0)).toBe(amount)
  })

  test('answers what visitors ask before they come', () => {
    expect(event).toMatchObject({
      parking: {lt: expect.stringContaining('aikštelė'), en: expect.stringContaining('car park')},
      access: Object.fromEntries(accessQuestions.map((each) => [each, {answer: expect.any(String)}])),
    })
    expect(event.gettingThere).toHaveLength(3)
    const asked = (event.questions as {question: Text}[]).map(({question}) => question.en).join(' ')
    for (const subject of ['allergies', 'at the door', 'little ones']) expect(asked).toContain(subject)
  })

  test('has an alias, a programme from its start and one headline performer', () => {
    expect(event.aliases).toEqual(['/renginiai/kaledos'])
    const times = (event.programme as {time: string}[]).map(({time}) => time)
    expect(times[0]).toBe('17:00')
    expect(times).toEqual(times.toSorted())
    const performers = event.performers as {isHeadline: boolean; image?: object}[]
    expect(performers.map(({isHeadline, image}) => [isHeadline, Boolean(image)])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
  })
})

describe('the other events', () => {
  test('have the admission of the specification’s cards', () => {
    const events = [...documents.values()].filter(({_type}) => _type === 'event')
    const open = (event: SeedDocument) => (event.registration as {open: boolean} | undefined)?.open
    expect(events.map((event) => [event.eventKey, event.isFree, event.admission, open(event)])).toEqual([
      ['kaledos-2025', false, 'tickets', undefined],
      ['misios-2024', true, 'general', true],
      ['vasario-16-2026', false, 'general', false],
      ['bbq-savaitgalis-2026', true, 'external', true],
      ['gaminam-ir-bendraujam-2025', true, 'external', true],
      ['penki-uz-lietuva-2025', true, 'race', true],
      ['keliones-autobusu-2025', false, 'trip', true],
      ['bbq-savaitgalis-2025', true, 'external', false],
      ['joniniai-2025', true, 'free', undefined],
    ])
    expect(read('event-vasario-16-2026').registration).toMatchObject({
      reason: {lt: expect.stringContaining('sausio'), en: expect.stringContaining('January')},
    })
    expect(read('event-bbq-savaitgalis-2026').website).toMatch(/^https:/)
  })

  test('the past events that are open say that this is an example', () => {
    for (const id of ['event-penki-uz-lietuva-2025', 'event-keliones-autobusu-2025']) {
      expect(read(id).registration).toMatchObject({
        notice: {lt: expect.stringContaining('Pavyzdys:'), en: expect.stringContaining('Example:')},
      })
    }
  })

  test('the barbecue has 80 hectares, 2 lakes, 100 % energy and past attendance', () => {
    const {facts, history, hopes} = read('event-bbq-savaitgalis-2025')
    expect(shownStats(facts)).toEqual(['80', '2', '100%'])
    const years = [...(history as {year: number; stat: Stat}[]), hopes as {year: number; stat: Stat}]
    expect(years.map(({year, stat}) => [year, shown(stat)])).toEqual([
      [2022, '45'],
      [2024, 'over 70'],
      [2025, '100+'],
    ])
  })

  test('the run is 5 km, for adults from 18 and children from 5 to 17, and free', () => {
    expect(shownStats(read('event-penki-uz-lietuva-2025').facts)).toEqual(['5km', '18+', '5–17', '£ 0'])
  })

  test('registration for cooking is by 26 September', () => {
    const {notice} = read('event-gaminam-ir-bendraujam-2025').registration as {notice: Text}
    expect([notice.lt, notice.en]).toEqual([
      expect.stringContaining('iki rugsėjo 26 d.'),
      expect.stringContaining('by 26 September'),
    ])
  })

  test('what is over and can still be tried says that it is an example', () => {
    const past = (fields: SeedDocument) => String(fields.start ?? '9') < clock
    const open = [...documents.values()].filter(
      (fields) => past(fields) && (fields.registration as {open?: boolean} | null)?.open,
    )
    expect(open.map(({_id}) => _id)).toEqual([
      'event-gaminam-ir-bendraujam-2025',
      'event-penki-uz-lietuva-2025',
      'event-keliones-autobusu-2025',
    ])
    for (const {registration} of open) {
      const {notice} = registration as {notice: Text}
      expect([notice.lt, notice.en]).toEqual([
        expect.stringContaining('Pavyzdys: '),
        expect.stringContaining('Example: '),
      ])
    }
  })
})

describe('the schools', () => {
  test('have the agreed ages, times and fees', () => {
    expect(read('school-gulbe')).toMatchObject({
      slug: {current: 'gulbe'},
      ageFrom: 3,
      ageTo: 16,
      lessons: {day: 'saturday'},
      groupSizeFrom: 8,
      groupSizeTo: 12,
      fee: {amount: 25, amountTo: 30, per: 'month', lessonsPerTerm: 12, monthsPerTerm: 3},
    })
    expect(read('school-gintarelis')).toMatchObject({
      slug: {current: 'gintarelis'},
      ageFrom: 4,
      ageTo: 18,
      lessons: {day: 'saturday', from: '10:00', to: '12:30'},
      fee: {amount: 7, per: 'lesson', lessonsPerTerm: 12, freeTrial: true},
    })
  })

  test.for(['school-gulbe', 'school-gintarelis'])(
    '%s has no lessons on Saturdays of the Christmas holidays',
    (id) => {
      const breaks = read(id).breaks as {from: string; to: string}[]
      const isFree = (day: string) => breaks.some(({from, to}) => from <= day && day <= to)
      const saturdays = ['2025-12-13', '2025-12-20', '2025-12-27', '2026-01-03', '2026-01-10']
      expect(saturdays.map(isFree)).toEqual([false, true, true, true, false])
    },
  )
})

test('the groups’ next meetings are after the seed content’s clock, on their scheduled weekday', () => {
  const meetings = ['seniors', 'dance', 'sports'].map((name) => {
    const {nextMeeting, schedule} = read(`group-${name}`)
    return {nextMeeting: String(nextMeeting), schedule: (schedule as Text).en}
  })
  expect(meetings.filter(({nextMeeting}) => nextMeeting <= clock)).toEqual([])
  const days = meetings.map(({nextMeeting}) => inWales(nextMeeting, {weekday: 'long'}))
  expect(days).toEqual(['Wednesday', 'Sunday', 'Tuesday'])
  expect(meetings.filter(({schedule}, index) => !schedule.includes(days[index] ?? ''))).toEqual([])
})

test('the three albums have three pictures each', () => {
  const albums = ['album-events', 'album-schools', 'album-heritage'].map(read)
  expect(albums.map(({eventKey, position, photos}) => [eventKey, position, (photos as []).length])).toEqual([
    ['photo-category-1', 1, 3],
    ['photo-category-2', 2, 3],
    ['photo-category-3', 3, 3],
  ])
})

test('the campaign says what it achieved and where to pay', () => {
  const campaign = read('campaign-is-sirdies-i-sirdi')
  expect(shownStats(campaign.stats)).toEqual(['about 800', '33', 'about 300', '£ 36000+'])
  expect(campaign.statsNote).toMatchObject({
    lt: expect.stringMatching(/Lietuvoje, 2024 m\. Šaltinis: /),
    en: expect.stringMatching(/Lithuania, 2024\. Source: /),
  })
  expect(campaign.gallery).toHaveLength(4)
  expect(campaign).toMatchObject({reference: 'sirdis25'})
})

test('the pages have the number of items that their layout expects', () => {
  expect(read('aboutPage').connections).toMatchObject([
    {title: {en: 'Wales'}},
    {title: {en: 'Community'}},
    {title: {en: 'Lithuania'}},
  ])
  expect(read('aboutPage').eligibility).toHaveLength(3)
  expect(read('groupsPage').steps).toHaveLength(3)
  expect(read('membershipPage').benefits).toHaveLength(3)
  expect(read('membershipPage').minimumAge).toBe(18)
})

describe('the legal pages', () => {
  test.for([
    ['terms', 6],
    ['privacy', 7],
  ] as const)('%s has %i sections', ([id, sections]) => {
    expect(read(id)).toMatchObject({_type: 'legalPage', updatedOn: '2025-11-01'})
    expect(read(id).sections).toHaveLength(sections)
  })

  test('link to the fee', () => {
    expect(JSON.stringify(read('terms')).match(/"href":"\/taptinariu"/g)).toHaveLength(2)
  })

  test('state how long the list at the door is kept on a phone', () => {
    expect(JSON.stringify(read('privacy'))).toContain('praėjus 48 valandoms po renginio')
    expect(JSON.stringify(read('privacy'))).toContain('48 hours after the event')
  })
})

test('one redirect leads to a document, another to a page', () => {
  expect(read('redirect-kaledos')).toMatchObject({
    from: '/kaledos',
    document: {_ref: 'event-kaledos-2025', _weak: true},
  })
  expect(read('redirect-nariai')).toMatchObject({from: '/nariai', page: '/taptinariu'})
})
