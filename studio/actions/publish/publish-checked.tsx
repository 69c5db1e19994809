import {useRef, useState} from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  useCurrentUser,
  useDocumentPairPermissions,
  useTranslation,
} from 'sanity'
import {useIsOnline} from '../../editing-together/use-connection.ts'
import {useStartAsking} from '../../questions/use-questions.tsx'
import {useCheckDraft} from '../../validation/check-draft.ts'
import {usePatientClient} from '../../connection/patience.ts'
import {actionTexts} from '../texts.ts'
import {usePublishKeys} from './publish-keys.tsx'
import {type Outcome, publishRevision} from './publish-revision.ts'
import {useOutcomeToast} from './outcome-toast.tsx'

/**
 * Sanity's own action may publish what was typed while it was checking. This one publishes only what is stored, was
 * checked and was asked about.
 */
export function publishChecked(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWhatIsChecked: DocumentActionComponent = (props) => {
    const action = publish(props)
    const {type} = props
    const id = getPublishedId(props.id)
    const [permission] = useDocumentPairPermissions({id, type, permission: 'publish'})
    const check = useCheckDraft(id, type)
    const client = usePatientClient()
    const by = useCurrentUser()?.id
    const startAsking = useStartAsking()
    const isOnline = useIsOnline(props.id, type)
    const show = useOutcomeToast(id, type)
    const {t} = useTranslation(actionTexts.namespace)
    const [isPublishing, setPublishing] = useState(false)
    // The keys can be pressed again before the button is disabled.
    const hasBegun = useRef(false)
    const publishDraft = async () => {
      if (hasBegun.current) return
      hasBegun.current = true
      setPublishing(true)
      const outcome = await publishRevision(client, {id, type, by}, check, startAsking()).catch(
        (error: unknown): Outcome => {
          console.error('Not published:', error)
          return {is: 'failed'}
        },
      )
      setPublishing(false)
      hasBegun.current = false
      show(outcome)
    }
    // Sanity asks anew after each change. Whoever may not publish is refused by the Content Lake too.
    const mayPublish = action && permission?.granted !== false
    usePublishKeys(id, isOnline && props.draft !== null, mayPublish ? publishDraft : undefined)
    if (!action) return action
    if (!isOnline) return {...action, disabled: true, title: t('publish.offline')}
    return {
      ...action,
      onHandle: () => void publishDraft(),
      ...(isPublishing && {disabled: true, label: t('publish.checking')}),
    }
  }
  return Object.assign(publishWhatIsChecked, {action: publish.action, displayName: publish.displayName})
}
