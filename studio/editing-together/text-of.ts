import type {SchemaType} from 'sanity'
import {valueAt} from './changed-values.ts'

/** Everything that was written in a form, each field below its title. */
export function documentText(document: unknown, type: SchemaType | undefined): string {
  const fields = type?.jsonType === 'object' ? type.fields : []
  return fields
    .flatMap(({name, type: {title = name}}) => {
      const text = textOf(valueAt(document, [name]))
      return text ? [`${title}\n${text}`] : []
    })
    .join('\n\n')
}

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
