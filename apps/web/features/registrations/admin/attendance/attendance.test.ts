import {expect, test} from 'vitest'
import {exampleOrder, exampleRegistration, exampleRunner} from '../testing/registration-examples.ts'
import {
  applyMarks,
  applyTo,
  attendeesOf,
  mergeMarks,
  withMarks,
  withoutSent,
  type Mark,
} from './attendance.ts'

const mark = (
  registrationId: string,
  came: boolean,
  minute: number,
  runnerId: string | null = null,
): Mark => ({
  registrationId,
  runnerId,
  came,
  markedAt: `2026-06-20T10:0${minute}:00.000Z`,
})

const family = exampleRegistration({
  id: 'family',
  places: 2,
  runners: [
    exampleRunner({id: 'ugne', firstName: 'Ugnė'}),
    exampleRunner({id: 'azuolas', firstName: 'Ąžuolas', needsConsent: true}),
  ],
})

test('runners are expected one by one, and people without a race together', () => {
  const attendees = attendeesOf([family, exampleRegistration({id: 'rasa', places: 3})])
  expect(attendees.map(({name, people}) => [name, people])).toEqual([
    ['Ąžuolas Rasaitė', 1],
    ['Rasa Rasaitė', 3],
    ['Ugnė Rasaitė', 1],
  ])
  expect(attendees.map(({isConsentMissing}) => isConsentMissing)).toEqual([true, false, false])
})

test('whoever bought tickets is expected with as many people, among the others by name', () => {
  const orders = [
    exampleOrder({id: 'bought', name: 'Tomas Tomaitis', isPartlyRefunded: true}),
    exampleOrder({id: 'nameless', name: null, items: [], tickets: 1}),
  ]
  const attendees = attendeesOf([exampleRegistration({id: 'rasa'})], orders)
  expect(attendees.map(({name, people}) => [name, people])).toEqual([
    ['', 1],
    ['Rasa Rasaitė', 1],
    ['Tomas Tomaitis', 3],
  ])
  expect(attendees.map(({tickets}) => tickets)).toEqual([
    {orderNumber: 'k3mZ9qLw', bought: '', isPartlyRefunded: false},
    null,
    {orderNumber: 'k3mZ9qLw', bought: '2 × Suaugusiojo bilietas, 1 × Vaiko bilietas', isPartlyRefunded: true},
  ])
})

test('a buyer of tickets is marked like somebody who registered', () => {
  const orders = [exampleOrder({id: 'bought'}), exampleOrder({id: 'other', came: false})]
  const marks = [mark('bought', true, 1)]
  expect(withMarks(attendeesOf([], orders), marks).map(({id, came}) => [id, came])).toEqual([
    ['bought', true],
    ['other', false],
  ])
  expect(applyTo(orders, marks).map(({came}) => came)).toEqual([true, false])
})

test('who only waits for a place, or has none any more, is not expected', () => {
  const all = (['requested', 'offered', 'waiting', 'declined', 'lapsed', 'cancelled'] as const).map(
    (status) => exampleRegistration({id: status, status}),
  )
  expect(
    attendeesOf(all)
      .map(({id}) => id)
      .toSorted(),
  ).toEqual(['offered', 'requested'])
})

test('the later of two marks counts, whichever comes first', () => {
  const [early, late] = [mark('rasa', true, 1), mark('rasa', false, 2)]
  expect(mergeMarks([early], [late])).toEqual([late])
  expect(mergeMarks([late], [early])).toEqual([late])
  expect(mergeMarks([mark('family', true, 1, 'ugne')], [mark('family', true, 2, 'azuolas')])).toHaveLength(2)
})

test('a mark made while another one is sent is not lost', () => {
  const [sent, since] = [mark('rasa', true, 1), mark('rasa', false, 2)]
  expect(withoutSent([sent], [sent])).toEqual([])
  expect(withoutSent([since], [sent])).toEqual([since])
})

test('marks that were not sent yet are shown', () => {
  const [azuolas, ugne] = withMarks(attendeesOf([family]), [mark('family', true, 1, 'azuolas')])
  expect([azuolas?.came, ugne?.came]).toEqual([true, null])
})

test('once sent, marks are in the list itself', () => {
  const marked = applyMarks(
    [family, exampleRegistration({id: 'rasa', came: true})],
    [mark('family', true, 1, 'ugne'), mark('rasa', false, 1)],
  )
  expect(attendeesOf(marked).map(({name, came}) => [name, came])).toEqual([
    ['Ąžuolas Rasaitė', null],
    ['Rasa Rasaitė', false],
    ['Ugnė Rasaitė', true],
  ])
})
