import {newsletterToken} from '@site/schemas/requests/newsletter-subscription'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {readOneClick} from './read-one-click.ts'

/**
 * The mailbox provider posts without cookies (RFC 8058). A person who opens the URL is asked first. There is no rate
 * limit: the token cannot be guessed, and providers post for many readers from one network.
 */
export const handler = defineHandler({
  name: 'newsletter-unsubscribe',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SITE_URL: variable.SITE_URL,
  },
  show: (request, {SITE_URL}) => showPage(request, SITE_URL),
  handle: async (request, env) => {
    const token = tokenOf(request)
    if (token === undefined) throw new HttpError('not_found', 'The link leads to no subscription')
    await readOneClick(request)
    const {error} = await createServiceClient(env).rpc('unsubscribe_from_newsletter', {token})
    throwOnRefusal('unsubscribe_from_newsletter', error)
    return Response.json({ok: true})
  },
})

function showPage(request: Request, siteUrl: string): Response {
  const token = tokenOf(request)
  const isEnglish = new URL(request.url).searchParams.get('language') === 'en'
  const page = new URL(`${siteUrl}${isEnglish ? '/en' : ''}/naujienlaiskis/atsisakyti`)
  if (token !== undefined) page.searchParams.set('token', token)
  return new Response(null, {status: 303, headers: {location: page.href, 'referrer-policy': 'no-referrer'}})
}

const tokenOf = (request: Request) =>
  newsletterToken.safeParse(new URL(request.url).searchParams.get('token')).data
