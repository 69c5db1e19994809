import 'server-only'
import {createClient} from 'next-sanity'
import {env} from '../env.ts'

export const client = createClient({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  apiVersion: '2026-02-01',
  token: env.SANITY_API_READ_TOKEN,
  perspective: 'published',
  useCdn: false,
  ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
})
