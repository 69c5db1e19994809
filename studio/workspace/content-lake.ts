import {createClient, type SanityClient} from '@sanity/client'
import type {SingleWorkspace} from 'sanity'
import {env} from './env.ts'

type Guard = (client: SanityClient) => SanityClient

/**
 * Sanity's hosted service needs no settings. Another host is addressed without the project id in its name, and has its
 * own log-in.
 */
export const contentLake = (
  guard: Guard,
): Pick<SingleWorkspace, 'apiHost' | 'auth' | 'unstable_clientFactory'> => ({
  unstable_clientFactory: (options) => guard(createClient(options)),
  ...(env.SANITY_API_HOST
    ? ownContentLake(env.SANITY_API_HOST, guard)
    : // With a cookie instead, the Studio has no token to ask the edge functions with.
      {auth: {loginMethod: 'token'}}),
})

function ownContentLake(apiHost: string, guard: Guard) {
  return {
    apiHost,
    unstable_clientFactory: (options) => guard(createClient({...options, useProjectHostname: false})),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: false,
      // This is in Lithuanian only, because the Studio's translations load after the log-in.
      providers: [{name: 'local', title: 'Prisijungti', url: `${apiHost}/v1/auth/login/local`}],
    },
  } satisfies Partial<SingleWorkspace>
}
