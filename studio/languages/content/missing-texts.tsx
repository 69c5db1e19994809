import {Stack, Text} from '@sanity/ui'
import {useSchema, useTranslation} from 'sanity'
import {fieldTitle} from '../../start-page/view/field-title.ts'
import type {MissingLanguages} from './missing-languages.ts'
import {languageTexts} from './texts.ts'

interface MissingTextsProps {
  type: string
  missing: MissingLanguages
}

export function MissingTexts({type, missing}: MissingTextsProps) {
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
