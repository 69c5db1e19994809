import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {type DocumentActionComponent, useSchema, useTranslation} from 'sanity'
import {fieldTitle} from '../start-page/view/field-title.ts'
import {type MissingLanguages, missingLanguages} from './missing-languages.ts'
import {languageTexts} from './texts.ts'

/** Before texts in one language only are published, says which they are and what readers of the other one will see. */
export function askAboutLanguages(publish: DocumentActionComponent): DocumentActionComponent {
  const askBeforePublishing: DocumentActionComponent = (props) => {
    const action = publish(props)
    const {t} = useTranslation(languageTexts.namespace)
    const [missing, setMissing] = useState<MissingLanguages>()
    if (!action) return action
    const close = () => setMissing(undefined)
    return {
      ...action,
      onHandle: () => {
        const found = missingLanguages(props.draft)
        if (found.en.length + found.lt.length > 0) setMissing(found)
        else action.onHandle?.()
      },
      dialog: missing
        ? {
            type: 'dialog',
            header: t('publish.ask.header'),
            width: 'small',
            onClose: close,
            content: (
              <MissingLanguagesDialog
                type={props.type}
                missing={missing}
                onCancel={close}
                onConfirm={() => {
                  close()
                  action.onHandle?.()
                }}
              />
            ),
          }
        : action.dialog,
    }
  }
  return Object.assign(askBeforePublishing, {action: publish.action, displayName: publish.displayName})
}

interface MissingLanguagesDialogProps {
  type: string
  missing: MissingLanguages
  onConfirm: () => void
  onCancel: () => void
}

function MissingLanguagesDialog({type, missing, onConfirm, onCancel}: MissingLanguagesDialogProps) {
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
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('publish.ask.confirm')} onClick={onConfirm} />
        <Button tone="primary" text={t('publish.ask.wait')} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
