import {callFunction} from './edge-function.ts'
import type {Failure, Result} from './query.ts'

/**
 * Why a form was not accepted. `closed`: registration has closed; `cancelled`: the event is; `gone`: there is no such
 * event; `refused`: the function found the fields invalid, which the form had not.
 */
export type SubmissionError =
  'offline' | 'unavailable' | 'tooMany' | 'closed' | 'cancelled' | 'gone' | 'refused' | 'failed'

export type SubmissionResult = {ok: true; status: RegistrationStatus | undefined} | Refusal

export interface Refusal {
  ok: false
  error: SubmissionError
}

/** What has become of a registration; `requested` needs an organiser's confirmation. */
export type RegistrationStatus = (typeof statuses)[number]
const statuses = ['registered', 'requested', 'waiting'] as const

interface Attempt {
  key: string
  body: Record<string, unknown>
  pending: Promise<Result<unknown>> | undefined
}

export interface FormSender {
  /**
   * @param content what the visitor typed
   * @param additions sent along without being content, such as the id of a group; a retry sends the first ones
   */
  send: (content: object, additions?: object) => Promise<SubmissionResult>
  /** True if this content has been sent, but not accepted yet. */
  isRetry: (content: object) => boolean
}

/**
 * Sends what is typed into one form to an edge function. Repeated attempts to send the same content repeat the first
 * request, with its `Idempotency-Key`, so that a double click or a retry has one effect. To be created when the form is
 * first shown: `elapsedMs` counts from then.
 */
export function createFormSender(functionName: string): FormSender {
  const shownAt = performance.now()
  const attempts = new Map<string, Attempt>()

  function attemptFor(id: string, content: object, additions: object): Attempt {
    const elapsedMs = Math.round(performance.now() - shownAt)
    const attempt = attempts.get(id) ?? {
      key: crypto.randomUUID(),
      body: {...content, ...additions, elapsedMs},
      pending: undefined,
    }
    attempts.set(id, attempt)
    return attempt
  }

  async function send(content: object, additions: object = {}): Promise<SubmissionResult> {
    const id = JSON.stringify(content)
    const attempt = attemptFor(id, content, additions)
    attempt.pending ??= callFunction(functionName, attempt.body, {'Idempotency-Key': attempt.key})
    const result = await attempt.pending
    attempt.pending = undefined
    // A key that was refused would be refused again.
    if (result.ok || result.code === 'idempotency_conflict') attempts.delete(id)
    return result.ok
      ? {ok: true, status: statusIn(result.data)}
      : {ok: false, error: toSubmissionError(result)}
  }

  return {send, isRetry: (content) => attempts.has(JSON.stringify(content))}
}

function statusIn(answer: unknown): RegistrationStatus | undefined {
  const status: unknown =
    typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined
  return statuses.find((each) => each === status)
}

const byCode: Record<string, SubmissionError> = {
  registration_closed: 'closed',
  event_cancelled: 'cancelled',
  not_found: 'gone',
  bad_request: 'refused',
}

function toSubmissionError({error, code}: Failure): SubmissionError {
  if (error === 'offline' || error === 'unavailable' || error === 'tooMany') return error
  return byCode[code] ?? 'failed'
}
