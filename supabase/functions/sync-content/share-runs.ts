/**
 * Lets one run at a time happen. Who calls while one is under way gets the next one, together with all others who do:
 * a run that began before the call may have read too early.
 */
export function shareRuns<Args extends unknown[], Answer>(run: (...args: Args) => Promise<Answer>) {
  let current: Promise<Answer> | undefined
  let next: Promise<Answer> | undefined

  return (...args: Args): Promise<Answer> => {
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
