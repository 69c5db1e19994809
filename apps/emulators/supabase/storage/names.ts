import {errors} from './storage-error.ts'

const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/
const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/
/** Storage uses this suffix for the buckets of Iceberg tables. */
const RESERVED_SUFFIX = '--table-s3'

/** @throws {StorageError} unless the key has only characters that are safe in S3 */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw errors.invalidKey(key)
}

/** @throws {StorageError} unless the name has only characters that are safe in S3, and no slash */
export function checkBucketName(name: string): void {
  if (!BUCKET_NAME.test(name)) throw errors.invalidBucketName()
}

/** @throws {StorageError} unless a bucket may get this name */
export function checkNewBucketName(name: string): void {
  checkBucketName(name)
  if (name.trim() !== name || name.endsWith(RESERVED_SUFFIX)) throw errors.invalidBucketName()
}
