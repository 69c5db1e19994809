import {type BilingualText, bilingualTexts} from '../../documents/bilingual-texts.ts'

export interface OutdatedText extends BilingualText {
  translated: string
}

export interface Comparison {
  pairs: BilingualText[]
  outdated: OutdatedText[]
}

/**
 * `revisions` are the published states since the record, the oldest first and the current one last. Whenever the
 * English changes, it counts as the translation of the Lithuanian at that moment. A text without a recorded pair is
 * compared with its first revision.
 */
export function compareWithRecord(
  recorded: readonly BilingualText[],
  revisions: readonly [...unknown[], unknown],
): Comparison {
  const states = revisions.map(
    (revision) => new Map(bilingualTexts(revision).map((text) => [text.path, text])),
  )
  const known = new Map(recorded.map((pair) => [pair.path, pair]))
  const pairs: BilingualText[] = []
  const outdated: OutdatedText[] = []
  for (const current of states.at(-1)?.values() ?? []) {
    if (!current.lt || !current.en) continue
    let pair = known.get(current.path)
    for (const state of states) {
      const text = state.get(current.path)
      if (text?.lt && text.en && !isSame(text.en, pair?.en)) pair = text
    }
    pair ??= current
    pairs.push(pair)
    if (!isSame(current.lt, pair.lt)) outdated.push({...current, translated: pair.lt})
  }
  return {pairs, outdated}
}

/** Only the order in time can tell which language changed last. */
export function needsRevisions(recorded: readonly BilingualText[], current: unknown): boolean {
  const known = new Map(recorded.map((pair) => [pair.path, pair]))
  return bilingualTexts(current).some(({path, lt, en}) => {
    const pair = known.get(path)
    return pair && lt && en && !isSame(lt, pair.lt) && !isSame(en, pair.en)
  })
}

/** Spaces and line breaks need no translation. */
function isSame(a: string, b: string | undefined): boolean {
  return withoutSpaces(a) === (b === undefined ? undefined : withoutSpaces(b))
}

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
