import type {PatchOperations, SanityClient, SanityDocument} from '@sanity/client'

/** A change of the content that there is, as a file `NNNN-name.ts` in `numbered`, with one of these as its default export. */
export interface ContentMigration {
  /** GROQ: which documents are not changed yet. Drafts and versions are found too, so it must not depend on an id. */
  filter: string
  change: (document: SanityDocument) => PatchOperations
}

const RECORD = 'migrations.applied'
const BATCH = 100
const TRIES = 5

/**
 * Applies what the dataset does not have yet, in order, and resolves to its names. Breaking it off does no harm.
 *
 * @throws {Error} if documents are found again although they were changed
 */
export async function migrateContent(
  client: SanityClient,
  migrations: Record<string, ContentMigration>,
): Promise<string[]> {
  const applied = await client.fetch<string[]>(`coalesce(*[_id == $id][0].applied, [])`, {id: RECORD}, raw)
  const due = Object.keys(migrations)
    .filter((name) => !applied.includes(name))
    .toSorted()
  for (const name of due) {
    await applyTo(client, name, migrations[name] as ContentMigration)
    // The dot in its id keeps the record from visitors.
    await client
      .transaction()
      .createIfNotExists({_id: RECORD, _type: 'contentMigrations'})
      .patch(RECORD, {setIfMissing: {applied: []}, insert: {after: 'applied[-1]', items: [name]}})
      .commit()
  }
  return due
}

const raw = {perspective: 'raw'} as const

async function applyTo(client: SanityClient, name: string, {filter, change}: ContentMigration) {
  const tries = new Map<string, number>()
  for (;;) {
    const documents = await client.fetch<SanityDocument[]>(`*[${filter}][0...${BATCH}]`, {}, raw)
    if (documents.length === 0) return
    for (const {_id} of documents) {
      const count = (tries.get(_id) ?? 0) + 1
      if (count > TRIES) throw new Error(`${name} does not change ${_id} so that its filter leaves it out.`)
      tries.set(_id, count)
    }
    const transaction = client.transaction()
    for (const document of documents)
      transaction.patch(document._id, {...change(document), ifRevisionID: document._rev})
    await transaction.commit({visibility: 'sync'}).catch((error: {statusCode?: number}) => {
      // Somebody has edited one of them meanwhile: they are read again.
      if (error.statusCode !== 409) throw error
    })
  }
}
