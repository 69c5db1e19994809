import 'server-only'
import type {QueryParams, SanityDocument} from '@sanity/client'
import {revocationId} from '@site/schemas/requests/preview-link'
import {evaluate, parse} from 'groq-js'
import {cache} from 'react'
import type {DocumentGrant} from '#/preview/preview-grant.ts'
import {client} from './client.ts'

export interface SharedDraft {
  /** It is the draft or, if there is none, what is published. */
  document: SanityDocument | undefined
  isDraft: boolean
  /** Earlier links to the document were revoked at this ISO time of the Content Lake. */
  revokedAt: string | null
}

/** The id is that of the published document. */
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

/** Somebody may revoke all links that were made until then. */
export function isRevoked({issuedAt}: DocumentGrant, {revokedAt}: SharedDraft): boolean {
  return revokedAt !== null && issuedAt <= Date.parse(revokedAt)
}

/** The Content Lake has no perspective with one draft: `drafts` would show all of them to somebody who was sent one. */
export async function queryWithDraft(
  grant: DocumentGrant,
  query: string,
  params: QueryParams,
): Promise<unknown> {
  const dataset = await getDataset(grant.document, grant.issuedAt)
  const value = await evaluate(parse(query, {params}), {dataset, params})
  return value.get()
}

/** React's cache compares the arguments, so they are no objects. */
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
