import {Hono} from 'hono'
import type {TransactionSql} from 'postgres'
import * as z from 'zod'
import {checkBucketName, checkNewBucketName} from './names.ts'
import {findBucket, type StoredObject} from './objects-table.ts'
import {integer, readJson, readQuery} from './request-body.ts'
import type {StorageContext} from './storage-context.ts'
import {errors, StorageError} from './storage-error.ts'

const FILE_SIZE = /^(\d+(?:\.\d+)?)(gb|mb|kb|b)$/i
const BYTES = {gb: 1e9, mb: 1e6, kb: 1e3, b: 1}
const MIME_TYPE = /^([a-zA-Z0-9\-+.]+)\/([a-zA-Z0-9\-+.]+)(;\s*charset=[a-zA-Z0-9-]+)?$|\*$/

const limits = {
  public: z.boolean().optional(),
  file_size_limit: z.union([integer(0), z.string().regex(FILE_SIZE, 'must match pattern')]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
}
const newBucket = z.object({
  name: z.string(),
  id: z.string().optional(),
  type: z.enum(['STANDARD', 'ANALYTICS']).optional(),
  ...limits,
})
const bucketList = z.object({
  limit: z.coerce.number().pipe(integer(1)).optional(),
  offset: z.coerce.number().pipe(integer(0)).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().optional(),
})

interface BucketRow {
  owner: string | null
}

/** Storage returns an empty text for no owner. */
const withOwner = <Row extends BucketRow>(row: Row) => ({...row, owner: row.owner ?? ''})

const columns = (tx: TransactionSql) => tx`
  id, name, owner, public, file_size_limit::float8, allowed_mime_types, created_at, updated_at`

export function bucketRoutes(storage: StorageContext) {
  const app = new Hono()

  app.get('/', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.list')
    const {limit, offset, sortColumn, sortOrder, search} = readQuery(c.req.raw, bucketList)
    const rows = await db.asCaller(
      (tx) => tx<BucketRow[]>`
        select ${columns(tx)}, type from storage.buckets
        where strpos(lower(name), lower(${search ?? ''})) > 0
        ${sortColumn ? tx`order by ${tx(sortColumn)} ${sortOrder === 'desc' ? tx`desc` : tx`asc`}` : tx``}
        limit ${limit ?? null} offset ${offset ?? 0}`,
    )
    return c.json(rows.map(withOwner))
  })

  app.post('/', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.create')
    const bucket = await readJson(c.req.raw, newBucket)
    checkNewBucketName(bucket.name)
    if (bucket.type === 'ANALYTICS')
      throw new StorageError(
        409,
        'FeatureNotEnabled',
        'The feature iceberg_catalog is not enabled for this resource',
      )
    const {sub} = db.caller.claims
    const row = {
      id: bucket.id || bucket.name,
      name: bucket.name,
      public: bucket.public ?? false,
      ...(sub && {owner_id: sub}),
      ...(z.uuid().safeParse(sub).success && {owner: sub}),
      ...limitsOf(bucket, storage.fileSizeLimit),
    }
    await db.asCaller((tx) => tx`insert into storage.buckets ${tx(row)}`)
    return c.json({name: bucket.name})
  })

  app.get('/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.get')
    const [bucket] = await db.asCaller(
      (tx) => tx<BucketRow[]>`
        select ${columns(tx)} from storage.buckets where id = ${c.req.param('bucket')}`,
    )
    if (!bucket) throw errors.noSuchBucket()
    return c.json(withOwner(bucket))
  })

  app.put('/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.update')
    const given = await readJson(c.req.raw, z.object(limits))
    const id = c.req.param('bucket')
    checkBucketName(id)
    const changes = {
      ...(given.public !== undefined && {public: given.public}),
      ...limitsOf(given, storage.fileSizeLimit),
    }
    if (!Object.keys(changes).length) throw errors.invalidRequest('No content provided')
    const {count} = await db.asCaller((tx) => tx`update storage.buckets set ${tx(changes)} where id = ${id}`)
    if (!count) throw errors.noSuchBucket()
    return c.json({message: 'Successfully updated'})
  })

  app.delete('/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.delete')
    const id = c.req.param('bucket')
    await db.asService(async (tx) => {
      await findBucket(tx, id)
      const [object] = await tx`select from storage.objects where bucket_id = ${id} limit 1`
      if (object)
        throw new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty')
    })
    const {count} = await db.asCaller((tx) => tx`delete from storage.buckets where id = ${id}`)
    if (!count) throw errors.noSuchBucket()
    return c.json({message: 'Successfully deleted'})
  })

  app.post('/:bucket/empty', async (c) => {
    const db = await storage.connect(c, 'storage.bucket.empty')
    if (db.caller.claims.role !== 'service_role')
      throw errors.accessDenied('Access denied: Invalid role', 403)
    const removed = await db.asCaller(async (tx) => {
      await findBucket(tx, c.req.param('bucket'))
      return tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${c.req.param('bucket')} returning *`
    })
    await storage.files.remove(removed)
    return c.json({message: 'Empty bucket has been queued. Completion may take up to an hour.'})
  })

  return app
}

function limitsOf(
  {file_size_limit: size, allowed_mime_types: types}: z.infer<z.ZodObject<typeof limits>>,
  fileSizeLimit: number,
) {
  const bytes = typeof size === 'string' ? parseFileSize(size) : size
  if (typeof bytes === 'number' && bytes > fileSizeLimit) throw errors.tooLarge()
  const invalid = types?.find((type) => type.length > 1000 || (type && !MIME_TYPE.test(type)))
  if (invalid !== undefined) throw errors.invalidMimeType(invalid)
  return {
    ...(bytes !== undefined && {file_size_limit: bytes}),
    ...(types !== undefined && {allowed_mime_types: types?.filter(Boolean) ?? null}),
  }
}

function parseFileSize(text: string): number {
  const [, value = '', unit = ''] = FILE_SIZE.exec(text) ?? []
  return Math.round(Number(Number(value).toPrecision(3)) * BYTES[unit.toLowerCase() as keyof typeof BYTES])
}
