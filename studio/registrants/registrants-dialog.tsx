import type {RegistrantsAnswer, RegistrantsQuestion} from '@site/schemas/requests/registrants'
import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {registrantTexts} from './texts.ts'

interface RegistrantsDialogProps {
  /** Key of the text of the button that goes on. */
  confirm: string
  changes: RegistrantsQuestion['changes']
  answer: RegistrantsAnswer | 'unknown'
  onConfirm: () => void
  onCancel: () => void
}

export function RegistrantsDialog({changes, answer, confirm, onConfirm, onCancel}: RegistrantsDialogProps) {
  const {t} = useTranslation(registrantTexts.namespace)
  return (
    <Stack gap={4}>
      {changes.map((change) => (
        <Text key={change} size={1} weight="medium">
          {t(`change.${change}`)}
        </Text>
      ))}
      {answer === 'unknown' ? <Text size={1}>{t('unknown')}</Text> : <Concerned {...answer} />}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text={t('cancel')} onClick={onCancel} />
        <Button tone="critical" text={t(confirm)} onClick={onConfirm} />
      </Flex>
    </Stack>
  )
}

function Concerned({registrations, people, email, endedOffers, beyondCapacity}: RegistrantsAnswer) {
  const {t} = useTranslation(registrantTexts.namespace)
  const lines = [
    t('registrations', {count: registrations, people: t('people', {count: people})}),
    t(`email.${email}`),
    ...(endedOffers > 0 ? [t('ended-offers', {count: endedOffers})] : []),
    ...(beyondCapacity > 0 ? [t('beyond-capacity', {count: beyondCapacity})] : []),
  ]
  return lines.map((line) => (
    <Text key={line} size={1}>
      {line}
    </Text>
  ))
}
