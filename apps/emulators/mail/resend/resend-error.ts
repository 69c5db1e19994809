import {FULL_DISK} from '../../http/full-disk.ts'
import type {ContentfulStatusCode} from 'hono/utils/http-status'

type ErrorName =
  | 'application_error'
  | 'concurrent_idempotent_requests'
  | 'daily_quota_exceeded'
  | 'internal_server_error'
  | 'invalid_api_key'
  | 'invalid_attachment'
  | 'invalid_from_address'
  | 'invalid_idempotency_key'
  | 'invalid_idempotent_request'
  | 'method_not_allowed'
  | 'missing_api_key'
  | 'missing_required_field'
  | 'monthly_quota_exceeded'
  | 'not_found'
  | 'rate_limit_exceeded'
  | 'restricted_origin'
  | 'validation_error'

export class ResendError extends Error {
  readonly statusCode: ContentfulStatusCode
  readonly body: {statusCode: number; name: ErrorName; message: string}
  readonly headers: Record<string, string>

  constructor(statusCode: number, name: ErrorName, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.statusCode = statusCode as ContentfulStatusCode
    this.body = {statusCode, name, message}
    this.headers = headers
  }
}

export const invalid = (message: string) => new ResendError(422, 'validation_error', message)

/** Resend never returns this, since its disks are not ours to fill. */
export const insufficientStorage = () => new ResendError(507, 'application_error', FULL_DISK)

export const missing = (field: string) =>
  new ResendError(422, 'missing_required_field', `Missing \`${field}\` field.`)
