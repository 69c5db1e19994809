import {definePageHandler} from '../_shared/define-page-handler.ts'
import {variable} from '../_shared/env.ts'
import {countSubmission} from '../_shared/rate-limit.ts'
import {photoBucket} from '../_shared/photo-bucket.ts'
import {requireRole} from '../_shared/require-role.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {requireAlbum, storePhoto} from './store-photo.ts'
import {readUpload} from './read-upload.ts'

export const handler = definePageHandler({
  name: 'upload-photo',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
  },
  handle: async (request, env) => {
    const {id: uploader, email} = await requireRole(request, env, 'moderator')
    const upload = await readUpload(request)
    const client = createServiceClient(env, 30_000)
    await requireAlbum(client, upload.albumKey)
    await countSubmission(client, env.SUPABASE_SECRET_KEYS.default, {
      action: 'upload-photo',
      email,
      request,
    })
    return Response.json({id: await storePhoto(client, photoBucket(env), upload, uploader)})
  },
})
