import type {SanityClient} from '@sanity/client'

const LIMIT = 20

/** The oldest revision comes first. The Content Lake's free plan keeps revisions for three days. */
export async function documentRevisions(
  client: SanityClient,
  id: string,
  after: string | undefined,
): Promise<unknown[]> {
  const history = `/data/history/${client.config().dataset}`
  const log = await client.request<unknown>({
    url: `${history}/transactions/${id}`,
    query: {excludeContent: 'true', reverse: 'true', limit: String(LIMIT)},
    tag: 'translation-revisions',
  })
  const ids = transactionIds(log).toReversed()
  const revisions = ids.slice(after ? ids.indexOf(after) + 1 : 0)
  const states = await Promise.all(
    revisions.map((revision) =>
      client.request<{documents?: unknown[]}>({
        url: `${history}/documents/${id}`,
        query: {revision},
        tag: 'translation-revisions',
      }),
    ),
  )
  return states.flatMap(({documents}) => documents?.slice(0, 1) ?? [])
}

/** The log has one JSON object a line. If there is only one, the client has already parsed it. */
export function transactionIds(log: unknown): string[] {
  const entries: unknown[] =
    typeof log === 'string'
      ? log
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as unknown)
      : [log]
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string'
      ? [entry.id]
      : [],
  )
}
