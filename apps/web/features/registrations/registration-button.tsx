import {londonDay} from '@site/schemas/london-time/instant'
import {formKinds} from '@site/schemas/statuses/registration'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'
import {RegistrationOpener} from './dialog/registration-opener.tsx'
import {MembersFirst} from './members-first.tsx'

interface RegistrationEvent {
  eventKey: string
  title: Bilingual<string>
  /** It is an ISO instant. */
  start: string | null
  dateToBeConfirmed: boolean | null
  registration: {
    kind?: string | null
    notice?: Bilingual<string>
    membersFirstUntil?: string | null
  } | null
}

interface RegistrationButtonProps {
  event: RegistrationEvent
  label?: ReactNode
  variant?: ButtonVariant
}

export function RegistrationButton({event, label, variant}: RegistrationButtonProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const kind = formKinds.find((each) => each === event.registration?.kind)
  if (!kind || !event.start) return null
  return (
    <div>
      <RegistrationOpener
        kind={kind}
        event={{
          eventKey: event.eventKey,
          name: localizeText(event.title, locale),
          date: londonDay(new Date(event.start)),
        }}
        introduction={
          <>
            <p className="empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
            <MembersFirst registration={event.registration} />
            {event.dateToBeConfirmed && <p>{t('detailsToBeConfirmed')}</p>}
          </>
        }
        variant={variant}
      >
        {label ?? t('register')}
      </RegistrationOpener>
      <WithoutScript />
    </div>
  )
}
