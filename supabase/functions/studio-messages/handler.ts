import {studioMessage, studioMessages, type StudioMessages} from '@site/schemas/requests/studio-messages'
import {createContentLake} from '../_shared/content-lake.ts'
import {withCors} from '../_shared/define-page-handler.ts'
import {defineHandler, type Handler} from '../_shared/define-handler.ts'
import {readVariables, variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {countSubmission} from '../_shared/rate-limit.ts'
import {readJson} from '../_shared/read-body.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {memberIds, requireStudioUser, type StudioUser} from '../_shared/studio-user.ts'
import {carryOut, type ToCarryOut} from './carry-out.ts'

const timeoutMs = 5000

const handle = defineHandler({
  name: 'studio-messages',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SANITY_API_HOST: variable.SANITY_API_HOST,
    SANITY_PROJECT_ID: variable.SANITY_PROJECT_ID,
    SANITY_DATASET: variable.SANITY_DATASET,
    STUDIO_URL: variable.STUDIO_URL,
  },
  handle: async (request, env) => {
    const user = await requireStudioUser(request, env)
    const message = studioMessage.safeParse(await readJson(request))
    if (!message.success || user.email === '')
      throw new HttpError('bad_request', 'The body must hold an action and a language, of a person')
    // Viewers answer only: what they would ask of others is to be changed by somebody.
    if (!user.mayEdit && !['open', 'answer'].includes(message.data.action))
      throw new HttpError('forbidden', 'Only somebody who may edit may ask this')
    const client = createServiceClient(env)
    const count = (action: string) =>
      countSubmission(client, env.SUPABASE_SECRET_KEYS.default, {action, email: user.id, request})
    await count('studio-messages')
    const members = await memberIds(env, user)
    await keepPerson(client, user, message.data.language)
    // The Content Lake lets people read drafts by their own session.
    const lake = createContentLake({...env, token: user.token, timeoutMs})
    await carryOut(message.data, {client, lake, user, members, count} satisfies ToCarryOut)
    return Response.json(await messagesOf(client, user, members))
  },
})

/** Only pages of the Studio may read the response. */
export const handler: Handler = (request) => withCors(readVariables().STUDIO_URL, handle)(request)

async function keepPerson(client: ServiceClient, {id, name, email}: StudioUser, language: string) {
  const {error} = await client.rpc('open_studio', {id, name, email, language})
  throwOnError('open_studio', error)
}

/** Without people who have left the Studio, and what they asked. */
async function messagesOf(
  client: ServiceClient,
  {id}: StudioUser,
  members: ReadonlySet<string>,
): Promise<StudioMessages> {
  const {data, error} = await client.rpc('look_requests_of', {person: id})
  throwOnRefusal('look_requests_of', error)
  const {people, requests} = studioMessages.parse(data)
  return {people: people.filter((each) => members.has(each.id)), requests}
}
