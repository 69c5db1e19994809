import {createClient, type SanityClient} from '@sanity/client'
import type {DatasetEnv} from './env.ts'

export function createDatasetClient(env: DatasetEnv): SanityClient {
  return createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_WRITE_TOKEN,
    apiVersion: '2026-02-01',
    useCdn: false,
    maxRetries: 1,
    ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
  })
}

export const nameDataset = (env: DatasetEnv) => `dataset ${env.SANITY_DATASET} of ${lakeUrl(env)}`

function lakeUrl({SANITY_API_HOST, SANITY_PROJECT_ID}: DatasetEnv): string {
  return SANITY_API_HOST || `https://${SANITY_PROJECT_ID}.api.sanity.io`
}

export function explainError(error: unknown, env: DatasetEnv): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error && 'code' in error.cause) {
    return `No response from ${lakeUrl(env)} (${error.cause.message}). Start it, or correct SANITY_API_HOST.`
  }
  if ('statusCode' in error && (error.statusCode === 401 || error.statusCode === 403)) {
    return `SANITY_API_WRITE_TOKEN was refused: ${error.message}`
  }
  return error.message
}
