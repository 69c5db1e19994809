import {requireService} from '../_shared/caller.ts'
import {now} from '../_shared/clock.ts'
import {createContentLake, type ContentLake} from '../_shared/content-lake.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {recordRun} from '../_shared/job-run.ts'
import {carryOut} from './carry-out.ts'
import {createServiceClient, type ServiceClient} from '../_shared/service-client.ts'
import {findDue} from './find-due.ts'
import {tellAdmins} from './tell-admins.ts'
import {beginSchedules, tellOutcomes} from './tell-outcomes.ts'
import {tooLate} from './too-late.ts'

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
    const client = createServiceClient(env)
    return Response.json(await recordRun('publish-scheduled', env, () => carryOutDue(lake, client, now(env))))
  },
})

async function carryOutDue(lake: ContentLake, client: ServiceClient, at: Date) {
  const outcomes = {done: 0, failed: 0, ended: 0}
  const done = new Set<string>()
  let unreached: unknown
  try {
    const found = await findDue(lake, at)
    const late = found.filter((due) => tooLate(due, at))
    // They are told first: an interruption may tell them twice, and never leaves it out.
    const isTold = await tellAdmins(client, late).then(
      () => true,
      (error: unknown) => void (unreached = error),
    )
    await beginSchedules(client, found)
    for (const due of found) {
      if (!isTold && late.includes(due)) continue
      // One after the other, because two may concern the same path.
      await carryOut(lake, due, at).then(
        (outcome) => {
          outcomes[outcome] += 1
          if (outcome === 'done') done.add(due._id)
        },
        (error: unknown) => (unreached ??= error),
      )
    }
    await tellOutcomes(lake, client, done)
  } catch (error) {
    unreached = error
  }
  if (unreached !== undefined)
    throw new HttpError('unavailable', 'The Content Lake or the database does not answer', {cause: unreached})
  return outcomes
}
