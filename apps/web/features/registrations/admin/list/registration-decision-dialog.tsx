'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {useCloseOnBack} from '#/ui/dialogs/use-close-on-back.ts'
import {HealthNotesOf} from './health-notes.tsx'
import {RegistrationDetails} from './registration-details.tsx'
import {RegistrationQuestion} from './registration-question.tsx'
import {isActive, nameOf, type Registration} from '../records/registration.ts'
import type {Decision} from './use-decisions.ts'

export type RegistrationStep = 'details' | 'decline' | 'cancel' | 'moveUp'

export interface OpenRegistration {
  registration: Registration
  step: RegistrationStep
}

interface RegistrationDecisionDialogProps {
  opened: OpenRegistration | undefined
  isAdmin: boolean
  onStep: (step: RegistrationStep) => void
  onDecide: (decision: Decision, registration: Registration, reason?: string) => Promise<boolean>
  onClose: () => void
}

/** Declining, cancelling and moving up are confirmed first. */
export function RegistrationDecisionDialog({
  opened,
  isAdmin,
  onStep,
  onDecide,
  onClose,
}: RegistrationDecisionDialogProps) {
  const t = useTranslations('admin.registrations')
  const [busy, setBusy] = useState<Decision>()
  useCloseOnBack(opened !== undefined && opened.step !== 'details', () => onStep('details'))
  // Keeps the registration visible while the dialog fades out.
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const shown = opened ?? last
  if (!shown) return null
  const {registration, step} = shown
  const name = nameOf(registration)

  async function decide(decision: Decision, reason?: string) {
    if (busy) return
    setBusy(decision)
    const isDone = await onDecide(decision, registration, reason)
    setBusy(undefined)
    if (isDone) onClose()
  }

  const question = step === 'details' ? undefined : step
  return (
    <DialogFrame
      isOpen={opened !== undefined}
      step={step}
      title={question ? t(`${question}.title`, {name}) : name}
      description={
        question ? <p>{t(`${question}.text`)}</p> : <RegistrationDetails registration={registration} />
      }
      finalFocus={() => null}
      onClose={onClose}
    >
      {question ? (
        <RegistrationQuestion
          key={question}
          question={question}
          isBusy={busy === question}
          onBack={() => onStep('details')}
          onConfirm={(reason) => void decide(question, reason)}
        />
      ) : (
        <>
          {isAdmin && registration.runners.length > 0 && (
            <HealthNotesOf key={registration.id} runners={registration.runners} />
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            {registration.status === 'requested' && (
              <>
                <button type="button" onClick={() => void decide('confirm')} className={buttonClass()}>
                  <BusyLabel isBusy={busy === 'confirm'} busy={t('busy')}>
                    {t('action.confirm')}
                  </BusyLabel>
                </button>
                <button type="button" onClick={() => onStep('decline')} className={buttonClass('quiet')}>
                  {t('action.decline')}
                </button>
              </>
            )}
            {registration.status === 'waiting' && (
              <button type="button" onClick={() => onStep('moveUp')} className={buttonClass()}>
                {t('action.moveUp')}
              </button>
            )}
            {isActive(registration) && (
              <button type="button" onClick={() => onStep('cancel')} className={buttonClass('quiet')}>
                {t('action.cancel')}
              </button>
            )}
            <Dialog.Close className={buttonClass('quiet')}>{t('close')}</Dialog.Close>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
