import {looksAutomatic} from '@site/schemas/requests/looks-automatic'
import {callFunction} from './edge-function.ts'
import type {Failure, Result} from './query.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'

/**
 * `paymentsUnavailable`: Stripe opens no checkout; `closed`: registration has closed; `membersOnly`: it is open to
 * members only for now; `cancelled`: the event is; `gone`: there is no such event; `giftAidChanged`: the declaration has other words now; `refused`: the function found the
 * fields invalid, which the form had not; `suspected`: nothing was sent, since a program seems to have filled in the
 * form.
 */
export type SubmissionError =
  | 'offline'
  | 'unavailable'
  | 'paymentsUnavailable'
  | 'tooMany'
  | 'closed'
  | 'membersOnly'
  | 'cancelled'
  | 'gone'
  | 'giftAidChanged'
  | 'refused'
  | 'suspected'
  | 'failed'

export type SubmissionResult = Accepted | Refusal

export interface Accepted {
  ok: true
  status: AcceptedStatus | undefined
  /** True only if the function says that an email to the person is queued. */
  isEmailed: boolean
}

export type PaymentResult = BegunPayment | Refusal

export interface BegunPayment {
  ok: true
  /** The URL is that of Stripe's page. */
  url: string
}

export interface Refusal {
  ok: false
  error: SubmissionError
}

/** What the server answers to a form that was posted without script. */
export interface PostedForm<Success = Accepted | BegunPayment> {
  /** They are nested as the fields are, and empty once the form has been accepted. */
  values: object
  /** `name` is a path, such as `children.0.age`. */
  errors: {name: string; code: string}[]
  failure?: SubmissionError
  accepted?: Success
}

/** An organiser confirms what is `requested`; the person confirms `unconfirmed` within 30 minutes, by email. */
export type AcceptedStatus = (typeof statuses)[number]
const statuses = ['registered', 'requested', 'waiting', 'unconfirmed'] as const

interface Sender<Sent> {
  /** `content` is what the visitor typed. `additions`, such as a group's id, are sent along; a retry repeats them. */
  send: (content: object, additions?: object) => Promise<Sent>
  /** True if this content has been sent, but not accepted yet. */
  isRetry: (content: object) => boolean
}

export type FormSender = Sender<SubmissionResult>
export type PaymentSender = Sender<PaymentResult>

/** A double click or a retry has one effect. */
export function createFormSender(functionName: string): FormSender {
  return createSender(functionName, formResult)
}

export function createPaymentSender(functionName: string): PaymentSender {
  return createSender(functionName, paymentResult)
}

export function formResult(result: Result<unknown>): SubmissionResult {
  return result.ok
    ? {ok: true, status: statusIn(result.data), isEmailed: fieldOf(result.data, 'emailed') === true}
    : refusal(result)
}

/** An answer without the URL of Stripe's page is a failure. */
export function paymentResult(result: Result<unknown>): PaymentResult {
  if (!result.ok) return refusal(result)
  const url = fieldOf(result.data, 'url')
  return isWebPage(url) ? {ok: true, url} : {ok: false, error: 'failed'}
}

function createSender<Sent>(
  functionName: string,
  toSent: (result: Result<unknown>) => Sent,
): Sender<Sent | Refusal> {
  const {call, isRetry} = createRepeatableCall<Result<unknown>>()

  async function send(content: object, additions?: object): Promise<Sent | Refusal> {
    if (looksAutomatic(content)) return {ok: false, error: 'suspected'}
    return toSent(
      await call(content, (key) =>
        callFunction(functionName, {...content, ...additions}, {'Idempotency-Key': key}),
      ),
    )
  }

  return {send, isRetry}
}

function statusIn(answer: unknown): AcceptedStatus | undefined {
  if (fieldOf(answer, 'unconfirmedUntil')) return 'unconfirmed'
  const status = fieldOf(answer, 'status')
  return statuses.find((each) => each === status)
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer ? Reflect.get(answer, name) : undefined
}

function isWebPage(url: unknown): url is string {
  return typeof url === 'string' && /^https?:\/\//.test(url)
}

const byCode: Record<string, SubmissionError> = {
  registration_closed: 'closed',
  members_only: 'membersOnly',
  event_cancelled: 'cancelled',
  not_found: 'gone',
  bad_request: 'refused',
  gift_aid_changed: 'giftAidChanged',
}

function refusal(failure: Failure): Refusal {
  return {ok: false, error: toSubmissionError(failure)}
}

function toSubmissionError({error, code}: Failure): SubmissionError {
  if (code === 'payments_unavailable') return 'paymentsUnavailable'
  if (error === 'offline' || error === 'unavailable' || error === 'tooMany') return error
  return byCode[code] ?? 'failed'
}
