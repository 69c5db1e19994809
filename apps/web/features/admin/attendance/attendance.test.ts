import {expect, test} from 'vitest'
import {exampleRegistration, exampleRunner} from '../registrations/registration-examples.ts'
import {applyMarks, attendeesOf, mergeMarks, withMarks, withoutSent, type Mark} from './attendance.ts'

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
