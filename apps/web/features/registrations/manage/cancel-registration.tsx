import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {type RefObject, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {Runner} from './managed-registration.ts'
import {RegistrationSection, type RegistrationPartProps} from './registration-section.tsx'
import {cancelRegistration} from './registrations-link-actions.ts'
import {usePress} from './use-press.ts'

interface CancelRegistrationProps extends RegistrationPartProps {
  /** It receives focus once something has been cancelled. */
  heading: RefObject<HTMLElement | null>
}

const nameOf = ({firstName, lastName}: Runner) => `${firstName} ${lastName}`

export function CancelRegistration({token, registration, onChanged, heading}: CancelRegistrationProps) {
  const t = useTranslations('registrations.manage.cancel')
  const {runners} = registration
  const isDone = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  /** It is undefined when the question is about all runners. */
  const [runner, setRunner] = useState<Runner>()
  const {isBusy, failure, press, forget} = usePress({
    failedTitle: t('failed'),
    onChanged: ({data}) => {
      isDone.current = true
      setIsOpen(false)
      onChanged(data, runner ? t('doneOne', {name: nameOf(runner)}) : t('done'))
    },
  })

  function ask(about: Runner | undefined) {
    isDone.current = false
    forget()
    setRunner(about)
    setIsOpen(true)
  }

  return (
    <RegistrationSection title={t('title')} text={t('text')}>
      <p className="flex flex-wrap gap-3">
        {runners.length > 1 &&
          runners.map((each) => (
            <button key={each.id} type="button" onClick={() => ask(each)} className={buttonClass('quiet')}>
              {t('one', {name: nameOf(each)})}
            </button>
          ))}
        <button
          type="button"
          onClick={() => ask(undefined)}
          className="min-h-11 rounded-soft border border-danger px-5 py-2.5 leading-tight font-semibold text-danger hover:bg-sunken"
        >
          {t(runners.length > 1 ? 'allRunners' : 'all')}
        </button>
      </p>
      <DialogFrame
        isQuestion
        isOpen={isOpen}
        title={runner ? t('questionOne', {name: nameOf(runner)}) : t('question')}
        description={t('warning')}
        finalFocus={() => (isDone.current ? heading.current : null)}
        onClose={() => setIsOpen(false)}
      >
        <p role="alert" className="mt-4 font-semibold text-danger empty:hidden">
          {failure}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Dialog.Close className={buttonClass('quiet')}>{t('keep')}</Dialog.Close>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => press(() => cancelRegistration(token, runner && [runner.id]))}
            className={`${buttonClass('give')} aria-disabled:cursor-progress`}
          >
            <BusyLabel isBusy={isBusy} busy={t('busy')}>
              {t('confirm')}
            </BusyLabel>
          </button>
        </div>
      </DialogFrame>
    </RegistrationSection>
  )
}
