import {type PathChange, redirectId, redirectTo} from '@site/schemas/routes/page-move'
import type {SanityClient, SanityDocument, Transaction} from '@sanity/client'

/** So many seconds long, somebody can take back what was published. */
export const undoableForSeconds = 600

/** The schema does not have this type, because nobody creates, finds or opens such a record. */
const publicationType = 'publication'

/** The dot hides it from everybody without a token. The revision is that of what was published. */
const publicationId = (revision: string) => `publication.${revision}`

/** What was there before. It is JSON, because references in a record would be listed as uses of other documents. */
interface Replaced {
  published?: SanityDocument | undefined
  move?: PathChange | undefined
  redirects: SanityDocument[]
}

export interface Publication extends Replaced {
  /** Whoever published. */
  by: string | null
  /** By the clock of the Content Lake. */
  ageSeconds: number
  record: {_id: string; _rev: string}
}

const publicationQuery = `*[_id == $id][0]{
  "record": {_id, _rev}, by, replaced, "ageSeconds": dateTime(now()) - dateTime(_createdAt)
}`

/** Returns undefined if that revision was not published by hand, or so long ago that its record is gone. */
export async function loadPublication(
  client: SanityClient,
  revision: string,
): Promise<Publication | undefined> {
  const params = {id: publicationId(revision)}
  const found = await client.fetch<(Omit<Publication, keyof Replaced> & {replaced: string}) | null>(
    publicationQuery,
    params,
    {perspective: 'raw', tag: 'publication'},
  )
  if (!found) return undefined
  const {replaced, ...publication} = found
  return {...publication, ...(JSON.parse(replaced) as Replaced)}
}

const besidesQuery = `{
  "redirects": *[_type == "redirect" && (from in [$from, $to] || _id == $redirectId)],
  "spent": *[_type == $type && dateTime(now()) - dateTime(_createdAt) > $seconds]._id
}`

interface Besides {
  redirects: SanityDocument[]
  spent: string[]
}

interface NextPublication {
  /** Of the published version. */
  id: string
  /** The one that it will have. */
  revision: string
  published: SanityDocument | undefined
  move: PathChange | undefined
  by: string | undefined
}

/**
 * Notes what is there before a document is published, and redirects from its old path. Until the page moves, it wins over
 * the redirect from its path.
 *
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function preparePublication(client: SanityClient, next: NextPublication): Promise<void> {
  const {id, revision, published, move, by} = next
  const {redirects, spent} = await client.fetch<Besides>(
    besidesQuery,
    {
      from: move?.from ?? null,
      to: move?.to ?? null,
      redirectId: move ? redirectId(move.from) : null,
      type: publicationType,
      seconds: undoableForSeconds,
    },
    {perspective: 'raw', tag: 'publication'},
  )
  const replaced: Replaced = {published, move, redirects}
  const transaction = client.transaction().createOrReplace({
    _id: publicationId(revision),
    _type: publicationType,
    by,
    replaced: JSON.stringify(replaced),
  })
  if (move) leaveRedirect(transaction, id, move, redirects)
  await spent.reduce((all, each) => all.delete(each), transaction).commit({tag: 'publication'})
}

/** Other redirects from the old path, and any from the new path, are in the way. */
function leaveRedirect(
  transaction: Transaction,
  id: string,
  {from}: PathChange,
  redirects: readonly SanityDocument[],
): void {
  const redirect = redirectTo(id, from)
  for (const {_id} of redirects) if (_id !== redirect._id) transaction.delete(_id)
  transaction.createOrReplace(redirect)
}
