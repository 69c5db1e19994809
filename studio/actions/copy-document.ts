import type {DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike} from 'sanity'

/** What is one document's own: its key and paths, former titles, and the reference by which payments are told apart. */
const ownFields = ['eventKey', 'path', 'aliases', 'slug', 'from', 'reference', 'formerTitles'] as const

/** The copy of a document, without what two documents cannot share. */
export function copyOf(document: SanityDocumentLike): SanityDocumentLike {
  return without(document, ownFields)
}

/** The document without these fields. */
export function without<Fields extends object>(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields
}

/** The Studio's own action, whose copy can be published beside the original. */
export function copyDocument(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => duplicate({...props, mapDocument: copyOf})
  return Object.assign(action, {action: duplicate.action, displayName: duplicate.displayName})
}
