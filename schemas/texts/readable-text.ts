const invisible = /[\s\p{C}\p{Variation_Selector}]/gu
// Control characters except tab and line breaks, and bidirectional overrides.
const controls = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** True if any character is visible. The same check as `private.is_readable` in the database. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== ''
}

/** Text without control characters, which the database does not store. */
export const withoutControls = (typed: string): string => typed.toWellFormed().replaceAll(controls, '')

/** Cleans typed text: trimmed, without control characters, and empty if no visible character is left. */
export function readableText(typed: string): string {
  const text = withoutControls(typed).trim()
  return isVisible(text) ? text : ''
}

/** Like `readableText`, on one line, also for programs that know Unicode's line separators. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/[\n\r\t\u2028\u2029]/g, ' '))
}
