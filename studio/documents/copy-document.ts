import type {DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike} from 'sanity'

/** Two documents cannot share these. Payments are told apart by the reference. */
const ownFields = ['eventKey', 'path', 'aliases', 'slug', 'from', 'reference', 'formerTitles'] as const

export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  return without(document, ownFields)
}

export function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields
}

/** Sanity's own copy could not be published beside the original. */
export function copyDocument(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => duplicate({...props, mapDocument: copyOf})
  return Object.assign(action, {action: duplicate.action, displayName: duplicate.displayName})
}
