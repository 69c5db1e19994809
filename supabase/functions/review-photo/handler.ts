import {photoReview} from '@site/schemas/requests/photo'
import * as z from 'zod'
import {requireAdmin} from '../_shared/caller.ts'
import {clientOptionsWithin} from '../_shared/client-options.ts'
import {withCors} from '../_shared/cors.ts'
import {defineHandler, type Handler} from '../_shared/define-handler.ts'
import {parseEnv, variable} from '../_shared/env.ts'
import {readText} from '../_shared/read-text.ts'
import {Refusal} from '../_shared/refusal.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {reviewPhoto} from './review-photo.ts'

/** Adds a photo that waits to its album, or throws it away, for an admin. */
export const handler: Handler = (variables) => {
  const {SITE_URL} = parseEnv(z.object({SITE_URL: variable.SITE_URL}), variables)
  const answer = defineHandler({
    name: 'review-photo',
    env: {
      SUPABASE_URL: variable.SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
      SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
      SANITY_API_HOST: variable.SANITY_API_HOST,
      SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID,
      SANITY_DATASET: variable.SANITY_DATASET,
      SANITY_API_WRITE_TOKEN: variable.SANITY_API_WRITE_TOKEN,
    },
    answer: async (request, env) => {
      const admin = await requireAdmin(request, env)
      const review = photoReview.safeParse(await readJson(request))
      if (!review.success) throw new Refusal('bad_request', 'The body must hold id and decision')
      await reviewPhoto(createServiceClient(env, clientOptionsWithin(30_000)), env, {...review.data, admin})
      return Response.json({ok: true})
    },
  })
  return withCors(SITE_URL, answer(variables))
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readText(request))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('bad_request', 'The body must be JSON', {cause: error})
  }
}
