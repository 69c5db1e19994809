import type {ContentfulStatusCode} from 'hono/utils/http-status'

interface Details {
  /** Clients still read this older name of the code. */
  error?: string
  httpStatus?: ContentfulStatusCode
  cause?: unknown
}

/** The response is nearly always a 400, and its body has the actual status. */
export class StorageError extends Error {
  readonly httpStatus: ContentfulStatusCode
  readonly body: {statusCode: string; error: string; message: string; code: string}

  /** @param statusCode the status in the body */
  constructor(
    statusCode: number,
    code: string,
    message: string,
    {error = code, httpStatus = 400, cause}: Details = {},
  ) {
    super(message, {cause})
    this.httpStatus = httpStatus
    this.body = {statusCode: String(statusCode), error, message, code}
  }
}

export const errors = {
  noSuchBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', {error: 'Bucket not found'}),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'Object not found', {error: 'not_found'}),
  fileMissing: () => new StorageError(404, 'NoSuchKey', 'The resource was not found', {error: 'Not found'}),
  accessDenied: (message: string, httpStatus?: ContentfulStatusCode) =>
    new StorageError(403, 'AccessDenied', message, {error: 'Unauthorized', httpStatus}),
  invalidKey: (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', {error: 'Invalid Input'}),
  invalidMimeType: (type: string) =>
    new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, {
      error: 'invalid_mime_type',
    }),
  invalidParameter: (name: string) => new StorageError(400, 'InvalidParameter', `Invalid Parameter ${name}`),
  invalidRequest: (message: string, error?: string) =>
    new StorageError(400, 'InvalidRequest', message, {error}),
  tooLarge: (entity = 'object') =>
    new StorageError(413, 'EntityTooLarge', `The ${entity} exceeded the maximum allowed size`, {
      error: 'Payload too large',
    }),
}
