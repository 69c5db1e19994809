import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  InsufficientPermissionsMessage,
  useCurrentUser,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSetPerspective,
  useTranslation,
} from 'sanity'
import {ConfirmDeleteDialog, structureLocaleNamespace} from 'sanity/structure'

/** Sanity's own action is missing among the drafts, where volunteers work, and leaves an empty form. */
export const unpublishDocument: DocumentActionComponent = (props) => {
  const {id, type, draft, published, release, liveEditSchemaType} = props
  const {unpublish} = useDocumentOperation(id, type)
  const [permissions, isLoading] = useDocumentPairPermissions({id, type, permission: 'unpublish'})
  const {t} = useTranslation(structureLocaleNamespace)
  const currentUser = useCurrentUser()
  const setPerspective = useSetPerspective()
  const [isAsking, setIsAsking] = useState(false)
  if (release || liveEditSchemaType || !published) return null

  const action = {tone: 'critical', icon: UnpublishIcon, label: t('action.unpublish.label')} as const
  if (!isLoading && !permissions?.granted) {
    const title = <InsufficientPermissionsMessage context="unpublish-document" currentUser={currentUser} />
    return {...action, disabled: true, title}
  }
  return {
    ...action,
    disabled: Boolean(unpublish.disabled) || isLoading,
    onHandle: () => setIsAsking(true),
    dialog: isAsking && {
      type: 'dialog',
      onClose: () => setIsAsking(false),
      content: (
        <ConfirmDeleteDialog
          id={draft?._id ?? id}
          type={type}
          action="unpublish"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            unpublish.execute()
            setPerspective('drafts')
          }}
        />
      ),
    },
  }
}
unpublishDocument.action = 'unpublish'
unpublishDocument.displayName = 'UnpublishDocument'
