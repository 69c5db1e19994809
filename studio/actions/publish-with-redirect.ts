import {useToast} from '@sanity/ui/toast'
import {getPublishedId, useClient, type DocumentActionComponent, type SanityClient} from 'sanity'
import {addressChange, redirectId, type AddressChange} from './address-change.ts'

/**
 * Publishing that leaves a redirect where the page was, so that old links go on working. The redirect is there before
 * the page moves; until then the page wins. It names the document, not the address, so that moving again makes no chain.
 */
export function withRedirect(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithRedirect: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion: '2025-02-19'})
    const toast = useToast()
    const action = publish(props)
    const change = addressChange(props.published, props.draft)
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

/** Redirects from the address that the page takes over go, since it is its own from now on; so do others from the old one. */
async function leaveRedirect(client: SanityClient, document: string, {from, to}: AddressChange) {
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
