/** Patches for a form, which throws while it takes none. */
export class PatchQueue<Patches> {
  private readonly waiting: Patches[] = []

  add(patches: Patches): void {
    this.waiting.push(patches)
  }

  isEmpty(): boolean {
    return this.waiting.length === 0
  }

  /** In their order. What the form refuses stays. */
  handOver(take: (patches: Patches) => void): void {
    for (let [next] = this.waiting; next !== undefined; [next] = this.waiting) {
      try {
        take(next)
      } catch {
        return
      }
      this.waiting.shift()
    }
  }
}
