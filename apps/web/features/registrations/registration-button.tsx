import {registrationPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {RegistrationOpener} from './dialog/registration-opener.tsx'
import {eventForm, FormIntroduction, type RegistrationEvent} from './form/event-form.tsx'

interface RegistrationButtonProps {
  event: RegistrationEvent
  label?: ReactNode
  variant?: ButtonVariant
}

export function RegistrationButton({event, label, variant}: RegistrationButtonProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const form = eventForm(event, locale)
  if (!form) return null
  return (
    <RegistrationOpener
      {...form}
      href={registrationPath(event)}
      introduction={<FormIntroduction event={event} />}
      variant={variant}
    >
      {label ?? t('register')}
    </RegistrationOpener>
  )
}
