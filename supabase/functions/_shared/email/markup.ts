/** HTML that `markup` inserts as it is. It escapes all other values. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Value = string | number | Markup | readonly Value[]

export function markup(literals: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    literals.reduce((before, literal, index) => before + htmlOf(values[index - 1] ?? '') + literal),
  )
}

export const lines = (text: string): Markup =>
  new Markup(
    text
      .split(/\r\n?|\n/)
      .map(escape)
      .join('<br>'),
  )

function htmlOf(value: Value): string {
  if (value instanceof Markup) return value.html
  return isList(value) ? value.map(htmlOf).join('') : escape(String(value))
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
