import type {SchemaType} from 'sanity'
import {valueAt} from './changed-values.ts'
import {textOf} from './text-of.ts'

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
