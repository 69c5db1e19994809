import {getPublishedId, type SanityClient, type SanityDocument} from 'sanity'

export type NeedingDocument = Pick<SanityDocument, '_id' | '_type'>

/** The Content Lake refuses to remove a document while another refers to it strongly. */
export async function findNeedingDocuments(client: SanityClient, id: string): Promise<NeedingDocument[]> {
  const referring = await client.fetch<SanityDocument[]>(
    '*[references($id)]',
    {id},
    {perspective: 'raw', tag: 'needed-by'},
  )
  return needing(referring, id)
}

/** A draft counts as its published document, and each document appears once. */
export function needing(referring: NeedingDocument[], id: string): NeedingDocument[] {
  const ids = new Map<string, NeedingDocument>()
  for (const document of referring) {
    const _id = getPublishedId(document._id)
    if (_id !== id && holdsStrongly(document, id)) ids.set(_id, {_id, _type: document._type})
  }
  return [...ids.values()]
}

function holdsStrongly(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak)
  return Object.values(value).some((part) => holdsStrongly(part, id))
}
