import {registrantsQuestion} from '@site/schemas/requests/registrants'
import {now} from '../_shared/clock.ts'
import {withCors} from '../_shared/define-page-handler.ts'
import {defineHandler, type Handler} from '../_shared/define-handler.ts'
import {readVariables, variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {countSubmission} from '../_shared/rate-limit.ts'
import {readJson} from '../_shared/read-body.ts'
import {createServiceClient, throwOnError} from '../_shared/service-client.ts'
import {requireEditor} from '../_shared/studio-user.ts'
import {answerOf, storedCounts} from './answer.ts'

const handle = defineHandler({
  name: 'count-registrants',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SANITY_API_HOST: variable.SANITY_API_HOST,
    SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID,
    STUDIO_URL: variable.STUDIO_URL,
    SITE_CLOCK: variable.SITE_CLOCK,
  },
  handle: async (request, env) => {
    const {id} = await requireEditor(request, env)
    const question = registrantsQuestion.safeParse(await readJson(request))
    if (!question.success) throw new HttpError('bad_request', 'The body must hold eventKey and changes')
    const client = createServiceClient(env)
    await countSubmission(client, env.SUPABASE_SECRET_KEYS.default, {
      action: 'count-registrants',
      email: id,
      request,
    })
    const {data, error} = await client.rpc('count_registrants', {event_key: question.data.eventKey})
    throwOnError('count_registrants', error)
    return Response.json(answerOf(storedCounts.parse(data), question.data, now(env)))
  },
})

/** Only pages of the Studio may read the response. */
export const handler: Handler = (request) => withCors(readVariables().STUDIO_URL, handle)(request)
