import type {ContentfulStatusCode} from 'hono/utils/http-status'

interface StorageErrorOptions {
  /** What the error means, in the body. */
  statusCode: number
  code: string
  message: string
  /** An older name of the code, which clients still read. */
  error?: string
  /** Of the response. */
  httpStatus?: ContentfulStatusCode
}

/** A refusal as Supabase Storage words it: the response is nearly always a 400, and the body says what it means. */
export class StorageError extends Error {
  readonly httpStatus: ContentfulStatusCode
  readonly body: {statusCode: string; error: string; message: string; code: string}

  constructor({statusCode, code, message, error = code, httpStatus = 400}: StorageErrorOptions) {
    super(message)
    this.httpStatus = httpStatus
    this.body = {statusCode: String(statusCode), error, message, code}
  }
}

/** The errors that several routes respond with. */
export const errors = {
  noSuchBucket: () =>
    new StorageError({
      statusCode: 404,
      code: 'NoSuchBucket',
      error: 'Bucket not found',
      message: 'Bucket not found',
    }),
  noSuchKey: () =>
    new StorageError({statusCode: 404, code: 'NoSuchKey', error: 'not_found', message: 'Object not found'}),
  fileMissing: () =>
    new StorageError({
      statusCode: 404,
      code: 'NoSuchKey',
      error: 'Not found',
      message: 'The resource was not found',
    }),
  duplicate: (code: string) =>
    new StorageError({statusCode: 409, code, error: 'Duplicate', message: 'The resource already exists'}),
  bucketNotEmpty: () =>
    new StorageError({
      statusCode: 409,
      code: 'ResourceNotEmpty',
      message: 'The bucket you tried to delete is not empty',
    }),
  accessDenied: (message: string, httpStatus?: ContentfulStatusCode) =>
    new StorageError({statusCode: 403, code: 'AccessDenied', error: 'Unauthorized', message, httpStatus}),
  invalidKey: (key: string) =>
    new StorageError({statusCode: 400, code: 'InvalidKey', message: `Invalid key: ${key}`}),
  invalidBucketName: () =>
    new StorageError({
      statusCode: 400,
      code: 'InvalidBucketName',
      error: 'Invalid Input',
      message: 'Bucket name invalid',
    }),
  invalidMimeType: (mimetype: string) =>
    new StorageError({
      statusCode: 415,
      code: 'InvalidMimeType',
      error: 'invalid_mime_type',
      message: `mime type ${mimetype} is not supported`,
    }),
  invalidRequest: (message: string) => new StorageError({statusCode: 400, code: 'InvalidRequest', message}),
  invalidParameter: (message: string) =>
    new StorageError({statusCode: 400, code: 'InvalidParameter', message}),
  invalidSignature: (message = 'Invalid signature') =>
    new StorageError({statusCode: 400, code: 'InvalidSignature', message}),
  invalidJwt: (message: string) => new StorageError({statusCode: 400, code: 'InvalidJWT', message}),
  tooLarge: (entity = 'object') =>
    new StorageError({
      statusCode: 413,
      code: 'EntityTooLarge',
      error: 'Payload too large',
      message: `The ${entity} exceeded the maximum allowed size`,
    }),
}
