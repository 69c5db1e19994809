import {registrationPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import type {EventInBrief} from './event-in-brief.ts'
import {RegistrationOpener} from './dialog/registration-opener.tsx'
import {PlacesMessages} from './places-left.tsx'
import {eventForm, FormIntroduction, type RegistrationEvent} from './form/event-form.tsx'

interface RegistrationButtonProps {
  event: RegistrationEvent
  inBrief: EventInBrief
  label?: ReactNode
  variant?: ButtonVariant
}

export function RegistrationButton({event, inBrief, label, variant}: RegistrationButtonProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const form = eventForm(event, inBrief, locale)
  if (!form) return null
  const opener = (
    <RegistrationOpener
      {...form}
      href={registrationPath(event)}
      introduction={<FormIntroduction event={event} />}
      variant={variant}
    >
      {label ?? t('register')}
    </RegistrationOpener>
  )
  return inBrief.isLimited ? <PlacesMessages>{opener}</PlacesMessages> : opener
}
