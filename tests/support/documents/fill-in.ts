/**
 * The same text with the values that only the reader knows, which the documents write with `…`.
 *
 * @throws {Error} for a variable whose value is not given
 */
export function fillIn(text: string, values: Record<string, string>) {
  const filled: string[] = []
  const whole = text.replaceAll(
    /^((?:export )?(\w+)=)('?)\S*…\S*?\3(?=\s|$)/gm,
    (_, start: string, name: string, quote: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`What is ${name}?`)
      filled.push(name)
      return `${start}${quote}${value}${quote}`
    },
  )
  return {text: whole, filled}
}
