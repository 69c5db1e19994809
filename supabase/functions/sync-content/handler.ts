import {decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {isSignedRecently} from '@site/schemas/webhooks/signature-age'
import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {readText} from '../_shared/read-body.ts'
import {HttpError} from '../_shared/http-error.ts'
import {recordRun} from '../_shared/job-run.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {checkPlan} from './check-plan.ts'
import {coalesce} from './coalesce.ts'
import {syncContent} from './sync-content.ts'

const sync = coalesce(syncContent)

/** A webhook calls it on each change, and a schedule in case a webhook is lost. Repetitions do no harm. */
export const handler = defineHandler({
  name: 'sync-content',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SANITY_API_HOST: variable.SANITY_API_HOST,
    SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID,
    SANITY_DATASET: variable.SANITY_DATASET,
    SANITY_API_READ_TOKEN: variable.SANITY_API_READ_TOKEN,
    SANITY_WEBHOOK_SECRET: variable.SANITY_WEBHOOK_SECRET,
  },
  handle: async (request, env) => {
    const run = async () => ({items: await sync(createServiceClient(env), env)})
    const signature = request.headers.get(SIGNATURE_HEADER_NAME)
    if (signature === null) {
      await requireService(request, env)
      const synced = await recordRun('sync-content', env, run)
      await checkPlan(createServiceClient(env), env)
      return Response.json(synced)
    }
    await requireSanity(request, signature, env.SANITY_WEBHOOK_SECRET)
    return Response.json(await run())
  },
})

async function requireSanity(request: Request, signature: string, secret: string): Promise<void> {
  const body = await readText(request)
  if (!(await isValidSignature(body, signature, secret)))
    throw new HttpError('unauthorized', 'The signature is not that of the Content Lake')
  if (!isSignedRecently(decodeSignatureHeader(signature).timestamp))
    throw new HttpError('unauthorized', 'The signature is not of the last 5 minutes')
}
