import {documentPath} from './document-path.ts'
import {documentRoutes} from './route-table.ts'
import {contentItemKinds} from '../content/content-item.ts'

type Document = Parameters<typeof documentPath>[0]

/** What of a published document claims an address or a key. */
export interface AddressedDocument extends Document {
  _id: string
  aliases?: unknown
}

/** The published documents that have a page or a key of their own. With `types`. */
export const addressedDocuments =
  '*[_type in $types]{_id, _type, "slug": slug.current, eventKey, path, aliases}'

/** Types of the documents that `addressedDocuments` is about. */
export const addressedTypes: readonly string[] = [
  ...new Set([...Object.keys(documentRoutes), ...contentItemKinds]),
]

/** Whether both documents claim one path, or one key. Aliases of the first are left to the Studio's validation. */
export function claimsSameAddress(one: Document, other: AddressedDocument): boolean {
  const path = documentPath(one)
  const aliases: unknown[] = Array.isArray(other.aliases) ? other.aliases : []
  const hasSamePath = path !== undefined && (documentPath(other) === path || aliases.includes(path))
  return isOwnPage(one) ? hasSamePath || hasSameKey(one, other) : hasSameKey(one, other)
}

/** Others share the path of the page that lists them. */
const isOwnPage = ({_type}: Document) => _type in documentRoutes

const hasSameKey = (one: Document, other: Document) => !!one.eventKey && one.eventKey === other.eventKey
