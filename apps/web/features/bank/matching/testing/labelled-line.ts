import type {StatementLine} from '#/features/bank/statement/statement-line.ts'
import type {IgnoreReason} from '../match.ts'
import type {Person} from './community.ts'

/** What a line is, stated where it is made, whatever any matcher says. `null`: nobody could know. */
export type Label =
  | {kind: 'fee'; members: Person[]}
  | {kind: 'donation'; campaignId: string | null}
  | {kind: 'trip'; eventKey: string}
  | {kind: 'refundOf'; member: Person | null}
  | {kind: 'ignore'; why: IgnoreReason}
  | null

export interface LabelledLine {
  kind: string
  line: StatementLine
  label: Label
  /** To take it for certain would be wrong even with the right member, such as a fee that is paid already. */
  isTrap: boolean
}

export const lineOf = (text: string, pence: number, on = '2026-11-12'): StatementLine => ({
  line: 1,
  on,
  pence,
  text: text.replaceAll(/\s+/g, ' ').trim(),
  bankId: null,
  balancePence: null,
})

export const labelled = (
  kind: string,
  text: string,
  pence: number,
  label: Label,
  isTrap = false,
): LabelledLine => ({
  kind,
  line: lineOf(text, pence),
  label,
  isTrap,
})

export const fee = (...members: Person[]): Label => ({kind: 'fee', members})

/** As banks print who paid and what they wrote. */
const prints: ((name: string, words: string) => string)[] = [
  (name, words) => `${name} ${words} BGC`,
  (name, words) => `FPI ${name} ${words}`,
  (name, words) => `CR ${name} ${words}`,
  (name, words) => `FASTER PAYMENTS RECEIPT REF.${words} FROM ${name}`,
  (name, words) => `Bank credit ${name} ${words}`,
  (name, words) => `BAC ${name} , ${words} , FP 12/11/26 10 , 45123456789012345M`,
  (name, words) => `${name} ${words} FASTER PAYMENT`,
  (name, words) => `Received money from ${name} with reference ${words} ${words}`,
  (name, words) => `${name} 200000 12345678 ${words} 12NOV26 FT`,
]

export const printed = (index: number, name: string, words: string): string =>
  (prints[index % prints.length] ?? prints[0])?.(name, words) ?? ''

/** Letters without marks, as British banks have them. */
export const plainLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

export const upper = (text: string): string => plainLetters(text).toUpperCase()

export const fullName = ({firstName, lastName}: Person): string => `${firstName} ${lastName}`

export const initialName = ({firstName, lastName}: Person): string => `${firstName.charAt(0)} ${lastName}`
