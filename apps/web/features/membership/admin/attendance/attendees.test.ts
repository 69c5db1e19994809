import {expect, test} from 'vitest'
import {exampleMember} from '../testing/member-examples.ts'
import {attendeesOf} from './attendees.ts'

const member = (name: string, changes: Parameters<typeof exampleMember>[0] = {}) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return exampleMember({id: name, firstName, lastName, ...changes})
}

test('has who has a vote, by surname in Lithuanian, then by first name', () => {
  const lines = attendeesOf([
    member('Ona Žemaitė'),
    member('Zita Zabarskienė', {status: 'grace'}),
    member('Jonas Šimkus'),
    member('Ąžuolas Šimkus', {isHonorary: true}),
    member('Petras Yla'),
    member('Rasa Ivanova'),
    member('Antanas Miręs', {status: 'cancelled', deceasedAt: '2026-01-01T12:00:00Z'}),
    member('Laima Laukianti', {status: 'pending'}),
    member('Stasys Baigęs', {status: 'expired'}),
  ])
  expect(lines.map(({id}) => id)).toEqual([
    'Petras Yla',
    'Rasa Ivanova',
    'Ąžuolas Šimkus',
    'Jonas Šimkus',
    'Zita Zabarskienė',
    'Ona Žemaitė',
  ])
})

test('tells people of one name apart by their reference, and nobody else', () => {
  const lines = attendeesOf([
    member('Jonas Sakalauskas', {id: 'one', reference: 'M482137'}),
    member('Jonas Sakalauskas', {id: 'two', reference: 'M100004'}),
    member('Ona Sakalauskienė'),
  ])
  expect(lines.map(({reference}) => reference)).toEqual(['M482137', 'M100004', null])
})
