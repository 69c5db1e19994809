import type {Page} from '@playwright/test'
import {studioWords} from '../../studio/testing/studio-words.ts'
import {sanityClient} from './sanity-client.ts'

/** Read once, when they are needed: that takes seconds. */
let words: ReturnType<typeof studioWords> | undefined

/** The Studio names whoever has written a document; tests write as their token. */
const WRITER = 'Write token'
const QUIET_MS = 400

const american =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\d [AP]M\b/
/** Not the vendor's address, which its log-in page shows. */
const key = /^(?!sanity\.io$)[a-z][\w-]*(?:\.[a-z][\w-]*)+$/

/**
 * What a Lithuanian Studio shows or speaks in English: texts and accessible names with a word that only the English texts
 * use, dates in American order, and keys without a text.
 */
export async function englishTexts(page: Page, withoutWritten: WithoutWritten): Promise<string[]> {
  const {english, lithuanian} = await (words ??= studioWords())
  const isEnglish = (word: string) => english.has(word) && !lithuanian.has(word)
  const texts = (await settledTexts(page)).map(oneLine)
  return [...new Set(texts)].filter((text) => {
    const own = withoutWritten(text).replaceAll(/„[^“]*“|\S+@\S+|https?:\S+|Gift Aid/g, ' ')
    return american.test(own) || key.test(own.trim()) || wordsOf(own).some(isEnglish)
  })
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Takes out of a text what volunteers have written, which may be in any language. */
export type WithoutWritten = (text: string) => string

/** What volunteers have written by now: everything that the dataset holds. */
export async function readWritten(): Promise<WithoutWritten> {
  const documents = await sanityClient().fetch<unknown[]>('*', {}, {perspective: 'raw'})
  const written = new Set([...documents.flatMap(stringsIn), WRITER])
  const isOwn = (text: string) =>
    !written.has(text) &&
    !(text.endsWith('…') && [...written].some((each) => each.startsWith(text.slice(0, -1))))
  const ownParts = (text: string, separator: string) => text.split(separator).filter(isOwn)
  return (text) =>
    [text]
      .filter(isOwn)
      .flatMap((whole) => ownParts(whole, ' · '))
      .flatMap((part) => ownParts(part, ', '))
      .join(', ')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [oneLine(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** What is shown once nothing more comes. */
async function settledTexts(page: Page): Promise<string[]> {
  let texts: string[] = []
  let before = -1
  while (texts.join('\n').length !== before) {
    before = texts.join('\n').length
    await page.waitForTimeout(QUIET_MS)
    texts = await page.evaluate(readTexts)
  }
  return texts
}

/** Everything that is shown, or spoken in its place. Runs in the page. */
function readTexts(): string[] {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.checkVisibility({visibilityProperty: true})) continue
    if (parent.closest('script, style, noscript, code, pre, [contenteditable="true"] [data-slate-string]'))
      continue
    texts.push(walker.currentNode.textContent ?? '')
  }
  const names = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'alt',
    'placeholder',
  ]
  for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    if (!element.checkVisibility({visibilityProperty: true})) continue
    texts.push(...names.map((name) => element.getAttribute(name) ?? ''))
  }
  return texts
}
