import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {seededRandom} from '../../apps/emulators/testing/seeded-random.ts'
import {tokenize} from '../../apps/web/features/search/ranking/tokens.ts'

const RARE_WORDS = 20_000

/** Joins all Lithuanian texts of the documents. */
function lithuanianTexts(value: unknown): string {
  if (Array.isArray(value)) return value.map(lithuanianTexts).join(' ')
  if (value === null || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, inner]) =>
      typeof inner === 'string' && (key === 'lt' || key === 'text') ? inner : lithuanianTexts(inner),
    )
    .join(' ')
}

/** Texts whose common words are as frequent as in the site's own texts, with rare ones that are made up. */
export function madeUpTexts(seed: number) {
  const random = seededRandom(seed)
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const documents = ['news', 'events', 'legal', 'schools', 'campaigns', 'pages'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../studio/seed/${name}.ndjson`), 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )
  const commonWords = tokenize(lithuanianTexts(documents))
  const rareWords = Array.from(
    {length: RARE_WORDS},
    () => pick(commonWords).slice(0, 4) + pick(commonWords).slice(-5),
  )
  const words = (count: number) =>
    Array.from({length: count}, () => (random() < 0.1 ? pick(rareWords) : pick(commonWords)))
  return {random, pick, commonWords, rareWords, words}
}
