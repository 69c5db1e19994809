import {useRef, useState} from 'react'
import {type DocumentActionComponent, getPublishedId, useClient, useTranslation} from 'sanity'
import {useCheckDraft} from '../../validation/check-draft.ts'
import {actionTexts} from '../texts.ts'
import {type Outcome, publishRevision} from './publish-revision.ts'
import {useOutcomeToast} from './outcome-toast.tsx'

/**
 * Sanity's own action may publish what was typed while it was checking. This one publishes only what is stored and was
 * checked.
 */
export function publishChecked(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWhatIsChecked: DocumentActionComponent = (props) => {
    const action = publish(props)
    const id = getPublishedId(props.id)
    const check = useCheckDraft(id, props.type)
    const client = useClient({apiVersion: '2025-02-19'})
    const show = useOutcomeToast(id)
    const {t} = useTranslation(actionTexts.namespace)
    const [isPublishing, setPublishing] = useState(false)
    // The keys can be pressed again before the button is disabled.
    const hasBegun = useRef(false)
    if (!action) return action

    const publishDraft = async () => {
      if (hasBegun.current) return
      hasBegun.current = true
      setPublishing(true)
      show(
        await publishRevision(client, id, check).catch((error: unknown): Outcome => {
          console.error('Not published:', error)
          return {is: 'failed'}
        }),
      )
      setPublishing(false)
      hasBegun.current = false
    }
    return {
      ...action,
      onHandle: () => void publishDraft(),
      ...(isPublishing && {disabled: true, label: t('publish.checking')}),
    }
  }
  return Object.assign(publishWhatIsChecked, {action: publish.action, displayName: publish.displayName})
}
