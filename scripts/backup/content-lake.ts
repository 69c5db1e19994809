import {createClient, type SanityClient} from '@sanity/client'
import {isSystem, type Document} from './documents.ts'
import {linesOf} from './lines.ts'

export interface ContentAccess {
  /** Empty: Sanity's own. */
  apiHost: string
  projectId: string
  dataset: string
  token: string
}

export const openDataset = ({apiHost, ...access}: ContentAccess): SanityClient =>
  createClient({
    ...access,
    apiVersion: '2026-02-01',
    useCdn: false,
    perspective: 'raw',
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })

export const nameDataset = ({apiHost, projectId, dataset}: ContentAccess) =>
  `${dataset} at ${apiHost || `https://${projectId}.api.sanity.io`}`

/** All documents with their drafts and versions, as they come. @throws {Error} with what the Content Lake says */
export async function* exportDocuments(
  client: SanityClient,
  access: ContentAccess,
): AsyncGenerator<Document> {
  const response = await fetch(client.getUrl(`/data/export/${access.dataset}`), {
    headers: {authorization: `Bearer ${access.token}`},
  })
  if (!response.ok || !response.body) {
    throw new Error(
      `The dataset ${nameDataset(access)} was not read: ${response.status} ${await response.text()}`,
    )
  }
  for await (const line of linesOf(response.body)) {
    if (line === '') continue
    const parsed = JSON.parse(line) as Partial<Document> & {error?: unknown}
    // An error in the middle of the export can only come as a line.
    if (typeof parsed._id !== 'string' || typeof parsed._type !== 'string')
      throw new Error(`The dataset ${nameDataset(access)} was not read to its end: ${line.slice(0, 300)}`)
    const document = {...parsed, _id: parsed._id, _type: parsed._type}
    if (!isSystem(document)) yield document
  }
}
