import {useLocale, useTranslations} from 'next-intl'
import {type RefObject, useEffect, useRef} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {CancelRegistration} from './cancel-registration.tsx'
import {ConfirmRegistration} from './confirm-registration.tsx'
import {ConsentForm} from './consent-form.tsx'
import {CorrectionForm} from './correction-form.tsx'
import {eventNotice, isActive, standingOf, type ManagedRegistration} from './managed-registration.ts'
import {OfferedPlace} from './offered-place.tsx'
import {RegistrationFacts} from './registration-facts.tsx'
import type {RegistrationPartProps} from './registration-section.tsx'

interface ShownRegistrationProps extends Pick<RegistrationPartProps, 'token' | 'registration'> {
  onChanged: (registration: ManagedRegistration) => void
}

export function ShownRegistration({token, registration, onChanged}: ShownRegistrationProps) {
  const t = useTranslations('registrations.manage')
  const heading = useRef<HTMLHeadingElement>(null)
  const {event, status, runners} = registration
  const notice = eventNotice(registration)
  const isCancellable = isActive(registration)
  const standing = standingOf(registration)
  const mustConfirm = standing === 'unconfirmed' || standing === 'missed'
  const isChangeable = isCancellable && !mustConfirm
  const part = {token, registration, onChanged: showChange}

  // Screen readers read the registration in place of the loading message.
  useEffect(() => heading.current?.focus({preventScroll: true}), [])

  function showChange(changed: ManagedRegistration, message: string) {
    onChanged(changed)
    // A later result replaces an earlier one.
    toast.success(message, {id: 'registration'})
    heading.current?.focus()
  }

  return (
    <div className="grid max-w-2xl gap-10">
      <div>
        {notice === 'cancelled' ? (
          <>
            <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
              {t('eventState.cancelled.title')}
            </h2>
            <p className="mt-3 text-lead">{t('eventState.cancelled.text')}</p>
          </>
        ) : (
          <>
            <StatusHeading ref={heading} registration={registration} />
            <p className="mt-3 text-lead">{t(`status.${standing}.text`)}</p>
            {notice && (
              <p className="mt-5 border-s-4 border-brand bg-sunken px-4 py-3">
                <strong className="block font-semibold">{t(`eventState.${notice}.title`)}</strong>
                {t(`eventState.${notice}.text`)}
              </p>
            )}
          </>
        )}
        {!isCancellable && !mustConfirm && event.path && (
          <p className="mt-6">
            <ButtonLink href={event.path}>{t('eventPage')}</ButtonLink>
          </p>
        )}
      </div>
      {mustConfirm && <ConfirmRegistration {...part} />}
      {status === 'offered' && isChangeable && <OfferedPlace {...part} />}
      {isChangeable && runners.some(({needsConsent}) => needsConsent) && <ConsentForm {...part} />}
      <RegistrationFacts registration={registration} />
      {isChangeable && <CorrectionForm {...part} />}
      {isCancellable && <CancelRegistration {...part} heading={heading} />}
    </div>
  )
}

interface StatusHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>
  registration: ManagedRegistration
}

function StatusHeading({ref, registration}: StatusHeadingProps) {
  const t = useTranslations('registrations.manage.status')
  const locale = useLocale()
  const {offeredUntil, unconfirmedUntil} = registration
  const standing = standingOf(registration)
  const until = standing === 'unconfirmed' ? unconfirmedUntil : offeredUntil
  return (
    <h2 ref={ref} tabIndex={-1} className="text-h2 outline-none">
      {t(`${standing}.title`, {until: until ? formatDateTime(until, locale) : ''})}
    </h2>
  )
}
