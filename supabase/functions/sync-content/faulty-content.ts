import {documentFaults, judgedTypes} from '@site/schemas/content/document-faults'
import {withoutControls} from '@site/schemas/texts/readable-text'
import {createContentLake} from '../_shared/content-lake.ts'
import {HttpError} from '../_shared/http-error.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import type {LakeEnv} from './fetch-content.ts'

interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Longer than the site is ever down: a sync follows each change, and runs every ten minutes. */
const LOOKBACK_MS = 24 * 3_600_000

const query = `*[_type in $types && (_updatedAt > $since || _id in $known)]`

export async function syncFaultyContent(client: ServiceClient, lake: LakeEnv): Promise<void> {
  const {data: known, error} = await client.rpc('known_content_faults')
  throwOnError('known_content_faults', error)
  const since = new Date(Date.now() - LOOKBACK_MS).toISOString()
  const found = await changedContent(lake, {types: judgedTypes, since, known: known ?? []})
  const {error: failed} = await client.rpc('sync_content_faults', {
    documents: found.flatMap((document) => faultyDocument(document) ?? []),
  })
  throwOnError('sync_content_faults', failed)
}

async function changedContent(lake: LakeEnv, params: Record<string, unknown>): Promise<StoredDocument[]> {
  const contentLake = createContentLake({...lake, token: lake.SANITY_API_READ_TOKEN, timeoutMs: 10_000})
  try {
    return (await contentLake.query(query, params, 'published')) as StoredDocument[]
  } catch (error) {
    throw new HttpError('unavailable', 'The Content Lake does not answer', {cause: error})
  }
}

function faultyDocument(document: StoredDocument) {
  const faults = documentFaults(document).map(({path: [field], kind}) => ({field: String(field), kind}))
  if (faults.length === 0) return undefined
  const once = new Map(faults.map((fault) => [`${fault.field} ${fault.kind}`, fault]))
  return {id: document._id, type: document._type, title: titleOf(document), faults: [...once.values()]}
}

function titleOf({title, name, from}: StoredDocument) {
  const {lt, en} = (title ?? name ?? {}) as {lt?: unknown; en?: unknown}
  const text = (value: unknown) => (typeof value === 'string' && value.trim() ? withoutControls(value) : null)
  return {lt: text(lt) ?? text(from), en: text(en)}
}
