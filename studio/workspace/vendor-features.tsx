import {definePlugin, StudioLayoutComponent, type WorkspaceOptions} from 'sanity'

const off = {enabled: false}

export const documentFeatures = {comments: off}

export const workspaceFeatures = {
  tasks: off,
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: off,
} satisfies Partial<WorkspaceOptions>

/**
 * Sanity's comments put a provider around the whole Studio once they learn that the plan has none, so that everything
 * is drawn and loaded twice. The layouts of its features are left out.
 */
export const vendorLayouts = definePlugin({
  name: 'vendor-layouts',
  studio: {components: {layout: () => <StudioLayoutComponent />}},
})
