/**
 * Puts values into all texts of a mail, where `{name}` stands.
 *
 * @throws {Error} when a value is missing: nobody is to read „undefined“
 */
export function fillTexts<Texts extends object>(texts: Texts, values: Record<string, unknown>): Texts {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (typeof value !== 'string') throw new Error(`The mail was not told its ${name}`)
      return value
    })
  const entries = Object.entries(texts).map(([name, text]: [string, string | string[]]) => [
    name,
    Array.isArray(text) ? text.map(fill) : fill(text),
  ])
  return Object.fromEntries(entries) as Texts
}
