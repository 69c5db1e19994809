/** Each paragraph is a line. Values without text, such as a picture, are undefined. */
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

const isMark = (name: string) => ['style', 'marks', 'markDefs', 'listItem', 'level'].includes(name)
