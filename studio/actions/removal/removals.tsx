import {Button, Flex, Stack, Text} from '@sanity/ui'
import {UnpublishIcon} from '@sanity/icons/Unpublish'
import {
  type DocumentActionComponent,
  InsufficientPermissionsMessage,
  useCurrentUser,
  useDocumentOperation,
  useDocumentPairPermissions,
  useSetPerspective,
  useTranslation,
} from 'sanity'
import {ConfirmDeleteDialog, structureLocaleNamespace, usePaneRouter} from 'sanity/structure'
import {QuestionDialog} from '../../questions/use-questions.tsx'
import {removalAction} from './removal-action.tsx'

export const deleteDocument = (original: DocumentActionComponent) =>
  removalAction(original, {
    name: 'delete',
    confirmation: ({id, type, draft, onConfirm, onCancel}) => (
      <ConfirmDeleteDialog action="delete" id={draft?._id ?? id} {...{type, onConfirm, onCancel}} />
    ),
    useOnRemoved: () => usePaneRouter().closeCurrentAndAfter,
  })

export const discardChanges = (original: DocumentActionComponent) =>
  removalAction(original, {
    name: 'discard',
    confirmation: ({published, onConfirm, onCancel}) => (
      <ConfirmDiscardDialog isPublished={published !== undefined} {...{onConfirm, onCancel}} />
    ),
    useOnRemoved: () => () => undefined,
  })

export const unpublishDocument = removalAction(unpublish(), {
  name: 'unpublish',
  confirmation: ({id, type, draft, onConfirm, onCancel}) => (
    <ConfirmDeleteDialog action="unpublish" id={draft?._id ?? id} {...{type, onConfirm, onCancel}} />
  ),
  useOnRemoved: () => {
    const setPerspective = useSetPerspective()
    return () => setPerspective('drafts')
  },
})

/** Sanity's own action is missing among the drafts, where volunteers work, and leaves an empty form. */
function unpublish(): DocumentActionComponent {
  const action: DocumentActionComponent = ({id, type, published, release, liveEditSchemaType}) => {
    const operation = useDocumentOperation(id, type).unpublish
    const [permissions, isLoading] = useDocumentPairPermissions({id, type, permission: 'unpublish'})
    const {t} = useTranslation(structureLocaleNamespace)
    const currentUser = useCurrentUser()
    if (release || liveEditSchemaType || !published) return null

    const shown = {tone: 'critical', icon: UnpublishIcon, label: t('action.unpublish.label')} as const
    if (!isLoading && !permissions?.granted) {
      const title = <InsufficientPermissionsMessage context="unpublish-document" currentUser={currentUser} />
      return {...shown, disabled: true, title}
    }
    return {...shown, disabled: Boolean(operation.disabled) || isLoading}
  }
  return Object.assign(action, {action: 'unpublish' as const, displayName: 'UnpublishDocument'})
}

interface ConfirmDiscardDialogProps {
  isPublished: boolean
  onConfirm: () => void
  onCancel: () => void
}

function ConfirmDiscardDialog({isPublished, onConfirm, onCancel}: ConfirmDiscardDialogProps) {
  const {t} = useTranslation(structureLocaleNamespace)
  const message = isPublished
    ? 'action.discard-changes.confirm-dialog.confirm-discard-changes'
    : 'action.discard-changes.confirm-dialog.confirm-discard-changes-draft'
  return (
    <QuestionDialog header={t('action.discard-changes.confirm-dialog.header.text')} onClose={onCancel}>
      <Stack gap={4}>
        <Text size={1}>{t(message)}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={t('confirm-dialog.cancel-button.fallback-text')} onClick={onCancel} />
          <Button tone="critical" text={t('action.discard-changes.label')} onClick={onConfirm} />
        </Flex>
      </Stack>
    </QuestionDialog>
  )
}
