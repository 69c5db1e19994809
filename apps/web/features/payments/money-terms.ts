import {fold} from '@site/schemas/fold'
import {toPence} from '@site/schemas/money/pence'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'

/** find_payments() and find_members() look for these. */
interface MoneyTerms {
  /** The words are folded. */
  words: string[]
  /** Each is the sum that a word stands for, or -1. */
  pence: number[]
}

const MAX_LENGTH = 100
const MAX_POUNDS = 1_000_000

/** Banks, letters and pages put these around a word: quotation marks, commas, the ellipsis of a shortened id. */
const aroundWord = /^[\s.,;:…"„“”«»()[\]<>#]+|[\s.,;:…"„“”«»()[\]<>#]+$/g

/** A sum may have any form (`15`, `15,00`, `£15`, `1 250.50`); it is a word too, since names also have digits. */
export function moneyTerms(typed: string): MoneyTerms {
  const text = typed.slice(0, MAX_LENGTH).replaceAll(aroundWord, '')
  const pence = penceOf(text)
  const terms = pence === -1 ? joinedSums(text).split(/\s+/).flatMap(termsOf) : [{word: fold(text), pence}]
  return {words: terms.map(({word}) => word), pence: terms.map((term) => term.pence)}
}

/** Drops spaces between thousands and after the pound sign. */
const joinedSums = (text: string) => text.replaceAll(/(\d)\s(?=\d{3}(?!\d))|(£)\s+(?=\d)/g, '$1$2')

function termsOf(piece: string) {
  const bare = piece.replaceAll(aroundWord, '')
  const pence = penceOf(bare)
  if (pence !== -1) return [{word: fold(bare), pence}]
  const words = fold(bare.replaceAll(/[,;]/g, ' ')).split(' ').filter(Boolean)
  return words.map((word) => ({word, pence}))
}

function penceOf(text: string): number {
  const pounds = readTypedPounds(text)
  return pounds === null || pounds > MAX_POUNDS ? -1 : toPence(pounds)
}
