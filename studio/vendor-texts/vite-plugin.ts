import {join} from 'node:path'
import {lithuanianOf} from './lithuanian.ts'

/** Of the packages whose texts are translated. */
const vendorFile = /\/node_modules\/(?:(?:sanity|@sanity\/schema)\/lib|@sanity\/ui\/dist)\/[^/]+\.js$/

const translateFile = join(import.meta.dirname, 'translate.ts')

// As a property that is shown or spoken, or in a choice between two texts. Identifiers and i18n bundles are not matched.
const shown = String.raw`\b(?:children|content|header|heading|text|title): |"aria-label": | [?:] `

/** The bar of an older revision has its time in American order, whatever the language. */
const americanTime = /\bformat\((new Date\(date\)), "MMM d, yyyy '@' pp"\)/g

/** Calendars read out a day as `Mon Sep 29 2025`. */
const americanDay = /\bdate\.toDateString\(\)(?!\.)/g

/** Breadcrumbs begin each word with a capital, which is wrong in Lithuanian; titles have theirs. */
const capitals = /textTransform: "capitalize"/g

/** What leads from the preview's form to the lists is named in a template. */
const openInTool = /`Open in (\$\{[^`]*\})`/g

/** The vendor's bundles have no text for the first of each, so that the key itself is read out, but for the second. */
const keysWithoutText: [RegExp, string][] = [
  [/"new-document\.new-document"/g, '"new-document.new-document-aria-label"'],
  [/"search\.search-results-label"/g, '"search.search-results-aria-label"'],
  [
    /(?<=\(t0 = t\()"panel\.close-button-aria-label"/g,
    '"structure:document-inspector.error.close-button.aria-label"',
  ],
]

/** A sentence is no identifier, so that it needs no context. */
const isSentence = (text: string) => text.trim().split(' ').length > 3

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The vendor's code with the texts of `lithuanianOf` in the Studio's language. */
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
  translated = translated.replaceAll(americanTime, 'timeInWords($1)')
  translated = translated.replaceAll(americanDay, 'dayInWords(date)')
  translated = translated.replaceAll(capitals, 'textTransform: "none"')
  translated = translated.replaceAll(openInTool, 'translateText(`Open in $1`, `Atverti skyriuje „$1“`)')
  for (const [asked, existing] of keysWithoutText) translated = translated.replaceAll(asked, existing)
  if (translated === code) return code
  return `import {dayInWords, timeInWords, translate as translateText} from ${JSON.stringify(translateFile)}\n${translated}`
}

/**
 * Some texts of the vendor (log-in, lost connection, crash, calendars, crops) are no keys of its i18n. The build
 * translates them in the vendor's code, and a test fails when an update of `sanity` has others.
 */
export const vendorTexts = {
  name: 'vendor-texts',
  transform: (code: string, id: string) =>
    vendorFile.test(id) ? {code: translateCode(code), map: null} : undefined,
}
