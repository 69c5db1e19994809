import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Preview, useSchema, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import type {NeedingDocument} from './needing-documents.ts'
import {neededByTexts} from './texts.ts'

interface NeededByDialogProps {
  action: 'delete' | 'unpublish'
  documents: NeedingDocument[]
  onClose: () => void
}

export function NeededByDialog({action, documents, onClose}: NeededByDialogProps) {
  const {t} = useTranslation(neededByTexts.namespace)
  return (
    <Stack gap={4}>
      <Text size={1}>{t('where')}</Text>
      <Stack as="ul" gap={2}>
        {documents.map((document) => (
          <li key={document._id}>
            <DocumentLink {...document} onOpen={onClose} />
          </li>
        ))}
      </Stack>
      <Text size={1}>{t(`how.${action}`)}</Text>
      <Flex justify="flex-end">
        <Button text={t('close')} onClick={onClose} />
      </Flex>
    </Stack>
  )
}

function DocumentLink({_id, _type, onOpen}: NeedingDocument & {onOpen: () => void}) {
  const schemaType = useSchema().get(_type)
  return (
    <Card border padding={1} radius={2}>
      <IntentLink intent="edit" params={{id: _id, type: _type}} onClick={onOpen}>
        {schemaType ? <Preview schemaType={schemaType} value={{_id, _type}} layout="compact" /> : _id}
      </IntentLink>
    </Card>
  )
}
