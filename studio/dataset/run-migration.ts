import type {SanityClient} from '@sanity/client'
import {SanityEncoder} from '@sanity/mutate'
import type {SanityDocument} from 'sanity'
import {collectMigrationMutations, type Migration} from 'sanity/migrate'

interface RunOptions {
  dryRun: boolean
}

/**
 * Migrates drafts too, in one transaction. Sanity's own command reaches hosted projects only.
 *
 * @returns the ids of the documents that it changes
 * @throws errors of the client, in which case nothing is changed
 */
export async function runMigration(
  client: SanityClient,
  migration: Migration,
  {dryRun}: RunOptions,
): Promise<string[]> {
  const found = await client.fetch<SanityDocument[]>(
    `*[_type in $types && (${migration.filter ?? 'true'})] | order(_id asc)`,
    {types: migration.documentTypes ?? []},
    {perspective: 'raw', useCdn: false},
  )
  const context = {client, dryRun, filtered: documentsAmong(found)}
  const mutations = []
  for await (const changes of collectMigrationMutations(migration, () => iterate(found), context)) {
    mutations.push(...SanityEncoder.encodeAll([changes].flat() as never))
  }
  if (!dryRun && mutations.length > 0) await client.mutate(mutations as never)
  return found.map(({_id}) => _id)
}

async function* iterate<Each>(all: Each[]): AsyncGenerator<Each> {
  yield* all
}

function documentsAmong(all: SanityDocument[]) {
  return {
    getDocument: async <Document extends SanityDocument>(id: string) =>
      all.find(({_id}) => _id === id) as Document | undefined,
    getDocuments: async <Document extends SanityDocument>(ids: string[]) =>
      all.filter(({_id}) => ids.includes(_id)) as Document[],
  }
}
