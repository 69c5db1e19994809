import * as fc from 'fast-check'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {formDraft} from './draft.ts'

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
    removeItem: (key: string) => delete stored[key],
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('what was typed survives a reload, whatever it was, until the form is sent', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string()))),
      (fields) => {
        formDraft('trip keliones').write(fields)
        expect(formDraft('trip keliones').read()).toEqual(JSON.parse(JSON.stringify(fields)))
        expect(formDraft('trip kita').read()).toBeUndefined()
        formDraft('trip keliones').write(undefined)
        expect(stored).toEqual({})
      },
    ),
  )
})

test.each(['', 'null', '5', '{', '"text"'])('%j in its place is nothing', (value) => {
  stored['typed:contact'] = value
  expect(formDraft('contact').read()).toBeUndefined()
})

test('where storage is blocked, it lasts until the page is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const draft = formDraft<{firstName: string}>('contact')
  draft.write({firstName: 'Rasa'})
  expect(draft.read()).toEqual({firstName: 'Rasa'})
  draft.write(undefined)
  expect(draft.read()).toBeUndefined()
})
