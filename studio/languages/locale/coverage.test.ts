import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {ltLTLocale} from 'sanity-locale-lt-lt'
import {describe, expect, test} from 'vitest'
import {textsOf, type Bundles, type Texts} from './testing/texts-of.ts'
import {isUntranslated, untranslated} from './untranslated.ts'

const config = defineConfig({
  name: 'default',
  projectId: 'local',
  dataset: 'production',
  // What a hosted project may have on its plan.
  document: {comments: {enabled: true}},
  tasks: {enabled: true},
  releases: {enabled: true},
  scheduledDrafts: {enabled: true},
  plugins: [ltLTLocale(), structureTool(), presentationTool({previewUrl: 'http://localhost'}), visionTool()],
})

const namespaces = [
  'comments',
  'copy-paste',
  'feedback',
  'presentation',
  'releases',
  'singleDocRelease',
  'structure',
  'studio',
  'tasks',
  'validation',
  'vision',
]

const {'en-US': english, 'lt-LT': lithuanian} = await textsOf(config, ['en-US', 'lt-LT'])

const ofNamespace = (bundles: Bundles, namespace: string): Texts => bundles[namespace] ?? {}

// one, few, many, other
const {pluralCategories} = new Intl.PluralRules('lt').resolvedOptions()

const pluralEnding = /_(one|few|many|other)$/

/** The Lithuanian keys that a key of the English bundle asks for: all plural forms in place of its two. */
const keysInLithuanian = (key: string) =>
  pluralEnding.test(key)
    ? pluralCategories.map((category) => key.replace(pluralEnding, `_${category}`))
    : [key]

/** The English text with the values of a Lithuanian key. Its `_one` may spell out the number. */
function inEnglish(texts: Texts, key: string): string | undefined {
  const stem = key.replace(pluralEnding, '')
  if (stem !== key) return texts[`${stem}_other`] ?? texts[`${stem}_one`]
  return texts[key] ?? inEnglishWithContext(texts, key)
}

/** A text that shows its context (`publish`) may become one text for each, such as `…operation-error_publish`. */
function inEnglishWithContext(texts: Texts, key: string): string | undefined {
  const general = texts[key.replace(/_[a-zA-Z]+$/, '')]
  return general?.includes('{{context}}') ? general.replace('{{context}}', '') : undefined
}

/** Placeholders and components, in alphabetical order. */
const parts = (text: string) =>
  [...text.matchAll(/\{\{.+?\}\}|<\/?\w+ *\/?>/g)].map(([part]) => part.replaceAll(' ', '')).toSorted()

describe.each(namespaces)('namespace %s', (namespace) => {
  test('has every key of the vendor, with all plural forms', () => {
    const translated = ofNamespace(lithuanian, namespace)
    const wanted = Object.keys(ofNamespace(english, namespace))
      .filter((key) => !isUntranslated(namespace, key))
      .flatMap(keysInLithuanian)
    expect(wanted.length).toBeGreaterThanOrEqual(10)
    expect([...new Set(wanted)].filter((key) => !translated[key]?.trim())).toEqual([])
  })

  test('has no key that the vendor has not, or that is left in English', () => {
    const known = Object.keys(ofNamespace(english, namespace))
      .filter((key) => !isUntranslated(namespace, key))
      .flatMap(keysInLithuanian)
    const texts = ofNamespace(english, namespace)
    const dead = Object.keys(ofNamespace(lithuanian, namespace)).filter(
      (key) => !known.includes(key) && inEnglishWithContext(texts, key) === undefined,
    )
    expect(dead).toEqual([])
  })

  test('has the placeholders and components of the English', () => {
    const texts = ofNamespace(english, namespace)
    const different = Object.entries(ofNamespace(lithuanian, namespace)).filter(
      ([key, text]) => parts(text).join() !== parts(inEnglish(texts, key) ?? '').join(),
    )
    expect(different.map(([key, text]) => ({key, text, english: inEnglish(texts, key)}))).toEqual([])
  })

  test('is typeset in Lithuanian: „…“, an ellipsis, an en dash', () => {
    const odd = Object.entries(ofNamespace(lithuanian, namespace)).filter(([, text]) =>
      /["”]|\.\.\.| - |“[^“„]*“/.test(text.replaceAll(/<code>.*?<\/code>/g, '')),
    )
    expect(odd).toEqual([])
  })
})

test('the locale has no other namespaces', () => {
  const translated = Object.keys(lithuanian).filter(
    (namespace) => Object.keys(lithuanian[namespace] ?? {}).length > 0,
  )
  expect(translated.toSorted()).toEqual(namespaces)
})

test('whatever is left in English exists in the vendor’s bundles', () => {
  const keys = Object.entries(english).flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => `${namespace}:${key}`),
  )
  const starts = untranslated.flatMap((each) => each.keys)
  expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
})
