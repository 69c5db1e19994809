import {Hono} from 'hono'
import * as z from 'zod'
import {checkBucketName} from './names.ts'
import type {StoredObject} from './objects-table.ts'
import {field, readJson} from './request-body.ts'
import type {StorageContext} from './storage-context.ts'
import {errors} from './storage-error.ts'

const order = z.enum(['asc', 'desc'])
const listing = z.object({
  prefix: field.text(),
  limit: field.integer(1).optional(),
  offset: field.integer(0).optional(),
  search: field.text().optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']),
      order: order.optional(),
    })
    .optional(),
})

const sorting = z.object({column: z.enum(['name', 'updated_at', 'created_at']), order: order.default('asc')})
const page = z.object({
  prefix: field.text().optional(),
  limit: field.integer(1).optional(),
  cursor: field.text().optional(),
  with_delimiter: field.flag().optional(),
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
    const depth = prefix.split('/').length
    const entries = await db.asCaller((tx) =>
      given.with_delimiter
        ? tx<Entry[]>`
            select * from storage.search_v2(${prefix}, ${bucket}, ${limit + 1}, ${depth}, ${cursor?.after ?? ''},
              ${sortBy.order}, ${sortBy.column}, ${cursor?.moment ?? ''})`
        : tx<Entry[]>`
            select id, name, metadata, updated_at, created_at, last_accessed_at from (
              select *, date_trunc('milliseconds', case ${sortBy.column}
                  when 'updated_at' then updated_at when 'created_at' then created_at else 'epoch' end) as moment
              from storage.objects where bucket_id = ${bucket} and starts_with(name, ${prefix})
            ) o
            where ${cursor?.after ?? ''} = '' or (moment, name collate "C") ${sortBy.order === 'desc' ? tx`<` : tx`>`}
              (${cursor?.moment || 'epoch'}::text::timestamptz, ${cursor?.after ?? ''})
            order by moment ${sortBy.order === 'desc' ? tx`desc` : tx`asc`},
              name collate "C" ${sortBy.order === 'desc' ? tx`desc` : tx`asc`}
            limit ${limit + 1}`,
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
    throw errors.invalidParameter('Invalid Parameter continuation token')
  }
}
