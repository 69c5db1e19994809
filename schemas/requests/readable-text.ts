const invisible = /[\s\p{C}\p{Variation_Selector}]/gu
// Control characters but tab and line ends, and those that turn the direction of the text around them.
const controls = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Whether there is something to see. The database asks the same: private.is_readable. */
export function isVisible(text: string): boolean {
  return text.replaceAll(invisible, '') !== ''
}

/** Text as it is stored: without the space around it, without what controls how text is shown; empty if nothing is to be seen. */
export function readableText(typed: string): string {
  const text = typed.toWellFormed().replaceAll(controls, '').trim()
  return isVisible(text) ? text : ''
}

/** The same in one line. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/[\n\r\t]/g, ' '))
}
