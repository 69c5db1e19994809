import {useState} from 'react'
import {
  definePlugin,
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useClient,
  useTranslation,
} from 'sanity'
import {NeededByDialog} from './needed-by-dialog.tsx'
import {findNeedingDocuments, type NeedingDocument} from './needing-documents.ts'
import {neededByTexts} from './texts.ts'

type Removing = 'delete' | 'unpublish'

const sayWhereNeeded: DocumentActionsResolver = (actions) =>
  actions.map((action) =>
    action.action === 'delete' || action.action === 'unpublish'
      ? sayingBefore(action, action.action)
      : action,
  )

/** The Content Lake would refuse, but only after Sanity's own dialog has offered to remove the document anyway. */
function sayingBefore(original: DocumentActionComponent, name: Removing): DocumentActionComponent {
  const saying: DocumentActionComponent = (props) => {
    const action = original(props)
    const [documents, setDocuments] = useState<NeedingDocument[]>([])
    const client = useClient({apiVersion: '2025-02-19'})
    const {t} = useTranslation(neededByTexts.namespace)
    if (!action) return action

    const close = () => setDocuments([])
    const handle = async () => {
      // If this check fails, Sanity's dialog makes its own.
      const needing = await findNeedingDocuments(client, props.id).catch(() => [])
      if (needing.length > 0) setDocuments(needing)
      else action.onHandle?.()
    }
    return {
      ...action,
      onHandle: () => void handle(),
      dialog:
        documents.length > 0
          ? {
              type: 'dialog',
              header: t(`header.${name}`),
              width: 'small',
              onClose: close,
              content: <NeededByDialog action={name} documents={documents} onClose={close} />,
            }
          : action.dialog,
    }
  }
  return Object.assign(saying, {action: name, displayName: original.displayName})
}

/** This plugin must follow the ones that wrap or add actions. */
export const neededBy = definePlugin({
  name: 'needed-by',
  document: {actions: sayWhereNeeded},
  i18n: {bundles: neededByTexts.bundles},
})
