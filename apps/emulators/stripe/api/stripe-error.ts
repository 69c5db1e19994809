import {FULL_DISK} from '../../http/full-disk.ts'
import type {ContentfulStatusCode} from 'hono/utils/http-status'

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  doc_url?: string
  param?: string
}

export class StripeError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status as ContentfulStatusCode
    const {code} = body
    this.body = code
      ? {...body, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`}
      : body
    this.headers = headers
  }
}

export const invalidRequest = (
  message: string,
  details: {code?: string; param?: string} = {},
  status = 400,
) => new StripeError(status, {type: 'invalid_request_error', message, ...details})

/** The status is 404 for an object in the path, and 400 for one that a parameter names. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404) =>
  invalidRequest(`No such ${kind}: '${id}'`, {code: 'resource_missing', param}, status)

export const missingParameter = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, {code: 'parameter_missing', param})

export const unrecognizedUrl = (method: string, path: string) =>
  invalidRequest(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    {},
    404,
  )

/** Stripe never returns this, since its disks are not ours to fill. */
export const insufficientStorage = () => new StripeError(507, {type: 'api_error', message: FULL_DISK})

/** What Stripe has and this emulator lacks causes an error of our own, never a silent difference. */
export const notCovered = (param: string) =>
  invalidRequest(`The local Stripe does not cover the parameter ${param}.`, {param})
