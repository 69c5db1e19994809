import {type ReactNode, useState} from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  useCurrentUser,
  useDocumentStore,
  useTranslation,
} from 'sanity'
import type {PendingAction} from '../../questions/question.ts'
import {useStartAsking} from '../../questions/use-questions.tsx'
import {siteNow} from '../../time/site-clock.ts'
import {allStored} from '../../validation/all-stored.ts'
import {usePatientClient} from '../../connection/patience.ts'
import {actionTexts} from '../texts.ts'
import {type RemovalName, removeRevision} from './remove-revision.ts'
import {useRemovalToast} from './removal-toast.ts'

interface Confirmation extends PendingAction {
  onConfirm: () => void
  onCancel: () => void
}

interface RemovalOptions {
  name: RemovalName
  /** Asked once, after the questions. */
  confirmation: (props: Confirmation) => ReactNode
  useOnRemoved: () => () => void
}

/** Sanity's own actions would remove whatever is there when they arrive, unasked. */
export function removalAction(
  original: DocumentActionComponent,
  {name, confirmation, useOnRemoved}: RemovalOptions,
): DocumentActionComponent {
  const remove: DocumentActionComponent = (props) => {
    const action = original(props)
    const {type} = props
    const id = getPublishedId(props.id)
    const client = usePatientClient()
    const store = useDocumentStore()
    const deletedBy = useCurrentUser()?.id
    const startAsking = useStartAsking()
    const show = useRemovalToast(name)
    const onRemoved = useOnRemoved()
    const {t} = useTranslation(actionTexts.namespace)
    const [confirming, setConfirming] = useState<Confirmation>()
    const [isRemoving, setRemoving] = useState(false)
    if (!action) return action

    const confirm = async (pending: PendingAction) => {
      const isConfirmed = await new Promise<boolean>((answer) =>
        setConfirming({...pending, onConfirm: () => answer(true), onCancel: () => answer(false)}),
      )
      setConfirming(undefined)
      return isConfirmed
    }
    const removeDocument = async () => {
      setRemoving(true)
      const ask = startAsking()
      let isConfirmed = false
      try {
        await allStored(store, id, type)
        const outcome = await removeRevision(
          client,
          {name, id, type, deletedBy, now: siteNow},
          async (pending) => (await ask(pending)) && (isConfirmed ||= await confirm(pending)),
        )
        show(outcome)
        if (outcome === 'removed') onRemoved()
      } catch (error) {
        console.error('Not removed:', error)
        show('failed')
      } finally {
        setRemoving(false)
      }
    }
    return {
      ...action,
      onHandle: () => void removeDocument(),
      dialog: confirming ? {type: 'custom', component: confirmation(confirming)} : false,
      ...(isRemoving && {disabled: true, label: t('removal.running')}),
    }
  }
  return Object.assign(remove, {action: original.action, displayName: original.displayName})
}
