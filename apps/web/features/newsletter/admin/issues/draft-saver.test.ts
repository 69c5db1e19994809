import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {
  createDraftSaver,
  keepAsLatest,
  saveLatest,
  type DraftVersion,
  type SaveResult,
  type SaveState,
} from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draftOf = (subject: string): NewsletterDraft => ({
  audience: 'subscribers',
  purpose: null,
  subject: {lt: subject, en: ''},
  content: {lt: [], en: []},
})

const newDraft = {id: 'a', version: null}

/** A saver with recorded calls. `save` succeeds unless results are given, the last one repeated. */
function setUp(...results: ('ok' | 'failed' | 'conflict')[]) {
  const sent: [string, DraftVersion][] = []
  const states: SaveState[] = []
  const pending: (() => void)[] = []
  const saver = createDraftSaver({
    saved: newDraft,
    save: async (draft, saved) => {
      sent.push([draft.subject.lt, saved])
      await new Promise<void>((resolve) => pending.push(resolve))
      const result = results[Math.min(sent.length, results.length) - 1] ?? 'ok'
      const answer: SaveResult =
        result === 'ok'
          ? {ok: true, saved: {id: saved.id, version: sent.length}}
          : {ok: false, isConflict: result === 'conflict'}
      return answer
    },
    onChange: (state) => states.push(state),
  })
  /** Lets the request that is under way respond. */
  async function respond() {
    pending.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {saver, sent, states, respond}
}

const later = () => vi.advanceTimersByTimeAsync(60_000)

test('what is typed is saved when typing pauses', async () => {
  const {saver, sent, states, respond} = setUp()
  saver.type(draftOf('K'))
  saver.type(draftOf('Ka'))
  expect(sent).toEqual([])
  expect(states.at(-1)).toBe('typing')
  await later()
  expect(sent).toEqual([['Ka', newDraft]])
  await respond()
  expect(states.at(-1)).toBe('saved')
  expect(saver.saved()).toEqual({id: 'a', version: 1})
})

test('what is typed during a request is saved after it, as a change of what that one stored', async () => {
  const {saver, sent, states, respond} = setUp()
  saver.type(draftOf('K'))
  await later()
  saver.type(draftOf('Kalėdos'))
  await later()
  expect(sent).toHaveLength(1)
  await respond()
  await later()
  await respond()
  expect(sent).toEqual([
    ['K', newDraft],
    ['Kalėdos', {id: 'a', version: 1}],
  ])
  expect(states.at(-1)).toBe('saved')
})

test('a failed request is repeated', async () => {
  const {saver, sent, states, respond} = setUp('failed', 'failed', 'ok')
  saver.type(draftOf('Kalėdos'))
  for (const state of ['failed', 'failed', 'saved']) {
    await later()
    await respond()
    expect(states.at(-1)).toBe(state)
  }
  expect(sent).toHaveLength(3)
})

test('a request whose response was lost is repeated as it was before anything newer is saved', async () => {
  const {saver, sent, respond} = setUp('failed', 'ok')
  saver.type(draftOf('Kalėd'))
  await later()
  saver.type(draftOf('Kalėdos'))
  await respond()
  const saved = saver.flush()
  await respond()
  await respond()
  expect(await saved).toBe(true)
  expect(sent).toEqual([
    ['Kalėd', newDraft],
    ['Kalėd', newDraft],
    ['Kalėdos', {id: 'a', version: 2}],
  ])
})

test('after a conflict nothing is saved any more, unless as a new draft', async () => {
  const {saver, sent, states, respond} = setUp('conflict', 'ok')
  saver.type(draftOf('Kalėdos'))
  await later()
  await respond()
  saver.type(draftOf('Kalėdos čia'))
  await later()
  expect(await saver.flush()).toBe(false)
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toBe('conflict')
  const saved = saver.saveAsNew('b')
  await respond()
  expect(await saved).toBe(true)
  expect(sent.at(-1)).toEqual(['Kalėdos čia', {id: 'b', version: null}])
  expect(saver.saved()).toEqual({id: 'b', version: 2})
})

test('flushing saves at once, also what was typed during a request', async () => {
  const {saver, sent, respond} = setUp()
  expect(await saver.flush()).toBe(true)
  saver.type(draftOf('K'))
  const first = saver.flush()
  saver.type(draftOf('Kalėdos'))
  const second = saver.flush()
  await respond()
  expect(await first).toBe(false)
  await respond()
  expect(await second).toBe(true)
  expect(sent.map(([subject]) => subject)).toEqual(['K', 'Kalėdos'])
})

test('what a closed editor had not saved is saved before the draft is opened again', async () => {
  const {saver, sent, respond} = setUp()
  keepAsLatest(saver)
  saver.type(draftOf('Kalėdos'))
  const saved = saveLatest()
  await respond()
  await saved
  expect(sent).toHaveLength(1)
})
