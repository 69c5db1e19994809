import {requireAdmin} from '../_shared/caller.ts'
import {clientOptionsWithin} from '../_shared/client-options.ts'
import {withCors} from '../_shared/cors.ts'
import {defineHandler, type Handler} from '../_shared/define-handler.ts'
import {parseEnv, variable} from '../_shared/env.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import * as z from 'zod'
import {keepPhoto} from './keep-photo.ts'
import {readUpload} from './read-upload.ts'

/** Takes a photo from an admin's browser and keeps it until somebody approves it. */
export const handler: Handler = (variables) => {
  const {SITE_URL} = parseEnv(z.object({SITE_URL: variable.SITE_URL}), variables)
  const answer = defineHandler({
    name: 'upload-photo',
    env: {
      SUPABASE_URL: variable.SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
      SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    },
    answer: async (request, env) => {
      const admin = await requireAdmin(request, env)
      const upload = await readUpload(request)
      return Response.json({
        id: await keepPhoto(createServiceClient(env, clientOptionsWithin(30_000)), upload, admin),
      })
    },
  })
  return withCors(SITE_URL, answer(variables))
}
