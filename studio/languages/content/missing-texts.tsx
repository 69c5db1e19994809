import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useSchema, useTranslation} from 'sanity'
import {fieldTitle} from '../../documents/field-title.ts'
import type {MissingLanguages} from '../../documents/bilingual-texts.ts'
import {languageTexts} from './texts.ts'

interface MissingLanguagesDialogProps extends MissingTextsProps {
  isScheduled: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Shows what readers of the other language will see. */
export function MissingLanguagesDialog({
  isScheduled,
  onConfirm,
  onCancel,
  ...missing
}: MissingLanguagesDialogProps) {
  const {t} = useTranslation(languageTexts.namespace)
  return (
    <Stack gap={4}>
      <MissingTexts {...missing} />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button
          mode="bleed"
          text={t(isScheduled ? 'schedule.ask.confirm' : 'publish.ask.confirm')}
          onClick={onConfirm}
        />
        <Button tone="primary" text={t('publish.ask.wait')} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}

interface MissingTextsProps {
  type: string
  missing: MissingLanguages
}

function MissingTexts({type, missing}: MissingTextsProps) {
  const {t} = useTranslation(languageTexts.namespace)
  const schemaType = useSchema().get(type)
  return (
    <Stack gap={4}>
      {(['en', 'lt'] as const)
        .filter((language) => missing[language].length > 0)
        .map((language) => (
          <Stack key={language} gap={3}>
            <Text size={1}>{t(`publish.seen_${language}`)}</Text>
            <Stack as="ul" gap={2} paddingLeft={4}>
              {[...new Set(missing[language].map((path) => fieldTitle(schemaType, path)))].map((title) => (
                <Text as="li" key={title} size={1} weight="medium">
                  {title}
                </Text>
              ))}
            </Stack>
          </Stack>
        ))}
      <Text size={1} muted>
        {t('publish.unmarked')}
      </Text>
    </Stack>
  )
}
