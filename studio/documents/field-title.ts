import type {SchemaType} from 'sanity'

/** Returns the titles along the path: „Programa › Pavadinimas“. */
export function fieldTitle(type: SchemaType | undefined, path: string): string {
  const titles: string[] = []
  let current = type
  for (const segment of path.match(/[^.[\]]+|\[[^\]]+\]/g) ?? []) {
    if (segment.startsWith('[')) {
      current = current && 'of' in current ? current.of[0] : undefined
      continue
    }
    const field =
      current && 'fields' in current ? current.fields.find(({name}) => name === segment) : undefined
    if (field?.type.title) titles.push(field.type.title)
    current = field?.type
  }
  return titles.join(' › ') || path
}
