import {requireService} from '../_shared/caller.ts'
import {now} from '../_shared/clock.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {recordRun} from '../_shared/job-run.ts'
import {createServiceClient, throwOnError} from '../_shared/service-client.ts'

export const handler = defineHandler({
  name: 'update-event-places',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SITE_CLOCK: variable.SITE_CLOCK,
  },
  handle: async (request, env) => {
    await requireService(request, env)
    const update = async () => {
      const {error} = await createServiceClient(env).rpc('update_event_places', {at: now(env).toISOString()})
      throwOnError('update_event_places', error)
      return {}
    }
    return Response.json(await recordRun('update-event-places', env, update))
  },
})
