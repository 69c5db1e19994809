const invisible = /[\s\p{C}\p{Variation_Selector}]/gu
// These are control characters except tab and line breaks, and bidirectional overrides.
const controls = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** `private.is_readable` in the database makes the same check. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== ''
}

/** The database does not store control characters. */
export const withoutControls = (typed: string): string => typed.toWellFormed().replaceAll(controls, '')

/** Trims the text and removes control characters. The result is empty if no character is visible. */
export function readableText(typed: string): string {
  const text = withoutControls(typed).trim()
  return isVisible(text) ? text : ''
}

/** Some programs treat Unicode's line separators as line breaks, so they become spaces too. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/[\n\r\t\u2028\u2029]/g, ' '))
}
