const MAX_CHARACTERS = 2000

/**
 * Joins the parts into one line, cut after 2000 characters. Otherwise, text from outside could forge log lines or
 * control the terminal of whoever reads the log.
 */
export function logLine(...parts: unknown[]): string {
  const line = parts
    .map(textOf)
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.slice(0, MAX_CHARACTERS).toWellFormed()
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (!(part instanceof Error)) return JSON.stringify(part) ?? String(part)
  const text = part.stack ?? String(part)
  return part.cause === undefined ? text : `${text} [cause]: ${textOf(part.cause)}`
}
