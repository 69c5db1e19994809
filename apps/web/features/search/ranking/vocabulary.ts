/** It says whether any word starts with some letters. */
interface Vocabulary {
  add(words: Set<string>): void
  /** Words that other documents have too stay. */
  remove(words: Set<string>): void
  /** Call this before `hasPrefix`, once all changes have been made. */
  settle(): void
  hasPrefix(prefix: string): boolean
}

export function createVocabulary(): Vocabulary {
  /** The number is that of the documents with the word. */
  const counts = new Map<string, number>()
  /** These words have come or gone since `sorted` was made. */
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
      // The engine's sort merges two sorted runs.
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
