import {FULL_DISK} from '../http/full-disk.ts'

export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(JSON.stringify(body))
    this.name = 'LakeError'
    this.status = status
    this.body = body
  }
}

/** `@sanity/client` shows these errors as `error - message`. */
const apiError = (statusCode: number, error: string, message: string, more?: Record<string, unknown>) =>
  new LakeError(statusCode, {statusCode, error, message, ...more})

export const badRequest = (message: string, details?: string) =>
  apiError(400, 'Bad Request', message, details === undefined ? undefined : {details})

/** The Studio logs out on this code and takes any other 401 for a missing permission. */
export const sessionNotFound = () =>
  apiError(401, 'Unauthorized', 'Session not found', {errorCode: 'SIO-401-ANF'})

export const insufficientPermission = (permission: string) =>
  apiError(403, 'Forbidden', `Insufficient permissions; permission "${permission}" required`)

export const forbidden = (message: string) => apiError(403, 'Forbidden', message)

export const notFound = (message: string) => apiError(404, 'Not Found', message)

/** The Studio recognises an unknown project by `attributes`, its CORS probe by `errorCode`. */
export const projectNotFound = () =>
  apiError(404, 'Not Found', 'Project not found', {
    errorCode: 'SIO-404-PNF',
    attributes: {type: 'project'},
  })

/** The Studio recognises an unknown dataset by the text of `error`. */
export const datasetNotFound = (name: string) =>
  apiError(404, 'Dataset not found', `Dataset "${name}" not found`)

export const payloadTooLarge = (maxBytes: number) =>
  apiError(413, 'Payload Too Large', `Request body exceeds limit of ${maxBytes} bytes`)

export const uriTooLong = (maxBytes: number) =>
  apiError(414, 'URI Too Long', `Query exceeds limit of ${maxBytes} bytes, send it by POST`)

export const tooManyRequests = (message: string) => apiError(429, 'Too Many Requests', message)

export const serviceUnavailable = () => apiError(503, 'Service Unavailable', 'The server stops')

/** Sanity never returns this, since its disks are not ours to fill. */
export const insufficientStorage = () => apiError(507, 'Insufficient Storage', FULL_DISK)

/** Nobody reads this response. */
export const clientLeft = () => apiError(499, 'Client Closed Request', 'The client left')
