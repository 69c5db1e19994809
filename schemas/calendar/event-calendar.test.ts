import {expect, test} from 'vitest'
import {calendarEvent, describedEvent, type EventDocument} from './event-calendar.ts'

const siteUrl = 'https://velso-lietuviai.example'

const event = {
  _updatedAt: '2025-11-01T09:30:00Z',
  title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
  eventKey: 'kaledos-2025',
  path: '/kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  end: null,
  dateToBeConfirmed: false,
  status: 'scheduled',
  statusNote: null,
  place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
  description: {lt: 'Vakarienė.', en: 'Supper.'},
} satisfies EventDocument

test('an entry is in one language and links to the page in that language', () => {
  expect(calendarEvent(describedEvent(event), 'lt', siteUrl)).toMatchObject({
    key: 'kaledos-2025',
    title: 'Lietuviškos Kalėdos',
    location: 'Salė, Kardifas, 1 Example Street',
    description: 'Vakarienė.\n\nhttps://velso-lietuviai.example/kaledos-2025',
    isCancelled: false,
    updatedAt: '2025-11-01T09:30:00Z',
  })
  expect(calendarEvent(describedEvent(event), 'en', siteUrl)).toMatchObject({
    title: 'Lithuanian Christmas',
    description: 'Supper.\n\nhttps://velso-lietuviai.example/en/kaledos-2025',
    url: 'https://velso-lietuviai.example/en/kaledos-2025',
  })
})

test('an entry falls back to the other language, and may have no place', () => {
  const title = {lt: 'Tik lietuviškai'} satisfies EventDocument['title']
  expect(calendarEvent(describedEvent({...event, title, place: null}), 'en', siteUrl)).toMatchObject({
    title: 'Tik lietuviškai',
    location: '',
  })
})

test('an entry that is cancelled gives the reason first', () => {
  const statusNote = {lt: 'Salę užliejo.'} satisfies EventDocument['statusNote']
  expect(
    calendarEvent(describedEvent({...event, status: 'cancelled', statusNote}), 'lt', siteUrl),
  ).toMatchObject({
    isCancelled: true,
    description: expect.stringMatching(/^Salę užliejo\.\n\nVakarienė\./),
  })
})
