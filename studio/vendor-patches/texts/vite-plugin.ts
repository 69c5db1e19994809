import {join} from 'node:path'
import {changes} from './changes.ts'
import {lithuanianOf} from './lithuanian.ts'

/** Of the packages whose texts are translated. */
const vendorFile = /\/node_modules\/(?:(?:sanity|@sanity\/schema)\/lib|@sanity\/ui\/dist)\/[^/]+\.js$/

const translateFile = join(import.meta.dirname, 'translate.ts')

// As a property that is shown or spoken, or in a choice between two texts. Identifiers and i18n bundles are not matched.
const shown = String.raw`\b(?:children|content|header|heading|text|title): |"aria-label": | [?:] `

/** A sentence is no identifier, so that it needs no context. */
const isSentence = (text: string) => text.trim().split(' ').length > 3

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The vendor's code in the Studio's language: with the texts of `lithuanianOf`, and with `changes`. */
export function translateCode(code: string): string {
  let translated = code
  for (const [english, lithuanian] of Object.entries(lithuanianOf)) {
    const literal = JSON.stringify(english)
    const context = isSentence(english) ? '(?<!": )' : `(?<=${shown})`
    translated = translated.replaceAll(
      new RegExp(context + escaped(literal), 'g'),
      () => `translateText(${literal}, ${JSON.stringify(lithuanian)})`,
    )
  }
  for (const [vendors, ours] of changes) translated = translated.replaceAll(vendors, ours)
  if (translated === code) return code
  return `import {dayInWords, timeInWords, translate as translateText} from ${JSON.stringify(translateFile)}\n${translated}`
}

/**
 * Some texts of the vendor (log-in, lost connection, crash, calendars) are no keys of its i18n. The build
 * translates them in the vendor's code, and a test fails when an update of `sanity` has others.
 */
export const vendorTexts = {
  name: 'vendor-texts',
  transform: (code: string, id: string) =>
    vendorFile.test(id) ? {code: translateCode(code), map: null} : undefined,
}
