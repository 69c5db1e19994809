import {beforeEach, expect, test, vi} from 'vitest'
import {keepMarks, readMarks} from './kept-marks.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const mark = {
  registrationId: '2d789960-9cbd-4ddf-8cc7-ef30493b1ae2',
  runnerId: null,
  came: true,
  markedAt: '2026-06-20T10:00:00.000Z',
}

test('marks are kept for each event, until there are none', () => {
  keepMarks('kaledos', [mark])
  expect(readMarks('kaledos')).toEqual([mark])
  expect(readMarks('jonines')).toEqual([])
  keepMarks('kaledos', [])
  expect(stored.size).toBe(0)
})

test('what is kept has no name', () => {
  const withName = {...mark, name: 'Rasa'}
  keepMarks('kaledos', [withName])
  expect([...stored.values()].join('')).not.toContain('Rasa')
})

test.each(['[{"registrationId": "1"}]', '{}', 'null', 'x'])('%s is read as no marks', (text) => {
  stored.set('until-log-out:attendance:kaledos', text)
  expect(readMarks('kaledos')).toEqual([])
})
