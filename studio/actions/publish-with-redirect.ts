import {overtakenRedirects, pathChange, redirectTo, type PathChange} from '@site/schemas/requests/page-move'
import {useToast} from '@sanity/ui/toast'
import {
  getPublishedId,
  useClient,
  useTranslation,
  type DocumentActionComponent,
  type SanityClient,
} from 'sanity'
import {actionTexts} from './texts.ts'

/**
 * Publishes and leaves a redirect at the old path, so that old links keep working. The redirect is created before the
 * page moves; until then the page wins.
 */
export function withRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const {t} = useTranslation(actionTexts.namespace)
    const action = publish(props)
    const change = pathChange(props.published, props.draft)
    if (!action || !change) return action
    return {
      ...action,
      onHandle: async () => {
        try {
          await leaveRedirect(client, getPublishedId(props.id), change)
          action.onHandle?.()
        } catch {
          toast.push({
            status: 'error',
            title: t('redirect-failed.title'),
            description: t('redirect-failed.description', {from: change.from}),
          })
        }
      },
    }
  }
  return Object.assign(publishWithRedirect, {action: publish.action, displayName: publish.displayName})
}

/** Creates the redirect and deletes others from the old path, and any from the new path, where the page now is. */
async function leaveRedirect(client: SanityClient, document: string, {from, to}: PathChange) {
  const redirect = redirectTo(document, from)
  const overtaken = await client.fetch<string[]>(
    overtakenRedirects,
    {from, to, id: redirect._id},
    {perspective: 'raw'},
  )
  const transaction = client.transaction().createOrReplace(redirect)
  await overtaken.reduce((all, other) => all.delete(other), transaction).commit()
}
