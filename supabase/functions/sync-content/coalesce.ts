/** Calls during a run share the next one, because the current run may have read its data before the call. */
export function coalesce<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  let current: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  return (...args: Args): Promise<Result> => {
    const start = () => {
      next = undefined
      current = run(...args).finally(() => {
        if (!next) current = undefined
      })
      return current
    }
    if (!current) return start()
    next ??= current.then(start, start)
    return next
  }
}
