import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

const table = z.object({
  /** With its schema, such as `public.profiles`. */
  name: z.string(),
  columns: z.array(z.string()),
  /** The columns by which its rows are sorted. */
  key: z.array(z.string()),
  rows: count,
  bytes: count,
  sha256,
})

const file = z.object({bytes: count, sha256})

export const manifestSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.object({
    from: z.string(),
    migrations: z.array(z.string()).min(1),
    tables: z.array(table),
    /** The last value of each sequence; null for one that has given none. */
    sequences: z.record(z.string(), z.string().nullable()),
  }),
  storage: z.object({
    buckets: z.array(
      z.object({
        id: z.string(),
        public: z.boolean(),
        fileSizeLimit: z.number().nullable(),
        allowedMimeTypes: z.array(z.string()).nullable(),
      }),
    ),
    files: z.array(file.extend({bucket: z.string(), path: z.string(), contentType: z.string()})),
  }),
  content: z.object({
    from: z.string(),
    documents: file.extend({
      count,
      /** The hash of each document by its id, without what a Content Lake sets itself. */
      digests: z.record(z.string(), sha256),
    }),
    assets: z.array(file.extend({id: z.string()})),
  }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Table = z.infer<typeof table>
export type Bucket = Manifest['storage']['buckets'][number]

export const manifestName = 'manifest.json'

/** The names of the entries in the archive. */
export const entryOf = {
  table: (name: string) => `database/${name}.copy.gz`,
  file: (bucket: string, path: string) => `storage/${bucket}/${encodeURIComponent(path)}`,
  asset: (id: string) => `content/assets/${id}`,
  documents: 'content/documents.ndjson.gz',
}
