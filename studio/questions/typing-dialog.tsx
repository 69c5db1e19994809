import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation, useUser} from 'sanity'
import type {PendingAction} from './question.ts'
import {editingTexts} from '../editing-together/texts.ts'

interface TypingDialogProps {
  author: string
  name: PendingAction['name']
  onConfirm: () => void
  onCancel: () => void
}

export function TypingDialog({author, name, onConfirm, onCancel}: TypingDialogProps) {
  const {t} = useTranslation(editingTexts.namespace)
  const [user] = useUser(author)
  return (
    <Stack gap={4}>
      <Text size={1}>{t(`typing.message.${name}`, {name: user?.displayName ?? t('typing.somebody')})}</Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t(`typing.${name}`)} onClick={onConfirm} />
        <Button tone="primary" text={t('typing.wait')} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
