import type {WorkspaceOptions} from 'sanity'
import {env} from './env.ts'

const names = ['comments', 'tasks', 'releases', 'scheduledDrafts', 'scheduledPublishing'] as const
type Feature = (typeof names)[number]

interface Chosen {
  /** Names are separated by commas. `undefined` leaves the choice to the Content Lake. */
  features?: string | undefined
  /** A Content Lake of our own has none of Sanity's features. */
  apiHost?: string | undefined
}

/** `undefined` leaves the choice to the plan of a hosted project. */
export function enabledFeatures({features, apiHost}: Chosen): Partial<Record<Feature, {enabled: boolean}>> {
  if (features === undefined && !apiHost) return {}
  const chosen = (features ?? '').split(',').map((name) => name.trim())
  return Object.fromEntries(names.map((name) => [name, {enabled: chosen.includes(name)}]))
}

const {comments, ...workspace} = enabledFeatures({
  features: env.STUDIO_FEATURES,
  apiHost: env.SANITY_API_HOST,
})

export const documentFeatures = comments ? {comments} : {}

export const workspaceFeatures: Pick<
  WorkspaceOptions,
  'tasks' | 'releases' | 'scheduledDrafts' | 'scheduledPublishing'
> = workspace
