import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  useClient,
  useCurrentUser,
  useDocumentStore,
  useTranslation,
} from 'sanity'
import {siteNow} from '../time/site-clock.ts'
import {allStored} from '../validation/all-stored.ts'
import {recordDeleted} from './deleted-documents.ts'
import {binTexts} from './texts.ts'

/** The document is not deleted if it cannot be recorded. */
export function recordDeletion(original: DocumentActionComponent): DocumentActionComponent {
  const recordedDelete: DocumentActionComponent = (props) => {
    const action = original(props)
    const client = useClient({apiVersion: '2025-02-19'})
    const store = useDocumentStore()
    const deletedBy = useCurrentUser()?.id
    const toast = useToast()
    const {t} = useTranslation(binTexts.namespace)
    const [isRecording, setRecording] = useState(false)
    if (!action) return action

    const id = getPublishedId(props.id)
    const record = async () => {
      setRecording(true)
      try {
        await allStored(store, id, props.type)
        await recordDeleted(client, id, {deletedBy, deletedAt: siteNow()})
        action.onHandle?.()
      } catch {
        const description = t('not-recorded.description')
        toast.push({status: 'error', title: t('not-recorded.title'), description})
      } finally {
        setRecording(false)
      }
    }
    return {...action, disabled: action.disabled || isRecording, onHandle: () => void record()}
  }
  return Object.assign(recordedDelete, {action: original.action, displayName: original.displayName})
}
