const invisible = /[\s\p{C}\p{Variation_Selector}]/gu
// Control characters except tab and line breaks, and bidirectional overrides.
const controls = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** True if any character is visible. Same check as private.is_readable in the database. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== ''
}

/** Typed text as it is stored: trimmed, without control characters, empty if nothing visible is left. */
export function readableText(typed: string): string {
  const text = typed.toWellFormed().replaceAll(controls, '').trim()
  return isVisible(text) ? text : ''
}

/** The same on one line. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/[\n\r\t]/g, ' '))
}
