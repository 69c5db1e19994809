import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {recordRun} from '../_shared/job-run.ts'
import {photoBucket} from '../_shared/photo-bucket.ts'
import {
  createServiceClient,
  longTimeoutMs,
  throwOnError,
  type ServiceClient,
} from '../_shared/service-client.ts'
import {purgePhotos} from './purge-photos.ts'

export const purges = [
  'purge_expired',
  'purge_sign_ups',
  'purge_emails',
  'purge_submission_counts',
  'purge_submissions',
  'purge_newsletter',
  'purge_money',
  'purge_member_imports',
  'purge_bank_lines',
  'purge_job_runs',
  'purge_left_out',
  'purge_studio_messages',
  'purge_reported_errors',
  // Last, because it keeps the addresses of which something is left.
  'purge_email_preferences',
] as const

/** A failed purge does not stop the others. */
export const handler = defineHandler({
  name: 'purge-expired',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
  },
  handle: async (request, env) => {
    await requireService(request, env)
    return Response.json(
      await recordRun('purge-expired', env, async () => {
        const client = createServiceClient(env, longTimeoutMs)
        const photos = await purgePhotos(client, photoBucket(env)).catch((error: unknown) => ({error}))
        await purgeAll(client)
        if (photos) throw photos.error
        return {}
      }),
    )
  },
})

async function purgeAll(client: ServiceClient) {
  const results = []
  for (const purge of purges) results.push({purge, ...(await client.rpc(purge))})
  const failed = results.filter(({error}) => error)
  throwOnError(failed.map(({purge}) => purge).join(', '), failed[0]?.error ?? null)
}
