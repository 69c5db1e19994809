import {useToast} from '@sanity/ui/toast'
import {getPublishedId, useClient, type DocumentActionComponent, type SanityClient} from 'sanity'
import {pathChange, redirectId, type PathChange} from './document-paths.ts'

/**
 * Publishes and leaves a redirect at the old path, so that old links keep working. The redirect is created before the
 * page moves; until then the page wins. It refers to the document, not to a path, so that moving again makes no chain.
 */
export function withRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
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
            title: 'Nepaskelbta',
            description: `Nepavyko nukreipti seno adreso ${change.from}. Patikrinkite ryšį ir skelbkite dar kartą.`,
          })
        }
      },
    }
  }
  return Object.assign(publishWithRedirect, {action: publish.action, displayName: publish.displayName})
}

/** Creates the redirect and deletes others from the old path, and any from the new path, where the page now is. */
async function leaveRedirect(client: SanityClient, document: string, {from, to}: PathChange) {
  const id = redirectId(from)
  const overtaken = await client.fetch<string[]>(
    '*[_type == "redirect" && from in [$from, $to] && _id != $id]._id',
    {from, to, id},
    {perspective: 'raw'},
  )
  const transaction = client.transaction().createOrReplace({
    _id: id,
    _type: 'redirect',
    from,
    document: {_type: 'reference', _ref: document, _weak: true},
  })
  await overtaken.reduce((all, other) => all.delete(other), transaction).commit()
}
