/** What somebody can read of a value of a document, a paragraph a line. Undefined for what has no text, such as a picture. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  const isParagraph = 'children' in value && Array.isArray(value.children)
  const parts = isParagraph
    ? (value.children as unknown[])
    : Array.isArray(value)
      ? value
      : Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
          name.startsWith('_') || isMark(name) ? [] : [each],
        )
  const texts = parts.map(textOf).filter((text) => text !== undefined)
  if (texts.length === 0) return Array.isArray(value) ? '' : undefined
  return texts.join(isParagraph ? '' : '\n')
}

/** How a part of a rich text looks, which is no text. */
const isMark = (name: string) => ['style', 'marks', 'markDefs', 'listItem', 'level'].includes(name)
