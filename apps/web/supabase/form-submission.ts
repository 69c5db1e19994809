import type {Failure} from './query.ts'
import {createRepeatableCall} from './repeatable-call.ts'

/**
 * Why a form was not accepted. `closed`: registration has closed; `membersOnly`: it is open to members only for now;
 * `cancelled`: the event is; `gone`: there is no such event; `refused`: the function found the fields invalid, which the
 * form had not.
 */
export type SubmissionError =
  | 'offline'
  | 'unavailable'
  | 'tooMany'
  | 'closed'
  | 'membersOnly'
  | 'cancelled'
  | 'gone'
  | 'refused'
  | 'failed'

export type SubmissionResult = {ok: true; status: RegistrationStatus | undefined} | Refusal

export interface Refusal {
  ok: false
  error: SubmissionError
}

/** What has become of a registration; `requested` needs an organiser's confirmation. */
export type RegistrationStatus = (typeof statuses)[number]
const statuses = ['registered', 'requested', 'waiting'] as const

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
 * Sends what is typed into one form to an edge function, so that a double click or a retry has one effect. To be created
 * when the form is first shown: `elapsedMs` counts from then.
 */
export function createFormSender(functionName: string): FormSender {
  const shownAt = performance.now()
  const {call, isRetry} = createRepeatableCall(functionName)

  async function send(content: object, additions: object = {}): Promise<SubmissionResult> {
    const elapsedMs = Math.round(performance.now() - shownAt)
    const result = await call(content, {...additions, elapsedMs})
    return result.ok
      ? {ok: true, status: statusIn(result.data)}
      : {ok: false, error: toSubmissionError(result)}
  }

  return {send, isRetry}
}

function statusIn(answer: unknown): RegistrationStatus | undefined {
  const status: unknown =
    typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined
  return statuses.find((each) => each === status)
}

const byCode: Record<string, SubmissionError> = {
  registration_closed: 'closed',
  members_only: 'membersOnly',
  event_cancelled: 'cancelled',
  not_found: 'gone',
  bad_request: 'refused',
}

function toSubmissionError({error, code}: Failure): SubmissionError {
  if (error === 'offline' || error === 'unavailable' || error === 'tooMany') return error
  return byCode[code] ?? 'failed'
}
