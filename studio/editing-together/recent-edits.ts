/** How long ago somebody's last edit may be for them to be still at it. The Studio saves every second. */
const RECENT_MS = 10_000

/** Who last changed which document, as far as this tab has seen. */
export class RecentEdits {
  private readonly times = new Map<string, Map<string, number>>()

  add(publishedId: string, author: string, time = Date.now()): void {
    const authors = this.times.get(publishedId) ?? new Map<string, number>()
    this.times.set(publishedId, authors.set(author, time))
  }

  /** Ids of the people, except the given one, who have just changed the document. */
  authorsExcept(author: string | undefined, publishedId: string, now = Date.now()): string[] {
    return [...(this.times.get(publishedId) ?? [])]
      .filter(([id, time]) => id !== author && now - time < RECENT_MS)
      .map(([id]) => id)
  }
}

/** Those that this tab has seen. */
export const recentEdits = new RecentEdits()
