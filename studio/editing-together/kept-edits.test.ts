import {expect, test} from 'vitest'
import {MemoryStorage} from '../testing/memory-storage.ts'
import {type KeptEdits, KeptEditsStore, newKey} from './kept-edits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const edits = (changes: Partial<KeptEdits> = {}) => ({
  key: newKey(),
  id: 'kaledos',
  type: 'event',
  isNew: false,
  tab: 'tab',
  changes: [{path: ['title', 'lt'], before: 'a', after: 'ab'}],
  ...changes,
})

const kaledos = {id: 'kaledos', type: 'event', isNew: false}

test('edits are offered to whoever made them, in their document', () => {
  const storage = new MemoryStorage()
  const kept = new KeptEditsStore(storage, 'local/production/jonas')
  const own = edits()
  kept.keep(own)
  new KeptEditsStore(storage, 'local/production/ruta').keep(edits())
  new KeptEditsStore(storage, 'local/test/jonas').keep(edits())
  kept.keep(edits({id: 'jonines'}))
  expect(kept.of(kaledos)).toMatchObject([own])
  kept.forget(own.key)
  expect(kept.of(kaledos)).toEqual([])
})

test('edits of a document that never was saved are offered in a new one of that type', () => {
  const kept = new KeptEditsStore(new MemoryStorage(), 'jonas')
  const lost = edits({id: 'lost', isNew: true})
  kept.keep(lost)
  kept.keep(edits({id: 'known'}))
  expect(kept.of({id: 'new', type: 'event', isNew: true})).toMatchObject([lost])
  expect(kept.of({id: 'new', type: 'newsItem', isNew: true})).toEqual([])
  expect(kept.of({id: 'other', type: 'event', isNew: false})).toEqual([])
})

test('edits go after two weeks, and the oldest when there are more than twenty', () => {
  const kept = new KeptEditsStore(new MemoryStorage(), 'jonas')
  kept.keep(edits(), 0)
  kept.keep(edits(), DAY_MS)
  kept.keep(edits(), 14 * DAY_MS + 1)
  expect(kept.of(kaledos).map(({at}) => Date.parse(at))).toEqual([DAY_MS, 14 * DAY_MS + 1])
  for (let number = 1; number <= 25; number += 1) kept.keep(edits(), 20 * DAY_MS + number)
  const times = kept.of(kaledos).map(({at}) => Date.parse(at) - 20 * DAY_MS)
  expect(times).toEqual(Array.from({length: 20}, (_, index) => index + 6))
})

test('what has no room is left out, and a full storage breaks nothing', () => {
  const long = {path: ['body'], after: 'x'.repeat(200_001)}
  const short = {path: ['title'], after: 'ab'}
  const kept = new KeptEditsStore(new MemoryStorage(), 'jonas')
  kept.keep(edits({changes: [long, short]}))
  expect(kept.of(kaledos).map(({changes}) => changes)).toEqual([[short]])

  const full = new KeptEditsStore(new MemoryStorage(10), 'jonas')
  full.keep(edits())
  expect(full.of(kaledos)).toEqual([])
})

test('what another version of the Studio has kept is passed over', () => {
  const storage = new MemoryStorage()
  const kept = new KeptEditsStore(storage, 'jonas')
  for (const other of ['', 'null', '{"at":"2026-01-01"}', '{']) storage.setItem(newKey(), other)
  const own = edits()
  kept.keep(own)
  expect(kept.of(kaledos)).toMatchObject([own])
})
