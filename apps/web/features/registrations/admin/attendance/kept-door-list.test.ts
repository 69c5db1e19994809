import {beforeEach, expect, test, vi} from 'vitest'
import {keepDoorList, keptUntil, readDoorList, type KeptDoorList} from './kept-door-list.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set('session', '{}')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const HOUR_MS = 3_600_000
const now = Date.parse('2026-11-22T08:00:00Z')

const list: KeptDoorList = {
  eventKey: 'kaledos',
  title: {lt: 'Kalėdos', en: null},
  until: '2026-11-24T08:00:00.000Z',
  attendees: [
    {
      id: '2d789960-9cbd-4ddf-8cc7-ef30493b1ae2',
      registrationId: '2d789960-9cbd-4ddf-8cc7-ef30493b1ae2',
      runnerId: null,
      name: 'Rasa Rasaitė',
      people: 2,
      tickets: {orderNumber: 'k3mZ9qLw', bought: '2 × Bilietas', isPartlyRefunded: false},
      isConfirmed: true,
      isConsentMissing: false,
      came: null,
    },
  ],
}

test('a list is kept until its time has come', () => {
  expect(keepDoorList(list)).toBe(true)
  expect(readDoorList(now)).toEqual(list)
  expect(readDoorList(Date.parse(list.until))).toBeUndefined()
})

test('nothing is kept of people but what is needed at the door', () => {
  const [attendee] = list.attendees
  const more = {...attendee, email: 'rasa@example.test', note: 'Astma'} as KeptDoorList['attendees'][number]
  keepDoorList({...list, attendees: [more]})
  expect([...stored.values()].join('')).not.toMatch(/example\.test|Astma/)
})

test('nothing is kept when the session has ended meanwhile', () => {
  stored.delete('session')
  expect(keepDoorList(list)).toBe(false)
  expect(stored.size).toBe(0)
})

test.each(['{', 'null', '{"eventKey": "kaledos"}'])('%s is read as no list', (text) => {
  stored.set('until-log-out:door-list', text)
  expect(readDoorList(now)).toBeUndefined()
})

test('a list is kept for 48 hours after the end of its event, on the site’s clock', () => {
  const event = {startsAt: '2026-11-22T10:00:00Z', endsAt: '2026-11-22T14:00:00Z'}
  expect(keptUntil(event, 0, now)).toBe('2026-11-24T14:00:00.000Z')
  expect(keptUntil({...event, endsAt: null}, 0, now)).toBe('2026-11-24T16:00:00.000Z')
  expect(keptUntil(event, -24 * HOUR_MS, now)).toBe('2026-11-25T14:00:00.000Z')
  expect(keptUntil({startsAt: null, endsAt: null}, 0, now)).toBe('2026-11-24T08:00:00.000Z')
  expect(keptUntil(event, 0, Date.parse('2026-11-24T14:00:00Z'))).toBeUndefined()
})
