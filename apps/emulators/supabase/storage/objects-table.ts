import type {TransactionSql} from 'postgres'
import {errors} from './storage-error.ts'

interface Bucket {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

export interface FileMetadata {
  eTag?: string
  size?: number
  mimetype?: string
  cacheControl?: string
  lastModified?: string
  contentLength?: number
  httpStatusCode?: number
}

export interface StoredObject {
  id: string
  name: string
  bucket_id: string
  owner: string | null
  owner_id: string | null
  version: string | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
  metadata: FileMetadata | null
  user_metadata: object | null
  path_tokens: string[]
}

/** An undefined value stays as it is, or gets the column's default. */
export interface ObjectValues {
  bucket_id: string
  name: string
  version: string
  owner?: string
  metadata?: FileMetadata
  user_metadata?: object
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-5][0-9a-f]{3}-[089ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** @throws {StorageError} when there is no such bucket */
export async function findBucket(tx: TransactionSql, id: string): Promise<Bucket> {
  const [bucket] = await tx<Bucket[]>`
    select id, public, file_size_limit::float8, allowed_mime_types from storage.buckets where id = ${id}`
  if (!bucket) throw errors.noSuchBucket()
  return bucket
}

/** @throws {StorageError} when there is no such object, or the transaction's role may not see it */
export async function findObject(
  tx: TransactionSql,
  bucket: string,
  name: string,
  {isLocked = false} = {},
): Promise<StoredObject> {
  const [object] = await tx<StoredObject[]>`
    select * from storage.objects where bucket_id = ${bucket} and name = ${name} ${isLocked ? tx`for update` : tx``}`
  if (!object) throw errors.noSuchKey()
  return object
}

export async function insertObject(tx: TransactionSql, values: ObjectValues): Promise<void> {
  await tx`insert into storage.objects ${tx(columns(tx, values))}`
}

/** Waits for all others that write the same key. Returns the replaced object. */
export async function replaceObject(tx: TransactionSql, values: ObjectValues) {
  const {bucket_id, name} = values
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${bucket_id}/${name}`}, 0))`
  const replaced = await tx<StoredObject[]>`
    select * from storage.objects where bucket_id = ${bucket_id} and name = ${name} for update`
  return {stored: await upsertObject(tx, values), replaced}
}

export async function upsertObject(tx: TransactionSql, values: ObjectValues): Promise<StoredObject> {
  const given = columns(tx, values)
  const {name: _name, bucket_id: _bucket, ...changes} = given
  const [object] = await tx<StoredObject[]>`
    insert into storage.objects ${tx(given)}
    on conflict (name, bucket_id) do update set ${tx(changes)}
    returning *`
  if (!object) throw errors.noSuchKey()
  return object
}

/** @throws {StorageError} when there is no such object, or the transaction's role may not change it */
export async function updateObject(
  tx: TransactionSql,
  {bucket_id, name}: {bucket_id: string; name: string},
  values: ObjectValues,
): Promise<StoredObject> {
  const [object] = await tx<StoredObject[]>`
    update storage.objects set ${tx(columns(tx, values))}
    where bucket_id = ${bucket_id} and name = ${name} returning *`
  if (!object) throw errors.noSuchKey()
  return object
}

function columns(tx: TransactionSql, {owner, metadata, user_metadata, ...values}: ObjectValues) {
  return {
    ...values,
    ...(owner && {owner_id: owner}),
    ...(owner && UUID.test(owner) && {owner}),
    ...(metadata && {metadata: tx.json(metadata as never)}),
    ...(user_metadata && {user_metadata: tx.json(user_metadata as never)}),
  }
}
