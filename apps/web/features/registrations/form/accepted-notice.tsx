import {useTranslations} from 'next-intl'
import type {Accepted} from '#/supabase/form-submission.ts'
import {FocusedNotice} from '#/ui/layout/focused-notice.tsx'
import type {RegistrationKind} from './registrations-actions.ts'

interface AcceptedNoticeProps {
  kind: RegistrationKind
  accepted: Accepted
}

/** Says in place of the form what a toast says where scripts have sent it. */
export function AcceptedNotice({kind, accepted}: AcceptedNoticeProps) {
  const textsOf = useAcceptedTexts(kind)
  const {title, text} = textsOf(accepted)
  return (
    <div className="mt-5">
      <FocusedNotice title={title}>
        <p className="mt-1">{text}</p>
      </FocusedNotice>
    </div>
  )
}

export function useAcceptedTexts(kind: RegistrationKind) {
  const t = useTranslations('registrations')
  return ({status, isEmailed}: Accepted) => {
    if (status === 'waiting') return {title: t('shared.waiting'), text: t('shared.waitingText')}
    if (status === 'unconfirmed') {
      const text = t(isEmailed ? 'shared.unconfirmedText' : 'shared.unconfirmedNotEmailed')
      return {title: t('shared.unconfirmed'), text}
    }
    // The organisers write to whoever asks for a place in a trip.
    const isClaimed = isEmailed || kind === 'trip'
    return {title: t('shared.done'), text: t(isClaimed ? `${kind}.doneText` : 'shared.notEmailed')}
  }
}
