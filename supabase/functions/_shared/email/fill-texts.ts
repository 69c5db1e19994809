/**
 * Replaces `{name}` with its value in all texts of an email.
 *
 * @throws {Error} when a value is missing, so that no email says “undefined”
 */
export function fillTexts<Texts extends object>(texts: Texts, values: Record<string, unknown>): Texts {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (typeof value !== 'string') throw new Error(`The email has no value for ${name}`)
      return value
    })
  const entries = Object.entries(texts).map(([name, text]: [string, string | string[]]) => [
    name,
    Array.isArray(text) ? text.map(fill) : fill(text),
  ])
  return Object.fromEntries(entries) as Texts
}
