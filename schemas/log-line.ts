const MAX_CHARACTERS = 2000

/**
 * The parts as one line for a log, cut after 2000 characters. Text from outside could otherwise write lines of its own, or
 * control the terminal of whoever reads the log.
 */
export function logLine(...parts: unknown[]): string {
  const line = parts
    .map(textOf)
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
  return line.slice(0, MAX_CHARACTERS).toWellFormed()
}

/** An error with its stack and its cause, anything but a text as JSON. */
function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (!(part instanceof Error)) return JSON.stringify(part) ?? String(part)
  const text = part.stack ?? String(part)
  return part.cause === undefined ? text : `${text} [cause]: ${textOf(part.cause)}`
}
