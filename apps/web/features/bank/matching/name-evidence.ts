import {editDistance, mostWrong} from '@site/schemas/texts/edit-distance'
import {lettersOf} from './bank-words.ts'
import type {Payer} from './match-data.ts'
import type {Reason} from './match.ts'
import type {NameIndex, SurnameMatch} from './name-index.ts'

/** `full`: first name and surname as they are. `strong`: one of them cut, misspelt, or the first only as an initial. */
/** `contradicted`: the surname, but another's first name. */
export type NameStrength = 'full' | 'strong' | 'medium' | 'weak' | 'contradicted'

export interface NameEvidence {
  /** Who pays. */
  payer: Payer
  /** Whose name it is: the payer's, or that of a person of the payer's household. */
  named: Payer
  strength: NameStrength
  /** Whether the first name is there in full, not only its initial. */
  hasFirstName: boolean
  reasons: Reason[]
}

export const strengths: Record<NameStrength, number> = {
  full: 100,
  strong: 80,
  medium: 50,
  weak: 30,
  contradicted: 25,
}

type FirstName = 'exact' | 'near' | 'initial' | 'other' | 'none'

/** All whose surname the words name in any way, with how sure that is, the same order whatever the order of the data. */
export function nameEvidence(words: string[], index: NameIndex): Map<string, NameEvidence> {
  const found = new Map<string, NameEvidence>()
  for (const word of words) {
    for (const match of index.surnamesLike(word)) {
      for (const payer of index.bearersOf(match.surname)) {
        const evidence = evidenceOf(payer, match, word, words, index)
        const known = found.get(payer.membershipId)
        if (!known || strengths[evidence.strength] > strengths[known.strength])
          found.set(payer.membershipId, evidence)
      }
    }
  }
  return found
}

function evidenceOf(
  payer: Payer,
  match: SurnameMatch,
  word: string,
  words: string[],
  index: NameIndex,
): NameEvidence {
  const first = firstNameIn(
    payer,
    words.filter((each) => each !== word),
    index,
  )
  const name = `${payer.firstName} ${payer.lastName}`
  const known = {payer, named: payer, strength: strengthOf(match, first), hasFirstName: first === 'exact'}
  if (known.strength === 'full') return {...known, reasons: [{code: 'name', value: name, distance: 0}]}
  if (match.kind === 'cut') return {...known, reasons: [{code: 'cutName', value: name}]}
  if (match.kind === 'family') return {...known, reasons: [{code: 'household', value: name}]}
  if (match.kind === 'near' || first === 'near') {
    return {
      ...known,
      reasons: [{code: 'name', value: name, distance: match.distance + (first === 'near' ? 1 : 0)}],
    }
  }
  return {...known, reasons: [{code: 'surname', value: payer.lastName}]}
}

function strengthOf({kind}: SurnameMatch, first: FirstName): NameStrength {
  if (kind === 'exact') {
    return (
      {exact: 'full', near: 'strong', initial: 'strong', none: 'medium', other: 'contradicted'} as const
    )[first]
  }
  return ({exact: 'strong', near: 'medium', initial: 'medium', none: 'weak', other: 'contradicted'} as const)[
    first
  ]
}

/** Whether the words hold a first name of the payer, its initial, or another's instead. */
function firstNameIn(payer: Payer, words: string[], index: NameIndex): FirstName {
  const names = lettersOf(payer.firstName)
  if (names.some((name) => words.includes(name))) return 'exact'
  const isNear = (name: string) =>
    words.some(
      (word) =>
        editDistance(word, name, Math.min(1, mostWrong(name.length))) <=
          Math.min(1, mostWrong(name.length)) ||
        (word.length >= 3 && name.startsWith(word)),
    )
  if (names.some(isNear)) return 'near'
  if (names.some((name) => words.includes(name[0] ?? ''))) return 'initial'
  return words.some((word) => word.length === 1 || index.isFirstName(word)) ? 'other' : 'none'
}
