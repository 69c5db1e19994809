import {join} from 'node:path'
import {changes} from './changes.ts'
import {lithuanianOf} from './lithuanian.ts'

const vendorFile = /\/node_modules\/(?:(?:sanity|@sanity\/schema)\/lib|@sanity\/ui\/dist)\/[^/]+\.js$/

const fileOf = (name: string) => JSON.stringify(join(import.meta.dirname, name))
const imports = [
  `import {dayInWords, timeInWords, translate as translateText} from ${fileOf('translate.ts')}`,
  `import {NamedEditable} from ${fileOf('named-editable.tsx')}`,
].join('; ')

// A text is shown or spoken as a property, or is one of two choices. Identifiers and i18n bundles do not match.
const shown = String.raw`\b(?:children|content|header|heading|text|title): |"aria-label": | [?:] `

/** A sentence cannot be an identifier, so it needs no context. */
const isSentence = (text: string) => text.trim().split(' ').length > 3

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

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
  return `${imports}\n${translated}`
}

/**
 * Some texts of the vendor (log-in, lost connection, crash, calendars) are outside its i18n. The build translates them
 * in its code, and a test fails when an update of `sanity` adds others.
 */
export const vendorTexts = {
  name: 'vendor-texts',
  transform: (code: string, id: string) =>
    vendorFile.test(id) ? {code: translateCode(code), map: null} : undefined,
}
