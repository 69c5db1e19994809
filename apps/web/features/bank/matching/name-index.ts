import {deletions, editDistance, mostWrong} from '@site/schemas/texts/edit-distance'
import {lettersOf} from './bank-words.ts'
import type {Payer} from './match-data.ts'
import {surnameRoot} from './surname-root.ts'

/** How a word of the bank's text is a surname. */
export type SurnameMatch = {surname: string} & (
  {kind: 'exact' | 'family' | 'cut'; distance: 0} | {kind: 'near'; distance: number}
)

export interface NameIndex {
  surnamesLike: (word: string) => SurnameMatch[]
  bearersOf: (surname: string) => Payer[]
  isFirstName: (word: string) => boolean
}

/** The shortest beginning of a surname that banks leave over and that is still told from a word. */
const shortestCut = 5

const mostRemembered = 20_000

/** The parts of a double surname are surnames of their own. */
export const surnamesOf = (payer: Payer): string[] =>
  lettersOf(payer.lastName).filter((part) => part.length > 1)

export function nameIndex(payers: Payer[]): NameIndex {
  const bearers = grouped(payers.flatMap((payer) => surnamesOf(payer).map((name) => [name, payer] as const)))
  const names = [...bearers.keys()].toSorted()
  const byRoot = grouped(names.map((name) => [surnameRoot(name), name] as const))
  const byDeletion = grouped(
    names.flatMap((name) =>
      [...deletions(name, mostWrong(name.length))].map((each) => [each, name] as const),
    ),
  )
  const firstNames = new Set(payers.flatMap(({firstName}) => lettersOf(firstName)))

  const like = (word: string): SurnameMatch[] => {
    if (bearers.has(word)) return [...exact(word), ...family(word)]
    const near = nearNames(word)
    return [...family(word), ...cut(word), ...near]
  }
  const exact = (word: string): SurnameMatch[] => [{surname: word, kind: 'exact', distance: 0}]
  const family = (word: string): SurnameMatch[] =>
    (byRoot.get(surnameRoot(word)) ?? []).flatMap((surname) =>
      surname === word ? [] : [{surname, kind: 'family', distance: 0}],
    )
  const cut = (word: string): SurnameMatch[] => {
    const longer = word.length < shortestCut ? [] : beginningWith(names, word)
    const starts = Array.from({length: word.length}, (_, length) => word.slice(0, length)).slice(shortestCut)
    const glued = starts.filter((start) => bearers.has(start))
    return [...longer, ...glued].map((surname) => ({surname, kind: 'cut', distance: 0}))
  }
  const nearNames = (word: string): SurnameMatch[] => {
    const most = mostWrong(word.length)
    const possible = new Set([...deletions(word, most)].flatMap((each) => byDeletion.get(each) ?? []))
    return [...possible].flatMap((surname) => {
      const distance = editDistance(word, surname, Math.min(most, mostWrong(surname.length)))
      return distance > 0 && distance <= most ? [{surname, kind: 'near', distance} as const] : []
    })
  }

  // The same words come back on thousands of lines.
  const remembered = new Map<string, SurnameMatch[]>()
  return {
    surnamesLike: (word) => {
      const known = remembered.get(word)
      if (known) return known
      if (remembered.size > mostRemembered) remembered.clear()
      const found = word.length < 3 ? (bearers.has(word) ? exact(word) : []) : like(word)
      remembered.set(word, found)
      return found
    },
    bearersOf: (surname) => bearers.get(surname) ?? [],
    isFirstName: (word) => firstNames.has(word),
  }
}

function grouped<Value>(entries: (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

/** By binary search in sorted names. */
function beginningWith(names: string[], start: string): string[] {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let index = low; names[index]?.startsWith(start); index += 1) found.push(names[index] ?? '')
  return found.filter((name) => name !== start)
}
