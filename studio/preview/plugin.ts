import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {previewToolName} from '@site/schemas/preview/preview-frame'
import {definePlugin} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {env} from '../workspace/env.ts'
import {withTitle} from '../languages/interface/translated-tool.ts'
import {withSiteLinks} from './form-links/with-site-links.tsx'
import {locations} from './locations.ts'
import {mainDocuments} from './main-documents.ts'
import {PreviewHeader} from './preview-header.tsx'
import {shareDraft} from './share-draft/share-draft-action.tsx'
import {previewTexts} from './texts.ts'

/** Sanity's own sharing is off, because its link shows all drafts to anybody until somebody switches it off. */
export const preview = definePlugin({
  name: 'preview',
  i18n: {bundles: previewTexts.bundles},
  plugins: [
    presentationTool({
      name: previewToolName,
      icon: EyeOpenIcon,
      previewUrl: {
        initial: env.SITE_URL,
        previewMode: {enable: '/api/preview/enable', shareAccess: false},
      },
      resolve: {locations, mainDocuments},
      components: {unstable_header: {component: PreviewHeader}},
    }),
  ],
  tools: (tools, {i18n}) =>
    tools.map((tool) =>
      tool.name === previewToolName
        ? withTitle(tool, () => i18n.t(`${previewTexts.namespace}:tool.title`))
        : tool,
    ),
  document: {actions: (actions) => [...actions, shareDraft]},
  form: {components: {input: withSiteLinks}},
})
