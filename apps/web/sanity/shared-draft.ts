import 'server-only'
import type {QueryParams, SanityDocument} from '@sanity/client'
import {revocationId} from '@site/schemas/requests/preview-link'
import {evaluate, parse} from 'groq-js'
import {cache} from 'react'
import type {DocumentGrant} from '#/preview/preview-grant.ts'
import {client} from './client.ts'

export interface SharedDraft {
  /** The document as the link shows it: its draft or, if there is none, what is published. */
  document: SanityDocument | undefined
  isDraft: boolean
  /** When all earlier links to the document were revoked, as an ISO time of the Content Lake. */
  revokedAt: string | null
}

/** The document of a link to a draft, with its published id. */
export async function getSharedDraft(id: string): Promise<SharedDraft> {
  const {draft, published, revokedAt} = await client.fetch<{
    draft: SanityDocument | null
    published: SanityDocument | null
    revokedAt: string | null
  }>(
    `{
      "draft": *[_id == "drafts." + $id][0],
      "published": *[_id == $id][0],
      "revokedAt": *[_id == $revocation][0]._updatedAt
    }`,
    {id, revocation: revocationId(id)},
    {perspective: 'raw', cache: 'no-store'},
  )
  const document = draft ? {...draft, _id: id} : (published ?? undefined)
  return {document, isDraft: draft !== null, revokedAt}
}

/** True once somebody has revoked the links that had been made until then. */
export function isRevoked({issuedAt}: DocumentGrant, {revokedAt}: SharedDraft): boolean {
  return revokedAt !== null && issuedAt <= Date.parse(revokedAt)
}

/**
 * The result of a query on what is published, with the one draft in its document's place. The Content Lake has no such
 * perspective: `drafts` would show the drafts of all documents to somebody who was sent one.
 */
export async function queryWithDraft(
  grant: DocumentGrant,
  query: string,
  params: QueryParams,
): Promise<unknown> {
  const dataset = await getDataset(grant.document, grant.issuedAt)
  const value = await evaluate(parse(query, {params}), {dataset, params})
  return value.get()
}

/** Once for each rendering of a page: React's cache compares the arguments, so they are no objects. */
const getDataset = cache(async (document: string, issuedAt: number): Promise<SanityDocument[]> => {
  const [published, shared] = await Promise.all([
    client.fetch<SanityDocument[]>(
      `*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]`,
      {},
      {cache: 'no-store'},
    ),
    getSharedDraft(document),
  ])
  const isOver = isRevoked({kind: 'document', document, issuedAt, expiresAt: issuedAt}, shared)
  if (isOver || !shared.document) return published
  return [...published.filter(({_id}) => _id !== document), shared.document]
})
