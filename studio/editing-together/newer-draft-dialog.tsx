import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation, useUser} from 'sanity'
import {editingTexts} from './texts.ts'

interface NewerDraftDialogProps {
  /** Whoever is typing in it. */
  author: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function NewerDraftDialog({author, onConfirm, onCancel}: NewerDraftDialogProps) {
  const {t} = useTranslation(editingTexts.namespace)
  const [user] = useUser(author ?? '')
  const name = user?.displayName
  return (
    <Stack gap={4}>
      <Text size={1}>{name ? t('newer.text.by', {name}) : t('newer.text')}</Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('newer.confirm')} onClick={onConfirm} />
        <Button tone="primary" text={t('newer.cancel')} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
