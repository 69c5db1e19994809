import {Badge, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useSchema, useTranslation} from 'sanity'
import {startPageTexts} from '../texts.ts'
import {changedWords} from '../translations/changed-words.ts'
import type {OutdatedText} from '../translations/compare-with-record.ts'
import type {OutdatedTranslation} from '../translations/compare-translations.ts'
import {useDocumentLink, useDocumentTitle} from './document-link.tsx'
import {fieldTitle} from '../../documents/field-title.ts'

interface Props {
  translations: readonly OutdatedTranslation[]
  onConfirm: ((translation: OutdatedTranslation, text: OutdatedText) => Promise<void>) | undefined
}

export function OutdatedTranslations({translations, onConfirm}: Props) {
  const {t} = useTranslation(startPageTexts.namespace)
  const texts = translations.flatMap((translation) => translation.texts.map((text) => ({translation, text})))
  if (texts.length === 0) return null
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby="todo-changed">
      <Stack gap={4}>
        <Flex align="center" gap={2}>
          <Heading as="h3" size={0} id="todo-changed">
            {t('changed')}
          </Heading>
          <Badge tone="caution">{texts.length}</Badge>
        </Flex>
        <Text size={1} muted>
          {t('changed.hint')}
        </Text>
        <Stack as="ul" gap={3} padding={0} style={{listStyle: 'none'}}>
          {texts.map(({translation, text}) => (
            <li key={`${translation.document._id} ${text.path}`}>
              <ChangedText translation={translation} text={text} onConfirm={onConfirm} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface ChangedTextProps extends Pick<Props, 'onConfirm'> {
  translation: OutdatedTranslation
  text: OutdatedText
}

function ChangedText({translation, text, onConfirm}: ChangedTextProps) {
  const {t} = useTranslation(startPageTexts.namespace)
  const toast = useToast()
  const [isSaving, setIsSaving] = useState(false)
  const title = useDocumentTitle(translation.document)
  const field = fieldTitle(useSchema().get(translation.document._type), text.path)
  const link = useDocumentLink(translation.document, `${text.path}.en`)

  async function confirm() {
    setIsSaving(true)
    try {
      await onConfirm?.(translation, text)
      toast.push({status: 'success', title: t('changed.saved')})
    } catch {
      setIsSaving(false)
      toast.push({
        status: 'error',
        title: t('changed.failed'),
        description: t('changed.failed.description'),
      })
    }
  }

  return (
    <Card padding={3} radius={2} tone="transparent">
      <Stack gap={3}>
        <Text weight="medium">
          {title} · {field}
        </Text>
        <Text size={1}>
          <ChangedWords before={text.translated} after={text.lt} />
        </Text>
        <Text size={1} lang="en">
          {text.en.length > 200 ? `${text.en.slice(0, 200)}…` : text.en}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button
            as="a"
            {...link}
            text={t('changed.fix')}
            aria-label={t('changed.fix.label', {title, field})}
            mode="ghost"
            padding={2}
            fontSize={1}
          />
          {onConfirm && (
            <Button
              text={t('changed.right')}
              aria-label={t('changed.right.label', {title, field})}
              mode="ghost"
              tone="positive"
              padding={2}
              fontSize={1}
              loading={isSaving}
              onClick={confirm}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

const tags = {same: 'span', removed: 'del', added: 'ins'} as const

function ChangedWords({before, after}: {before: string; after: string}) {
  return (
    <span lang="lt">
      {changedWords(before, after).map(({kind, text}, index) => {
        const Tag = tags[kind]
        return (
          // oxlint-disable-next-line react/no-array-index-key -- The parts have no other identity.
          <Tag key={index}>{text} </Tag>
        )
      })}
    </span>
  )
}
