/** A text whose form depends on the number with the name `count`, in the language's own way. */
export interface PluralText {
  count: string
  one: string
  few?: string
  other: string
}

export type Text = string | PluralText

/** The same texts, with values in place of their names. */
export type Filled<Texts> = Texts extends Text ? string : {[Name in keyof Texts]: Filled<Texts[Name]>}

/**
 * Replaces `{name}` with its value in all texts of an email, and chooses plural forms.
 *
 * @throws {Error} when a value is missing, so that no email says “undefined”
 */
export function fillTexts<Texts>(
  texts: Texts,
  values: Record<string, unknown>,
  language: 'lt' | 'en',
): Filled<Texts> {
  const plural = new Intl.PluralRules(language)
  const valueOf = (name: string): string | number => {
    const value = values[name]
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The email has no value for ${name}`)
    return value
  }
  const formOf = ({count, one, few, other}: PluralText): string =>
    ({one, few})[plural.select(Number(valueOf(count))) as 'one' | 'few'] ?? other
  const fill = (text: unknown): unknown => {
    if (typeof text === 'string')
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name)))
    if (Array.isArray(text)) return text.map(fill)
    if (isPlural(text)) return fill(formOf(text))
    return Object.fromEntries(Object.entries(text as object).map(([name, each]) => [name, fill(each)]))
  }
  return fill(texts) as Filled<Texts>
}

const isPlural = (text: unknown): text is PluralText =>
  typeof text === 'object' && text !== null && 'count' in text && 'other' in text
