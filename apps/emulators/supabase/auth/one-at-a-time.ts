/** Runs what concerns the same key one after the other; other keys do not wait. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()

  return async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve()
    const turn = before.then(run, run)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}
