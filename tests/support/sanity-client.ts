import {createClient, type SanityClient} from '@sanity/client'
import {stackEnv} from '../env.ts'

/** The official client, with an administrator's token of the running stack's Content Lake. */
export function sanityClient(): SanityClient {
  const env = stackEnv()
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    apiHost: env.SANITY_API_HOST,
    useProjectHostname: false,
    apiVersion: '2026-02-01',
    useCdn: false,
    token: env.SANITY_API_WRITE_TOKEN,
  })
}
