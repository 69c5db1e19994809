import {getPublishedId, type SanityClient, type SanityDocument} from 'sanity'

/** A document without which another one's button or link would lead nowhere. */
export type NeedingDocument = Pick<SanityDocument, '_id' | '_type'>

/**
 * The documents that refer to one in such a way that the Content Lake refuses to remove it. A draft counts as the document
 * that it is a draft of.
 */
export async function findNeedingDocuments(client: SanityClient, id: string): Promise<NeedingDocument[]> {
  const referring = await client.fetch<SanityDocument[]>(
    '*[references($id)]',
    {id},
    {perspective: 'raw', tag: 'needed-by'},
  )
  return needing(referring, id)
}

/** Of the documents that refer to one, those that need it, each once. */
export function needing(referring: NeedingDocument[], id: string): NeedingDocument[] {
  const ids = new Map<string, NeedingDocument>()
  for (const document of referring) {
    const _id = getPublishedId(document._id)
    if (_id !== id && holdsStrongly(document, id)) ids.set(_id, {_id, _type: document._type})
  }
  return [...ids.values()]
}

/** Whether there is a reference to the document somewhere in the value, other than a weak one. */
function holdsStrongly(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak)
  return Object.values(value).some((part) => holdsStrongly(part, id))
}
