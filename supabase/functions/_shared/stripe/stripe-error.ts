interface Details extends ErrorOptions {
  status?: number | undefined
  code?: string | undefined
  /** The name of the parameter that Stripe refused. */
  param?: string | undefined
  hasNoEffect: boolean
}

/** Stripe refused a request, failed, or did not answer. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  /** Of the response; undefined without one. */
  readonly status: number | undefined
  readonly code: string | undefined
  readonly param: string | undefined
  /**
   * Whether the request certainly had no effect. Otherwise only a repetition with the same idempotency key, or a look at
   * what Stripe has, tells.
   */
  readonly hasNoEffect: boolean

  constructor(message: string, {status, code, param, hasNoEffect, ...options}: Details) {
    super(message, options)
    this.status = status
    this.code = code
    this.param = param
    this.hasNoEffect = hasNoEffect
  }
}
