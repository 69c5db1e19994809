import {definePlugin, type DocumentActionComponent, type DocumentActionsResolver} from 'sanity'
import {copyDocument} from '../documents/copy-document.ts'
import {copyForNextYear} from './copy-for-next-year.tsx'
import {destructiveLast} from './destructive-last.ts'
import {MarkedForm} from './publish/publish-keys.tsx'
import {publishChecked} from './publish/publish-checked.tsx'
import {deleteDocument, discardChanges, unpublishDocument} from './removal/removals.tsx'
import {tell} from '../telling/tell.tsx'
import {tellingTexts} from '../telling/texts.ts'
import {actionTexts} from './texts.ts'
import {viewOnSite} from './view-on-site.ts'

/** Each action is found by its name, since the Studio decides their order. */
const resolveActions: DocumentActionsResolver = (actions, {schemaType}) => {
  const own = actions.flatMap((action): DocumentActionComponent[] => {
    if (action.action === 'publish') return [publishChecked(action), viewOnSite, tell]
    if (action.action === 'unpublish') return [unpublishDocument]
    if (action.action === 'delete') return [deleteDocument(action)]
    if (action.action === 'discardChanges') return [discardChanges(action)]
    if (action.action !== 'duplicate') return [action]
    return schemaType === 'event' ? [copyDocument(action), copyForNextYear(action)] : [copyDocument(action)]
  })
  return destructiveLast(own.includes(viewOnSite) ? own : [viewOnSite, tell, ...own])
}

export const siteActions = definePlugin({
  name: 'site-actions',
  document: {actions: resolveActions, components: {unstable_layout: MarkedForm}},
  i18n: {bundles: [...actionTexts.bundles, ...tellingTexts.bundles]},
})
