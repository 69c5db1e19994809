import {definePlugin, type DocumentActionComponent, type DocumentActionsResolver} from 'sanity'
import {copyDocument} from './copy-document.ts'
import {copyForNextYear} from './copy-for-next-year.ts'
import {withUnreadFields} from './publish-what-is-read.ts'
import {withFormerTitles} from './publish-with-former-titles.ts'
import {withRedirect} from './publish-with-redirect.ts'
import {WithPublishedToast} from './published-toast.tsx'
import {actionTexts} from './texts.ts'
import {unpublishDocument} from './unpublish.tsx'
import {viewOnSite} from './view-on-site.ts'

/** The Studio's actions on a document, with ours. Each is found by its name, since their order is the Studio's. */
const resolveActions: DocumentActionsResolver = (actions, {schemaType}) => {
  const own = actions.flatMap((action): DocumentActionComponent[] => {
    if (action.action === 'publish')
      return [withUnreadFields(withRedirect(withFormerTitles(action))), viewOnSite]
    if (action.action === 'unpublish') return [unpublishDocument]
    if (action.action !== 'duplicate') return [action]
    return schemaType === 'event' ? [copyDocument(action), copyForNextYear(action)] : [copyDocument(action)]
  })
  return own.includes(viewOnSite) ? own : [viewOnSite, ...own]
}

/** Publishing, viewing and copying documents as this site needs it. */
export const siteActions = definePlugin({
  name: 'site-actions',
  document: {actions: resolveActions, components: {unstable_layout: WithPublishedToast}},
  i18n: {bundles: actionTexts.bundles},
})
