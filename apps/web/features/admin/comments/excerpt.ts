const LENGTH = 40

/** The beginning of a comment in one line, to tell it from others. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const signs = Array.from(line)
  return signs.length <= LENGTH ? line : `${signs.slice(0, LENGTH).join('').trimEnd()}…`
}
