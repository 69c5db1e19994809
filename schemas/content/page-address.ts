import {documentPath} from '../routes/document-path.ts'
import {documentRoutes} from '../routes/route-table.ts'
import {contentItemKinds} from './content-item.ts'

type Document = Parameters<typeof documentPath>[0]

export interface AddressedDocument extends Document {
  _id: string
  aliases?: unknown
}

/** The query takes `types`. */
export const addressedDocuments =
  '*[_type in $types]{_id, _type, "slug": slug.current, eventKey, path, aliases}'

export const addressedTypes: readonly string[] = [
  ...new Set([...Object.keys(documentRoutes), ...contentItemKinds]),
]

/** Aliases of the first document are left to the Studio's validation. */
export function claimsSameAddress(one: Document, other: AddressedDocument): boolean {
  const path = documentPath(one)
  const aliases: unknown[] = Array.isArray(other.aliases) ? other.aliases : []
  const hasSamePath = path !== undefined && (documentPath(other) === path || aliases.includes(path))
  return isOwnPage(one) ? hasSamePath || hasSameKey(one, other) : hasSameKey(one, other)
}

/** Other documents share the path of the page that lists them. */
const isOwnPage = ({_type}: Document) => _type in documentRoutes

const hasSameKey = (one: Document, other: Document) => !!one.eventKey && one.eventKey === other.eventKey
