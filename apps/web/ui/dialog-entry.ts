const KEY = 'openDialogs'

/** The state of a history entry, with the number of dialogs that are open at it. */
export function withOpenDialogs(state: unknown, count: number): object {
  return {...(state as object | null), [KEY]: count}
}

/** How many dialogs are open at a history entry with this state. */
export function openDialogsOf(state: unknown): number {
  const count = (state as Record<string, unknown> | null)?.[KEY]
  return typeof count === 'number' ? count : 0
}
