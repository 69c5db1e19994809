import * as z from 'zod'
import {requireAdmin} from '../_shared/caller.ts'
import {withCors} from '../_shared/cors.ts'
import {defineHandler, type Handler} from '../_shared/define-handler.ts'
import {parseEnv, variable} from '../_shared/env.ts'
import {clientOptionsWithin, createServiceClient} from '../_shared/service-client.ts'
import {storePhoto} from './store-photo.ts'
import {readUpload} from './read-upload.ts'

/** Stores a photo uploaded by an admin until it is reviewed. */
export const handler: Handler = (variables) => {
  const {SITE_URL} = parseEnv(z.object({SITE_URL: variable.SITE_URL}), variables)
  const handle = defineHandler({
    name: 'upload-photo',
    env: {
      SUPABASE_URL: variable.SUPABASE_URL,
      SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
      SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    },
    handle: async (request, env) => {
      const admin = await requireAdmin(request, env)
      const upload = await readUpload(request)
      return Response.json({
        id: await storePhoto(createServiceClient(env, clientOptionsWithin(30_000)), upload, admin),
      })
    },
  })
  return withCors(SITE_URL, handle(variables))
}
