interface LakeOptions {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
  token: string
  timeoutMs: number
}

export class LakeError extends Error {
  override readonly name = 'LakeError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface ContentLake {
  query: (
    query: string,
    params: Record<string, unknown>,
    perspective: 'published' | 'raw',
  ) => Promise<unknown>
  /** Applies all mutations in one transaction, visible to queries once it resolves. */
  mutate: (mutations: readonly object[]) => Promise<void>
  /** Applies all actions in one transaction, or none of them. */
  act: (actions: readonly object[]) => Promise<void>
  uploadImage: (file: Blob, filename: string) => Promise<string>
  /** @see https://www.sanity.io/docs/content-lake/attribute-limit */
  countAttributes: () => Promise<number>
}

const apiVersion = 'v2026-02-01'

/** `@sanity/client` would exceed the size limit of a function. */
export function createContentLake({token, timeoutMs, ...env}: LakeOptions): ContentLake {
  const {SANITY_PROJECT_ID: project, SANITY_DATASET: dataset} = env
  const host = env.SANITY_API_HOST?.replace(/\/+$/, '') ?? `https://${project}.api.sanity.io`

  async function request(
    path: string,
    search: Record<string, string>,
    init: RequestInit,
    version = apiVersion,
  ): Promise<unknown> {
    const response = await fetch(`${host}/${version}/${path}/${dataset}?${new URLSearchParams(search)}`, {
      ...init,
      headers: {...init.headers, authorization: `Bearer ${token}`, 'x-sanity-project-id': project},
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.text()
    if (!response.ok) throw new LakeError(response.status, `${response.status} ${body.slice(0, 500)}`)
    return JSON.parse(body)
  }

  return {
    query: async (query, params, perspective) => {
      const given = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
      const search = {query, ...Object.fromEntries(given), perspective, returnQuery: 'false'}
      const {result} = (await request('data/query', search, {})) as {result: unknown}
      return result
    },
    mutate: async (mutations) => {
      await request('data/mutate', {visibility: 'sync'}, jsonPost({mutations}))
    },
    act: async (actions) => {
      await request('data/actions', {}, jsonPost({actions}))
    },
    uploadImage: async (file, filename) => {
      const headers = {'content-type': file.type || 'application/octet-stream'}
      const init = {method: 'POST', headers, body: file}
      const {document} = (await request('assets/images', {filename}, init)) as {document: {_id: string}}
      return document._id
    },
    countAttributes: async () => {
      const {fields} = (await request('data/stats', {}, {}, 'v1')) as {fields: {count: {value: number}}}
      return fields.count.value
    },
  }
}

const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify(body),
})
