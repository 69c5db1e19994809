import type {Variables} from '../env.ts'

/**
 * Tells the local database what content there is; later the webhook does.
 *
 * @throws {Error} with what the function answered, when it fails
 */
export async function syncContent(env: Variables): Promise<void> {
  const response = await fetch(`${env.SUPABASE_URL}/functions/v1/sync-content`, {
    method: 'POST',
    headers: {apikey: env.SUPABASE_SECRET_KEY ?? '', 'content-type': 'application/json'},
    body: '{}',
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok)
    throw new Error(`The database did not learn of the content: ${response.status} ${await response.text()}`)
}
