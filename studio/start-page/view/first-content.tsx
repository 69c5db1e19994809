import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {CircleIcon} from '@sanity/icons/Circle'
import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useSchema, useTranslation} from 'sanity'
import {structureTexts} from '../../structure/texts.ts'
import {startPageTexts} from '../texts.ts'
import type {FirstDocument} from '../todo/first-documents.ts'
import {useDocumentLink} from './document-link.tsx'
import {fieldTitle} from '../../documents/field-title.ts'

/** Stands on the page until everything in it is published. */
export function FirstContent({documents}: {documents: readonly FirstDocument[]}) {
  const {t} = useTranslation(startPageTexts.namespace)
  if (documents.length === 0) return null
  const done = documents.filter(({isDone}) => isDone).length
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby="first">
      <Stack gap={4}>
        <Heading as="h2" size={1} id="first">
          {t('first')}
        </Heading>
        <Text size={1} muted>
          {t('first.hint')}
        </Text>
        <Stack as="ol" gap={1} padding={0} style={{listStyle: 'none'}}>
          {documents.map((first) => (
            <li key={first.document._id}>
              <FirstDocumentLink {...first} />
            </li>
          ))}
        </Stack>
        <Text size={1}>{t('first.count', {done, total: documents.length})}</Text>
      </Stack>
    </Card>
  )
}

function FirstDocumentLink({document, isDone, empty}: FirstDocument) {
  const {t} = useTranslation(startPageTexts.namespace)
  const lists = useTranslation(structureTexts.namespace)
  const type = useSchema().get(document._type)
  const detail = empty.map((field) => fieldTitle(type, field)).join(' · ') || t('first.publish')
  return (
    <Card
      as="a"
      {...useDocumentLink(document, isDone ? undefined : empty[0])}
      padding={3}
      radius={2}
      tone={isDone ? 'positive' : 'inherit'}
      data-as="a"
    >
      <Flex gap={3}>
        <Text muted>{isDone ? <CheckmarkCircleIcon /> : <CircleIcon />}</Text>
        <Stack gap={2} flex={1} style={{minWidth: 0, overflowWrap: 'anywhere'}}>
          <Text weight="medium">{lists.t(`list.${document._id}`)}</Text>
          <Text size={1} muted>
            {isDone ? t('first.done') : detail}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
