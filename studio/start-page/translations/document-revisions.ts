import type {SanityClient} from '@sanity/client'

/** So many revisions at most are looked at, the latest. */
const LIMIT = 20

/**
 * States of a published document after a revision, the oldest first, as far as the Content Lake still has them: on the free
 * plan, for three days. Empty if it has none.
 */
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

/** Ids from a log with one JSON object a line, which a client has parsed already if there is only one. */
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
