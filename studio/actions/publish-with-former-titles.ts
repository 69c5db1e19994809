import {formerTitlesAfter} from '@site/schemas/requests/former-titles'
import {useClient, type DocumentActionComponent} from 'sanity'

/**
 * Publishes a renamed document with its former titles, so that search still finds it by them. If they cannot be kept, it
 * is published without them.
 */
export function withFormerTitles(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWithFormerTitles: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion: '2025-02-19'})
    const action = publish(props)
    const {published, draft} = props
    const formerTitles = formerTitlesAfter(published, draft)
    if (!action || !draft || !formerTitles) return action
    return {
      ...action,
      onHandle: async () => {
        try {
          await client.patch(draft._id).set({formerTitles}).commit()
        } catch (error) {
          console.error('Former titles were not kept:', error)
        }
        action.onHandle?.()
      },
    }
  }
  return Object.assign(publishWithFormerTitles, {action: publish.action, displayName: publish.displayName})
}
