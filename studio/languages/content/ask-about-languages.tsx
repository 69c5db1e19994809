import {Button, Flex, Stack} from '@sanity/ui'
import {useState} from 'react'
import {type DocumentActionComponent, useTranslation} from 'sanity'
import {isMissingLanguages, type MissingLanguages, missingLanguages} from './missing-languages.ts'
import {MissingTexts} from './missing-texts.tsx'
import {languageTexts} from './texts.ts'

/** If a text is in one language only, the dialog shows what readers of the other one will see. */
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
        if (isMissingLanguages(found)) setMissing(found)
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
  return (
    <Stack gap={4}>
      <MissingTexts type={type} missing={missing} />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('publish.ask.confirm')} onClick={onConfirm} />
        <Button tone="primary" text={t('publish.ask.wait')} onClick={onCancel} />
      </Flex>
    </Stack>
  )
}
