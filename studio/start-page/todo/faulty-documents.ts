import {documentFaults, type DocumentFault} from '@site/schemas/content/document-faults'
import {isDraft, type StoredDocument} from '../../documents/stored-documents.ts'

export interface FaultyDocument {
  document: StoredDocument
  /** Each field of the form has at most one fault. */
  faults: {path: string; kind: DocumentFault['kind']}[]
}

export function faultyDocuments(documents: readonly StoredDocument[]): FaultyDocument[] {
  return documents
    .filter((document) => !isDraft(document))
    .map((document) => {
      const faults = documentFaults(document).map(({path, kind}) => [pathIn(document, path), kind] as const)
      return {document, faults: [...new Map(faults)].map(([path, kind]) => ({path, kind}))}
    })
    .filter(({faults}) => faults.length > 0)
}

/** Returns a Sanity path, up to the last list member that has a key: `programme[_key=="a"].title`. */
function pathIn(document: StoredDocument, path: DocumentFault['path']): string {
  let written = ''
  let value: unknown = document
  for (const segment of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[segment]
    if (typeof segment === 'string') written += written ? `.${segment}` : segment
    else if (typeof (value as {_key?: unknown} | null)?._key === 'string') {
      written += `[_key=="${(value as {_key: string})._key}"]`
    } else break
  }
  return written
}
