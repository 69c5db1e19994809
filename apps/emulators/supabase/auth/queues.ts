/** Runs tasks with the same key one after another, and those with different keys in parallel. */
export function createQueues() {
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
