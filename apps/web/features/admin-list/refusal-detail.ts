/** The code that a function of the database gives its refusals; empty if it is none. */
export function refusalDetail(cause: unknown): string {
  const details: unknown = typeof cause === 'object' && cause && 'details' in cause ? cause.details : ''
  return typeof details === 'string' ? details : ''
}
