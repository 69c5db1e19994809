import type {SingleWorkspace} from 'sanity'
import {describe, expect, test, vi} from 'vitest'
import {textsOf, workspaceOf} from '../locale/testing/texts-of.ts'
import {untranslated} from '../locale/untranslated.ts'

vi.stubEnv('SANITY_PROJECT_ID', 'local')
vi.stubEnv('SANITY_DATASET', 'production')
vi.stubEnv('SANITY_API_HOST', 'http://localhost:3334')
vi.stubEnv('SITE_URL', 'http://localhost:3000')
const config = (await import('../../sanity.config.ts')).default as SingleWorkspace
const workspace = await workspaceOf(config)
const {i18n} = workspace
const {i18next} = workspace.__internal
const texts = await textsOf(config, ['lt-LT', 'en-US'])

test('the Studio starts in Lithuanian and offers English', () => {
  expect(i18next.options.lng).toBe('lt-LT')
  expect(i18n.locales.map(({title}) => title)).toEqual(['English (US)', 'Lietuvių'])
})

test('the language switch changes what is read', async () => {
  const signOut = async (language: string) => {
    await i18next.changeLanguage(language)
    return i18n.t('studio:user-menu.action.sign-out')
  }
  expect(await signOut('lt-LT')).toBe('Atsijungti')
  expect(await signOut('en-US')).toBe('Sign out')
})

test.each([
  [0, '0 klaidų'],
  [1, '1 klaida'],
  [2, '2 klaidos'],
  [11, '11 klaidų'],
  [21, '21 klaida'],
  [1.5, '1.5 klaidos'],
])('%d errors are counted in Lithuanian', async (count, text) => {
  await i18next.changeLanguage('lt-LT')
  expect(i18n.t('studio:form.validation.summary.errors-count', {count})).toBe(text)
})

test('the tools are named in the language of the Studio', async () => {
  const titles = async (language: string) => {
    await i18next.changeLanguage(language)
    return workspace.tools.map(({title}) => title)
  }
  expect(await titles('lt-LT')).toEqual([
    'Pradžia',
    'Turinys',
    'Paveikslėliai',
    'Peržiūra',
    'Vadovas',
    'GROQ',
  ])
  expect(await titles('en-US')).toEqual(['Start', 'Content', 'Pictures', 'Preview', 'Guide', 'GROQ'])
})

test('every namespace of the Studio is in Lithuanian, or of a feature that is off', () => {
  const {'lt-LT': lithuanian} = texts
  const off = untranslated.flatMap(({keys}) => keys.filter((key) => key.endsWith(':')))
  const bare = Object.keys(lithuanian).filter(
    (namespace) => Object.keys(lithuanian[namespace] ?? {}).length === 0 && !off.includes(`${namespace}:`),
  )
  expect(bare).toEqual([])
})

test('what the locale leaves in English is off locally', () => {
  expect(workspace).toMatchObject({
    announcements: {enabled: false},
    apps: {canvas: {enabled: false}},
    mediaLibrary: {enabled: false},
    releases: {enabled: false},
    scheduledDrafts: {enabled: false},
    scheduledPublishing: {enabled: false},
    tasks: {enabled: false},
    variants: {enabled: false},
  })
  expect(config.document?.comments).toEqual({enabled: false})
})

test.each(['lt-LT', 'en-US'] as const)(
  'in %s, the dialog that deletes says where it can be undone',
  (language) => {
    const {structure = {}, 'site-bin': bin = {}} = texts[language]
    const questions = Object.keys(structure).filter((key) => key.includes('confirmation.text_delete'))
    expect(questions.length).toBeGreaterThan(2)
    expect(questions.filter((key) => !structure[key]?.includes(bin.title ?? '?'))).toEqual([])
  },
)

/** What this site's own features say: see `defineTexts`. */
const own = [
  'actions',
  'bin',
  'editing',
  'fields',
  'guide',
  'languages',
  'list-items',
  'look-requests',
  'needed-by',
  'picture-library',
  'picture-replacement',
  'pictures',
  'preview',
  'registrants',
  'rich-text',
  'schedule',
  'start-page',
  'structure',
  'telling',
]

describe.each(own)('the texts of %s', (feature) => {
  const {[`site-${feature}`]: lithuanian = {}} = texts['lt-LT']
  const {[`site-${feature}`]: english = {}} = texts['en-US']

  test('are the same in both languages, with all plural forms of whole numbers', () => {
    const wanted = Object.keys(english).flatMap((key) =>
      key.endsWith('_other') ? [key, key.replace(/other$/, 'few')] : [key],
    )
    expect(wanted).not.toEqual([])
    expect(Object.keys(lithuanian).toSorted()).toEqual(wanted.toSorted())
    expect(wanted.filter((key) => key.endsWith('_one')).length).toBe(
      wanted.filter((key) => key.endsWith('_other')).length,
    )
  })

  test('show the same values', () => {
    const values = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join(' ')
    const odd = Object.entries(lithuanian).filter(
      ([key, text]) => values(text) !== values(english[key.replace(/_few$/, '_other')]),
    )
    expect(odd).toEqual([])
  })

  test('are typeset in Lithuanian with „…“ and in English with ‘…’', () => {
    expect(Object.values(lithuanian).filter((text) => /["”‘’]|\.\.\.| - |“[^“„]*“/.test(text))).toEqual([])
    expect(Object.values(english).filter((text) => /["'„“”]|\.\.\.| - /.test(text))).toEqual([])
  })
})

test('no other namespace is ours', () => {
  const namespaces = Object.keys(texts['lt-LT']).filter((namespace) => namespace.startsWith('site-'))
  expect(namespaces.toSorted()).toEqual(own.map((feature) => `site-${feature}`))
})
