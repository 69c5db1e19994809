import {failure, query, success, type Failure, type Result} from '#/supabase/query.ts'
import {managedRegistration, type ManagedRegistration} from './managed-registration.ts'
import type {RegistrationChanges} from './registration-changes.ts'

/**
 * `notFound`: the link leads to no registration; `ended`: the registration was cancelled, declined or has lapsed;
 * `eventCancelled`: there is nothing to change any more; `offerEnded`: the place is no longer held; `refused`: the
 * database found the values invalid.
 */
export type LinkError =
  'offline' | 'tooMany' | 'unavailable' | 'notFound' | 'ended' | 'eventCancelled' | 'offerEnded' | 'refused'

export type LinkResult = Result<ManagedRegistration, LinkError>

export async function showRegistration(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('show_registration', {token})))
}

/** What `changes` does not name stays. */
export async function changeRegistration(token: string, changes: RegistrationChanges): Promise<LinkResult> {
  return toLinkResult(
    await query((supabase) => supabase.rpc('change_registration', {token, changes: {...changes}})),
  )
}

/** Without `runnerIds`, the whole registration is cancelled. */
export async function cancelRegistration(token: string, runnerIds?: string[]): Promise<LinkResult> {
  return toLinkResult(
    await query((supabase) => supabase.rpc('cancel_registration', {token, runner_ids: runnerIds})),
  )
}

/** Who confirms too late gets a place if there is one, else waits for one. */
export async function confirmRegistration(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('confirm_registration', {token})))
}

export async function acceptPlace(token: string): Promise<LinkResult> {
  return toLinkResult(await query((supabase) => supabase.rpc('accept_place', {token})))
}

/** The consent is in these words and covers all children. */
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

function detailsOf(cause: unknown): unknown {
  return typeof cause === 'object' && cause && 'details' in cause ? cause.details : undefined
}
