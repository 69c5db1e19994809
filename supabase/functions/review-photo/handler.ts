import {photoReview} from '@site/schemas/requests/photo'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {variable} from '../_shared/env.ts'
import {readJson} from '../_shared/read-body.ts'
import {HttpError} from '../_shared/http-error.ts'
import {photoBucket} from '../_shared/photo-bucket.ts'
import {requireRole} from '../_shared/require-role.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {reviewPhoto} from './review-photo.ts'

export const handler = definePageHandler({
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
  handle: async (request, env) => {
    const {id: reviewer} = await requireRole(request, env, 'moderator')
    const review = photoReview.safeParse(await readJson(request))
    if (!review.success) throw new HttpError('bad_request', 'The body must hold id and decision')
    const client = createServiceClient(env, 30_000)
    await reviewPhoto(client, photoBucket(env), env, {...review.data, reviewer})
    return Response.json({ok: true})
  },
})
