import {looksAutomatic} from '@site/schemas/requests/submission-fields'
import {callFunction} from './edge-function.ts'
import type {Failure} from './query.ts'
import {createRepeatableCall} from '#/repeatable-call.ts'

/**
 * `paymentsUnavailable`: Stripe opens no checkout; `closed`: registration has closed; `membersOnly`: it is open to
 * members only for now; `cancelled`: the event is; `gone`: there is no such event; `refused`: the function found the
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
  | 'refused'
  | 'suspected'
  | 'failed'

export type SubmissionResult = Accepted | Refusal

export interface Accepted {
  ok: true
  status: AcceptedStatus | undefined
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
  return createSender(functionName, (answer) => ({ok: true, status: statusIn(answer)}))
}

/** An answer without the URL of Stripe's page is a failure. */
export function createPaymentSender(functionName: string): PaymentSender {
  return createSender(functionName, (answer): PaymentResult => {
    const url = fieldOf(answer, 'url')
    return isWebPage(url) ? {ok: true, url} : {ok: false, error: 'failed'}
  })
}

function createSender<Sent>(
  functionName: string,
  toResult: (answer: unknown) => Sent,
): Sender<Sent | Refusal> {
  const {call, isRetry} = createRepeatableCall()

  async function send(content: object, additions?: object): Promise<Sent | Refusal> {
    if (looksAutomatic(content)) return {ok: false, error: 'suspected'}
    const result = await call(content, (key) =>
      callFunction(functionName, {...content, ...additions}, {'Idempotency-Key': key}),
    )
    return result.ok ? toResult(result.data) : {ok: false, error: toSubmissionError(result)}
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
}

function toSubmissionError({error, code}: Failure): SubmissionError {
  if (code === 'payments_unavailable') return 'paymentsUnavailable'
  if (error === 'offline' || error === 'unavailable' || error === 'tooMany') return error
  return byCode[code] ?? 'failed'
}
