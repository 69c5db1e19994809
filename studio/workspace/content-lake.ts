import {createClient} from '@sanity/client'
import type {SingleWorkspace} from 'sanity'
import {guardClient} from '../vendor-patches/edited-drafts/guard-client.ts'
import {env} from './env.ts'

/**
 * Sanity's hosted service needs no settings. Another host is addressed without the project id in its name, and has its
 * own log-in.
 */
export const contentLake: Pick<SingleWorkspace, 'apiHost' | 'auth' | 'unstable_clientFactory'> = {
  unstable_clientFactory: (options) => guardClient(createClient(options)),
  ...(env.SANITY_API_HOST
    ? ownContentLake(env.SANITY_API_HOST)
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
      // This is in Lithuanian only, because the Studio's translations load after the log-in.
      providers: [{name: 'local', title: 'Prisijungti', url: `${apiHost}/v1/auth/login/local`}],
    },
  } satisfies Partial<SingleWorkspace>
}
