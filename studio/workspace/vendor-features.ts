import type {WorkspaceOptions} from 'sanity'
import {env} from './env.ts'

const names = ['comments', 'tasks', 'releases', 'scheduledDrafts', 'scheduledPublishing'] as const
type Feature = (typeof names)[number]

interface Chosen {
  /** Names separated by commas; `undefined` to leave it to the Content Lake. */
  features?: string | undefined
  /** Its own Content Lake, which has none of them, instead of Sanity's. */
  apiHost?: string | undefined
}

/** Whether each of Sanity's features is on; `undefined` leaves that to the plan of a hosted project. */
export function enabledFeatures({features, apiHost}: Chosen): Partial<Record<Feature, {enabled: boolean}>> {
  if (features === undefined && !apiHost) return {}
  const chosen = (features ?? '').split(',').map((name) => name.trim())
  return Object.fromEntries(names.map((name) => [name, {enabled: chosen.includes(name)}]))
}

const {comments, ...workspace} = enabledFeatures({
  features: env.SANITY_STUDIO_FEATURES,
  apiHost: env.SANITY_STUDIO_API_HOST,
})

/** For the documents of the workspace. */
export const documentFeatures = comments ? {comments} : {}

/** For the workspace itself. */
export const workspaceFeatures: Pick<
  WorkspaceOptions,
  'tasks' | 'releases' | 'scheduledDrafts' | 'scheduledPublishing'
> = workspace
