import {type LocaleResourceRecord, usEnglishLocale} from 'sanity'
import {structureTool} from 'sanity/structure'
import {expect, test} from 'vitest'
import {inputTexts} from './inputs.ts'
import {structureTexts} from './structure.ts'
import {studioTexts} from './studio.ts'
import {validationTexts} from './validation.ts'

type Texts = Record<string, string>

const english = (namespace: string) =>
  usEnglishLocale.bundles?.find((bundle) => bundle.namespace === namespace)?.resources as Texts

async function englishStructure(): Promise<Texts> {
  const {bundles} = structureTool().i18n ?? {}
  const bundle = Array.isArray(bundles) ? bundles.find(({namespace}) => namespace === 'structure') : undefined
  const resources = typeof bundle?.resources === 'function' ? await bundle.resources() : bundle?.resources
  return (resources && 'default' in resources
    ? resources.default
    : resources) as LocaleResourceRecord as Texts
}

/** Lithuanian has a plural form that English lacks. */
const inEnglish = (key: string) => key.replace(/_few$/, '_other')

test('every translated key exists in the Studio', async () => {
  const pairs: [Texts, Texts][] = [
    [{...studioTexts, ...inputTexts}, english('studio')],
    [validationTexts, english('validation')],
    [structureTexts, await englishStructure()],
  ]
  for (const [ours, theirs] of pairs) {
    expect(Object.keys(ours).filter((key) => !(inEnglish(key) in theirs))).toEqual([])
  }
})

test('a translation uses only placeholders of the original', async () => {
  const values = (text: string) =>
    [...text.matchAll(/\{\{\s*(\w+)/g), ...text.matchAll(/<(\w+)/g)].map(([, name]) => name)
  const theirs = {...english('studio'), ...english('validation'), ...(await englishStructure())}
  const ours = {...studioTexts, ...inputTexts, ...validationTexts, ...structureTexts}
  const unknown = Object.entries(ours).filter(
    ([key, text]) => !values(text).every((value) => values(theirs[inEnglish(key)] ?? '').includes(value)),
  )
  expect(unknown).toEqual([])
})
