/** The Studio saves every second, so somebody who is still typing has a recent edit. */
const RECENT_MS = 10_000

export class RecentEdits {
  private readonly times = new Map<string, Map<string, number>>()

  add(publishedId: string, author: string, time = Date.now()): void {
    const authors = this.times.get(publishedId) ?? new Map<string, number>()
    this.times.set(publishedId, authors.set(author, time))
  }

  authorsExcept(author: string | undefined, publishedId: string, now = Date.now()): string[] {
    return [...(this.times.get(publishedId) ?? [])]
      .filter(([id, time]) => id !== author && now - time < RECENT_MS)
      .map(([id]) => id)
  }
}

export const recentEdits = new RecentEdits()
