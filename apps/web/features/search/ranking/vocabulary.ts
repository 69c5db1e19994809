/** The words of all documents, to tell whether one begins with some letters. */
interface Vocabulary {
  /** Adds the words of a document. */
  add(words: Set<string>): void
  /** Takes the words of a document out, except for those that others have too. */
  remove(words: Set<string>): void
  /** To be called before `hasPrefix`, once all changes have been made. */
  settle(): void
  hasPrefix(prefix: string): boolean
}

export function createVocabulary(): Vocabulary {
  /** In how many documents each word is. */
  const counts = new Map<string, number>()
  /** Words that have come or gone since `sorted` was made. */
  const changed = new Set<string>()
  let sorted: string[] = []

  return {
    add(words) {
      for (const word of words) {
        const count = counts.get(word) ?? 0
        if (count === 0) changed.add(word)
        counts.set(word, count + 1)
      }
    },
    remove(words) {
      for (const word of words) {
        const count = counts.get(word) ?? 0
        if (count > 1) counts.set(word, count - 1)
        else if (counts.delete(word)) changed.add(word)
      }
    },
    settle() {
      if (changed.size === 0) return
      const kept = sorted.filter((word) => !changed.has(word))
      const present = [...changed].filter((word) => counts.has(word))
      // Two sorted runs, which the engine's sort merges.
      sorted = [...kept, ...present.toSorted()].toSorted()
      changed.clear()
    },
    hasPrefix(prefix) {
      let [from, to] = [0, sorted.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((sorted[middle] ?? '') < prefix) from = middle + 1
        else to = middle
      }
      return sorted[from]?.startsWith(prefix) ?? false
    },
  }
}
