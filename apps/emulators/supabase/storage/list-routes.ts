import {Hono} from 'hono'
import * as z from 'zod'
import {checkBucketName} from './names.ts'
import type {StoredObject} from './objects-table.ts'
import {integer, readJson} from './request-body.ts'
import type {StorageContext} from './storage-context.ts'
import {errors} from './storage-error.ts'

const order = z.enum(['asc', 'desc'])
const listing = z.object({
  prefix: z.string(),
  limit: integer(1).optional(),
  offset: integer(0).optional(),
  search: z.string().optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']),
      order: order.optional(),
    })
    .optional(),
})

const sorting = z.object({column: z.enum(['name', 'updated_at', 'created_at']), order: order.default('asc')})
const page = z.object({
  prefix: z.string().optional(),
  limit: integer(1).optional(),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().optional(),
  sortBy: sorting.optional(),
})
const cursorShape = z.object({after: z.string(), moment: z.string(), sortBy: sorting})

type Entry = Pick<StoredObject, 'name' | 'updated_at' | 'created_at' | 'last_accessed_at' | 'metadata'> & {
  id: string | null
}

export function listRoutes(storage: StorageContext) {
  const app = new Hono()

  app.post('/list/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.object.list')
    const {prefix, limit, offset, search, sortBy} = await readJson(c.req.raw, listing)
    const bucket = c.req.param('bucket')
    checkBucketName(bucket)
    const folder = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix
    const entries = await db.asCaller(
      (tx) => tx`
        select * from storage.search(${folder}, ${bucket}, ${limit ?? 100}, 1, ${offset ?? 0}, ${search ?? ''},
          ${sortBy?.column ?? 'name'}, ${sortBy?.order ?? 'asc'})`,
    )
    return c.json(entries)
  })

  app.post('/list-v2/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.object.list_v2')
    const given = await readJson(c.req.raw, page)
    const bucket = c.req.param('bucket')
    checkBucketName(bucket)
    const limit = Math.min(given.limit ?? 1000, 1000)
    const prefix = given.prefix ?? ''
    const cursor = given.cursor ? readCursor(given.cursor) : undefined
    const sortBy = cursor?.sortBy ?? given.sortBy ?? {column: 'name', order: 'asc'}
    const depth = given.with_delimiter ? prefix.split('/').length : 0
    const entries = await db.asCaller(
      (tx) => tx<Entry[]>`
        select * from storage.search_v2(${prefix}, ${bucket}, ${limit + 1}, ${depth}, ${cursor?.after ?? ''},
          ${sortBy.order}, ${sortBy.column}, ${cursor?.moment ?? ''})`,
    )
    const shown = entries
      .slice(0, limit)
      .map((entry) => (entry.id === null ? {...entry, name: `${entry.name}/`} : entry))
    const last = entries.length > limit ? shown.at(-1) : undefined
    return c.json({
      hasNext: last !== undefined,
      ...(last && {
        nextCursor: writeCursor({
          after: last.name,
          moment: sortBy.column === 'name' ? '' : last[sortBy.column].toISOString(),
          sortBy,
        }),
        nextCursorKey: last.name,
      }),
      folders: shown.filter(({id}) => id === null),
      objects: shown.filter(({id}) => id !== null),
    })
  })

  return app
}

const writeCursor = (cursor: z.infer<typeof cursorShape>) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64')

function readCursor(text: string): z.infer<typeof cursorShape> {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
  } catch {
    throw errors.invalidParameter('continuation token')
  }
}
