import {failure, query, success, type Failure, type Result} from '#/supabase/query.ts'
import {managedRegistration, type ManagedRegistration} from './managed-registration.ts'
import type {RegistrationChanges} from './registration-changes.ts'

/**
 * Why a link did not work. `notFound`: it leads to no registration; `ended`: the registration was cancelled, declined or
 * has lapsed; `eventCancelled`: there is nothing to change any more; `offerEnded`: the place is no longer held; `refused`:
 * the database found the values invalid.
 */
export type LinkError =
  'offline' | 'tooMany' | 'unavailable' | 'notFound' | 'ended' | 'eventCancelled' | 'offerEnded' | 'refused'

export type LinkResult = Result<ManagedRegistration, LinkError>

/** Reads the registration that a link leads to. */
export async function showRegistration(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('show_registration', {token})))
}

/** Changes what is named in `changes`. */
export async function changeRegistration(token: string, changes: RegistrationChanges): Promise<LinkResult> {
  return toLinkResult(
    await query((supabase) => supabase.rpc('change_registration', {token, changes: {...changes}})),
  )
}

/** Cancels the registration, or only some of its runners. */
export async function cancelRegistration(token: string, runnerIds?: string[]): Promise<LinkResult> {
  return toLinkResult(
    await query((supabase) => supabase.rpc('cancel_registration', {token, runner_ids: runnerIds})),
  )
}

/** Confirms that the link has reached the person. Who comes too late gets a place if there is one, else waits for one. */
export async function confirmRegistration(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('confirm_registration', {token})))
}

/** Takes the place that is offered. */
export async function acceptPlace(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('accept_place', {token})))
}

/** Consents for all children of the registration, in these words. */
export async function giveParentalConsent(token: string, wording: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('give_parental_consent', {token, wording})))
}

function toLinkResult(result: Result<unknown>): LinkResult {
  if (!result.ok) return {...result, error: toLinkError(result)}
  const shown = managedRegistration.safeParse(result.data)
  return shown.success ? success(shown.data) : failure('unavailable', shown.error)
}

function toLinkError({error, status, code, cause}: Failure): LinkError {
  if (error === 'offline' || error === 'tooMany') return error
  if (code === 'PT404') return 'notFound'
  if (code === 'PT409') return conflicts[String(detailsOf(cause))] ?? 'ended'
  return status === 400 ? 'refused' : 'unavailable'
}

const conflicts: Record<string, LinkError> = {offer_ended: 'offerEnded', event_cancelled: 'eventCancelled'}

/** The `detail` that the database raised. */
function detailsOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause && 'details' in cause ? cause.details : undefined
}
