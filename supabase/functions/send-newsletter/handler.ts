import {newsletterRequest} from '@site/schemas/requests/newsletter-issue'
import * as z from 'zod'
import {readCommunityName} from '../_shared/community-name.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {readIdempotencyKey} from '../_shared/idempotency-key.ts'
import {readJson} from '../_shared/read-body.ts'
import {requireRole} from '../_shared/require-role.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {previewNewsletter} from './preview-newsletter.ts'
import {sendNewsletter, sendTest} from './send-newsletter.ts'

export const handler = definePageHandler({
  name: 'send-newsletter',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SITE_URL: variable.SITE_URL,
  },
  handle: async (request, env) => {
    const sender = await requireRole(request, env, 'secretary', 'treasurer')
    const key = readIdempotencyKey(request)
    const parsed = newsletterRequest.safeParse(await readJson(request))
    if (!parsed.success) throw new HttpError('bad_request', z.prettifyError(parsed.error))
    const newsletter = parsed.data
    if (newsletter.audience === 'subscribers' && !sender.isAdmin)
      throw new HttpError('forbidden', 'Only an admin may write to the subscribers')
    const client = createServiceClient(env, 10_000)
    if (newsletter.mode === 'preview')
      return Response.json(previewNewsletter(newsletter, await readCommunityName(client), env))
    const sending = {
      client,
      sender,
      key,
      request,
      secret: env.SUPABASE_SECRET_KEYS.default,
    }
    if (newsletter.mode === 'test')
      return Response.json(await sendTest(newsletter, newsletter.locale, sending))
    return Response.json(await sendNewsletter(newsletter, newsletter, sending))
  },
})
