import type {SchemaType, ValidationMarker} from 'sanity'

/** Each error begins with the title of its field: „Pradžia: Pasirinkite dieną ir valandą.“ */
export function problemsOf(markers: ValidationMarker[], type: SchemaType | undefined): string[] {
  const fields = type?.jsonType === 'object' ? type.fields : []
  const titleOf = ({path: [name]}: ValidationMarker) =>
    fields.find((field) => field.name === name)?.type.title ?? String(name ?? '')
  return markers
    .filter(({level}) => level === 'error')
    .map((marker) => [titleOf(marker), marker.message].filter(Boolean).join(': '))
}
