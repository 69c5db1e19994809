import {pages} from '../routes/route-table.ts'
import {isFilled} from '../validation/filled.ts'
import {documentFaults} from './document-faults.ts'

/** What a new site needs before anything else: the settings and the text of each page, in the order of filling them in. */
export const firstContent: readonly {id: string; type: string}[] = [
  {id: 'siteSettings', type: 'siteSettings'},
  ...pages.flatMap((page) =>
    'document' in page
      ? [{id: 'documentId' in page ? page.documentId : page.document, type: page.document}]
      : [],
  ),
]

/** Names the fields that are still empty, all of them if nothing is stored: `['name', 'contacts.email']`. */
export function emptyFields(type: string, stored: Record<string, unknown> | undefined): string[] {
  const fields = documentFaults({...stored, _type: type}).flatMap(({path: [field], kind}) =>
    kind === 'missing' ? [String(field)] : [],
  )
  const {email} = (stored?.contacts ?? {}) as {email?: unknown}
  return type === 'siteSettings' && !isFilled(email) ? [...fields, 'contacts.email'] : fields
}
