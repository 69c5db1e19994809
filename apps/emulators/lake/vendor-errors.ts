import {LakeError} from './lake-error.ts'

/** Errors outside the data API have this shape; `@sanity/client` shows them as `error - message`. */
const vendorError = (statusCode: number, error: string, message: string, more?: Record<string, unknown>) =>
  new LakeError(statusCode, {statusCode, error, message, ...more})

export const badRequest = (message: string, details?: string) =>
  vendorError(400, 'Bad Request', message, details === undefined ? undefined : {details})

/** The Studio logs out on this code; any other 401 it takes for a missing permission. */
export const sessionNotFound = () =>
  vendorError(401, 'Unauthorized', 'Session not found', {errorCode: 'SIO-401-ANF'})

export const insufficientPermission = (permission: string) =>
  vendorError(403, 'Forbidden', `Insufficient permissions; permission "${permission}" required`)

export const forbidden = (message: string) => vendorError(403, 'Forbidden', message)

export const notFound = (message: string) => vendorError(404, 'Not Found', message)

/** The Studio recognises a wrong project by `attributes`, and the CORS probe by `errorCode`. */
export const projectNotFound = () =>
  vendorError(404, 'Not Found', 'Project not found', {
    errorCode: 'SIO-404-PNF',
    attributes: {type: 'project'},
  })

/** The Studio recognises a wrong dataset by this very text in `error`. */
export const datasetNotFound = (name: string) =>
  vendorError(404, 'Dataset not found', `Dataset "${name}" not found`)

export const payloadTooLarge = (limit: string) =>
  vendorError(413, 'Payload Too Large', `The file is larger than ${limit}`)
