import {fold} from '@site/schemas/fold'
import type {Language} from '@site/schemas/languages'
import type {ListField} from './list-fields.ts'
import {fieldOf} from './list-headings.ts'

/** A fee paid by card elsewhere reached the bank account as a transfer. `household`: another person of it paid. */
export const listMethods = [
  'bank_transfer',
  'standing_order',
  'cash',
  'cheque',
  'honorary',
  'household',
] as const
export type ListMethod = (typeof listMethods)[number]

const methods: readonly [RegExp, ListMethod | null][] = [
  [/^(standing|so|nuolatin\p{L}+|periodin\p{L}+)$/u, 'standing_order'],
  [/^(household|family|seim(a|os|oje)|namu|ukis)$/, 'household'],
  [/^(cash|gryn\p{L}+)$/u, 'cash'],
  [/^(cheques?|check|chq|ceki\p{L}+)$/u, 'cheque'],
  [
    /^(bank|banko|bankin\p{L}+|saskait\p{L}+|transfer|bacs|fpo?|faster|pavedim\p{L}+|pervedim\p{L}+|kortel\p{L}+|card|stripe|paypal|sumup)$/u,
    'bank_transfer',
  ],
  // Words that stand beside a method, and are none.
  [/^(by|in|via|per|with|i|su|is|online|internetu|paid|orders?|payments?|(su|ap)?mok\p{L}+)$/u, null],
]

/** Reads how a fee was paid, in words of both languages. A word that is not known, or a second method, leaves it open. */
export function readMethod(typed: string): ListMethod | undefined {
  // „Per.“ shortens „periodinis“, and „per“ is ‘through’.
  const text = fold(typed.replaceAll('_', ' '))
    .replace(/^s\/o$/, 'so')
    .replace(/\bper\./, 'periodinis ')
  if (fieldOf(text) === 'honorary') return 'honorary'
  const words = text.split(/[ .,()]+/).filter(Boolean)
  const found = new Set(words.map((word) => methods.find(([pattern]) => pattern.test(word))?.[1]))
  found.delete(null)
  if (found.has('standing_order')) found.delete('bank_transfer')
  const [method] = found
  return found.size === 1 ? (method ?? undefined) : undefined
}

export function readLanguage(typed: string): Language | undefined {
  const text = fold(typed)
  if (/^(lt|lit|ltu|lietuv\p{L}*|lithuanian)$/u.test(text)) return 'lt'
  return /^(en|eng|gb|uk|angl\p{L}*|english)$/u.test(text) ? 'en' : undefined
}

const said: readonly [RegExp, boolean | null][] = [
  [/^(taip|t|yra|tiesa|yes|y|true|x|1|\+|[✓✔☑✅√])$/u, true],
  [/^(ne|n|no|not|nope|never|niekada|netiesa|false|0|[✗✘❌☐])$/u, false],
  // Words that stand beside a yes or a no, and are neither.
  [/^(tikrai|definitely|confirmed)$/, null],
]

/**
 * Whether a cell says yes or no; undefined if it says neither, both, or anything more. In a column of its own, so does
 * the name of the column: ‘deceased’, „nesumokėjo“.
 */
export function readYesNo(typed: string, field?: ListField): boolean | undefined {
  const text = fold(typed).replace(/\b(?:dar ne|not yet)\b/, 'ne')
  const words = text.split(/[ .!,;]+/).filter(Boolean)
  const found = new Set(words.map((word) => said.find(([pattern]) => pattern.test(word))?.[1]))
  found.delete(null)
  const [answer] = found
  if (found.size === 1 && typeof answer === 'boolean') return answer
  if (field === undefined) return undefined
  const name = words.join(' ')
  if (fieldOf(name) === field) return true
  if (field === 'deceased' && /^(gyv(as|a)|alive|living)$/.test(name)) return false
  const denied = /^(?:not (?:an? )?|nera |un|ne ?)(.+)$/.exec(name)?.[1]
  return denied !== undefined && fieldOf(denied) === field ? false : undefined
}

/** A cell with a dash or ‘none’ is empty. */
export const isNothing = (typed: string): boolean =>
  /^(n[./]?a\.?|nera|neturi|none|nil|null|nezino\p{L}+|(not |un)known)?$/u.test(fold(typed)) ||
  /^[-–—.?\s]*$/.test(typed)
