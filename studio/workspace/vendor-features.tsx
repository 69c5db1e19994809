import {definePlugin, StudioLayoutComponent, type WorkspaceOptions} from 'sanity'
import {env} from './env.ts'

const features = ['comments', 'tasks', 'releases', 'scheduledDrafts', 'scheduledPublishing'] as const
type Feature = (typeof features)[number]

/** @param named Names of Sanity's features, separated by commas. The rest is off, whatever a project's plan has. */
export function enabledFeatures(named = ''): Record<Feature, {enabled: boolean}> {
  const chosen = named.split(',').map((name) => name.trim())
  const entries = features.map((name): [Feature, {enabled: boolean}] => [
    name,
    {enabled: chosen.includes(name)},
  ])
  return Object.fromEntries(entries) as Record<Feature, {enabled: boolean}>
}

const {comments, ...workspace} = enabledFeatures(env.STUDIO_FEATURES)

export const documentFeatures = {comments}

export const workspaceFeatures: Pick<WorkspaceOptions, Exclude<Feature, 'comments'>> = workspace

/**
 * Sanity's comments put a provider around the whole Studio once they learn that the plan has none, so that everything
 * is drawn and loaded twice. Without any of its features, its layouts are left out.
 */
export const vendorLayouts = definePlugin({
  name: 'vendor-layouts',
  studio: {
    components: {
      layout: (props) =>
        [comments, ...Object.values(workspace)].some(({enabled}) => enabled) ? (
          props.renderDefault(props)
        ) : (
          <StudioLayoutComponent />
        ),
    },
  },
})
