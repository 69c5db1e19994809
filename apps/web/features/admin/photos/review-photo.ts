import type {PhotoReview} from '@site/schemas/requests/photo'
import {FunctionsHttpError} from '@supabase/supabase-js'
import {getSupabase} from '#/supabase/supabase-client.ts'

/** `gone`: another admin was faster; `broken`: the file is no whole picture. */
export type ReviewFailure = 'gone' | 'broken' | 'signedOut' | 'unavailable' | 'failed'

/** Puts a photo that waits into its album, or throws it away. */
export async function reviewPhoto(
  review: PhotoReview,
): Promise<{ok: true} | {ok: false; error: ReviewFailure}> {
  const supabase = await getSupabase()
  const {error} = await supabase.functions.invoke('review-photo', {body: review})
  if (!error) return {ok: true}
  if (!(error instanceof FunctionsHttpError)) return {ok: false, error: 'unavailable'}
  const {status} = error.context as Response
  if (status === 404) return {ok: false, error: 'gone'}
  if (status === 415) return {ok: false, error: 'broken'}
  return {ok: false, error: status === 401 || status === 403 ? 'signedOut' : 'failed'}
}
