/** Returns the code that a database function gives a refusal, or an empty string. */
export function refusalDetail(cause: unknown): string {
  const details: unknown = typeof cause === 'object' && cause && 'details' in cause ? cause.details : ''
  return typeof details === 'string' ? details : ''
}
