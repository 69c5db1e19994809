import * as fc from 'fast-check'
import {afterEach, expect, test, vi} from 'vitest'
import {MemoryStorage} from '../testing/memory-storage.ts'

vi.mock('./env.ts', () => ({env: {SANITY_PROJECT_ID: 'local', SANITY_DATASET: 'production'}}))
const {rememberName, workspaceTitle} = await import('./workspace-title.ts')

afterEach(() => vi.unstubAllGlobals())

function openBrowser({inEnglish = false, maxCharacters = Infinity} = {}): MemoryStorage {
  const storage = new MemoryStorage(maxCharacters)
  if (inEnglish) storage.setItem('sanity-locale:local:default', 'en-US')
  vi.stubGlobal('localStorage', storage)
  return storage
}

test('any name in the settings is the title, in the language of the Studio', () => {
  const name = fc.string({minLength: 1, maxLength: 60}).filter((drawn) => drawn.trim() !== '')
  fc.assert(
    fc.property(name, name, fc.boolean(), (lt, en, inEnglish) => {
      openBrowser({inEnglish})
      rememberName({lt, en})
      expect(workspaceTitle()).toBe(inEnglish ? en : lt)
    }),
  )
})

test('a name in one language stands for both', () => {
  openBrowser({inEnglish: true})
  rememberName({lt: 'Velso lietuviai', en: null})
  expect(workspaceTitle()).toBe('Velso lietuviai')
})

test('a title is never empty, whatever is in the settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({lt: fc.jsonValue(), en: fc.constant(' ')})), (said) => {
      openBrowser()
      rememberName(said)
      expect(workspaceTitle().trim()).not.toBe('')
    }),
  )
})

test.each([
  [false, 'Svetainės turinys'],
  [true, 'Website content'],
])('without a name, in English: %s, the title is %s', (inEnglish, title) => {
  openBrowser({inEnglish})
  expect(workspaceTitle()).toBe(title)
  openBrowser({inEnglish}).setItem('community-name:local:production', '{')
  expect(workspaceTitle()).toBe(title)
})

test('a full storage changes nothing', () => {
  openBrowser({maxCharacters: 10})
  rememberName({lt: 'Velso lietuviai', en: null})
  expect(workspaceTitle()).toBe('Svetainės turinys')
})
