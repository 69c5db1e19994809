import {createClient} from '@sanity/client'
import type {SingleWorkspace} from 'sanity'
import {guardClient} from '../vendor-patches/edited-drafts/guard-client.ts'
import {env} from './env.ts'

/**
 * How the Studio reaches the Content Lake and logs in. Sanity's hosted service needs no settings. Another host is
 * addressed without the project id in the host name, and has its own log-in.
 */
export const contentLake: Pick<SingleWorkspace, 'apiHost' | 'auth' | 'unstable_clientFactory'> = {
  unstable_clientFactory: (options) => guardClient(createClient(options)),
  ...(env.SANITY_STUDIO_API_HOST
    ? ownContentLake(env.SANITY_STUDIO_API_HOST)
    : // With a cookie instead, the Studio has no token to ask the edge functions with.
      {auth: {loginMethod: 'token'}}),
}

function ownContentLake(apiHost: string) {
  return {
    apiHost,
    unstable_clientFactory: (options) => guardClient(createClient({...options, useProjectHostname: false})),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: false,
      // In Lithuanian only: the Studio's translations are made after the log-in.
      providers: [{name: 'local', title: 'Prisijungti', url: `${apiHost}/v1/auth/login/local`}],
    },
  } satisfies Partial<SingleWorkspace>
}
