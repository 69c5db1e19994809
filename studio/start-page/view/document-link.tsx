import {Card, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'
import {typeIcons} from '../../schema/type-icons.ts'
import {publishedId, type StoredDocument, titleOf} from '../../documents/stored-documents.ts'
import {startPageTexts} from '../texts.ts'

interface Props {
  document: StoredDocument
  path?: string
  detail: string
}

export function DocumentLink({document, path, detail}: Props) {
  const title = useDocumentTitle(document)
  const Icon = typeIcons[document._type]
  return (
    <Card as="a" {...useDocumentLink(document, path)} padding={3} radius={2} tone="inherit" data-as="a">
      <Flex gap={3}>
        {Icon && (
          <Text muted>
            <Icon />
          </Text>
        )}
        <Stack gap={2} flex={1} style={{minWidth: 0, overflowWrap: 'anywhere'}}>
          <Text weight="medium">{title}</Text>
          <Text size={1} muted>
            {detail}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

export function useDocumentLink(document: Pick<StoredDocument, '_id' | '_type'>, path?: string) {
  return useIntentLink({
    intent: 'edit',
    params: {id: publishedId(document), type: document._type, ...(path && {path})},
  })
}

export function useDocumentTitle(document: StoredDocument): string {
  const {t} = useTranslation(startPageTexts.namespace)
  return titleOf(document, useStudioLanguage()) || t('untitled')
}
