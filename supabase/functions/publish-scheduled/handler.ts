import {requireService} from '../_shared/caller.ts'
import {now} from '../_shared/clock.ts'
import {createContentLake, type ContentLake} from '../_shared/content-lake.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {recordRun} from '../_shared/job-run.ts'
import {carryOut} from './carry-out.ts'
import {findDue} from './find-due.ts'

/** Below the minute after which the schedule calls again. */
const timeoutMs = 10_000

/** Volunteers see permanent failures in the Studio. The next call retries the others. */
export const handler = defineHandler({
  name: 'publish-scheduled',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SANITY_API_HOST: variable.SANITY_API_HOST,
    SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID,
    SANITY_DATASET: variable.SANITY_DATASET,
    SANITY_API_WRITE_TOKEN: variable.SANITY_API_WRITE_TOKEN,
    SITE_CLOCK: variable.SITE_CLOCK,
  },
  handle: async (request, env) => {
    await requireService(request, env)
    const lake = createContentLake({...env, token: env.SANITY_API_WRITE_TOKEN, timeoutMs})
    return Response.json(await recordRun('publish-scheduled', env, () => carryOutDue(lake, now(env))))
  },
})

async function carryOutDue(lake: ContentLake, at: Date) {
  const outcomes = {done: 0, failed: 0, ended: 0}
  let unreached: unknown
  try {
    for (const due of await findDue(lake, at)) {
      // One after the other, because two may concern the same path.
      await carryOut(lake, due).then(
        (outcome) => (outcomes[outcome] += 1),
        (error: unknown) => (unreached ??= error),
      )
    }
  } catch (error) {
    unreached = error
  }
  if (unreached !== undefined)
    throw new HttpError('unavailable', 'The Content Lake does not answer', {cause: unreached})
  return outcomes
}
