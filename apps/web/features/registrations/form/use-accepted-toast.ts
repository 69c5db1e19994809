import {useTranslations} from 'next-intl'
import type {AcceptedStatus} from '#/supabase/form-submission.ts'
import {toast} from '#/ui/toasts/toast.ts'
import type {RegistrationKind} from './registrations-actions.ts'

export function useAcceptedToast(kind: RegistrationKind) {
  const t = useTranslations('registrations')
  return (status: AcceptedStatus | undefined) => {
    if (status === 'waiting') {
      toast(t('shared.waiting'), {description: t('shared.waitingText'), duration: 15_000})
    } else if (status === 'unconfirmed') {
      toast(t('shared.unconfirmed'), {description: t('shared.unconfirmedText'), duration: 15_000})
    } else {
      toast.success(t('shared.done'), {description: t(`${kind}.doneText`)})
    }
  }
}
