import {AlertDialog} from '@base-ui/react/alert-dialog'
import {useTranslations} from 'next-intl'
import type {ComponentProps, ReactNode} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {ErrorSummary} from '#/ui/error-summary.tsx'
import {HiddenField} from '#/ui/hidden-field.tsx'
import {SubmitButton} from '#/ui/submit-button.tsx'

interface FormFrameProps {
  submit: ComponentProps<'form'>['onSubmit']
  isBusy: boolean
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'children'>
  /** What the failure means, below it in the summary. */
  failureNote?: ReactNode
  /** Props of the field that people do not see. */
  hidden: ComponentProps<typeof HiddenField>
  submitLabel?: string
  /** True while a required field is empty. */
  isIncomplete?: boolean
  /** The fields. */
  children: ReactNode
}

/** A form in the dialog: errors above the fields, the buttons to close and to register below. */
export function FormFrame({
  submit,
  isBusy,
  summary,
  failureNote,
  hidden,
  submitLabel,
  isIncomplete,
  children,
}: FormFrameProps) {
  const t = useTranslations('registrations.shared')
  return (
    <form noValidate onSubmit={submit} className="relative mt-5">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
        <ErrorSummary {...summary}>{failureNote}</ErrorSummary>
        {children}
        <HiddenField {...hidden} />
        <div className="flex flex-wrap justify-end gap-3">
          <AlertDialog.Close className={buttonClass('quiet')}>{t('cancel')}</AlertDialog.Close>
          <SubmitButton
            label={submitLabel ?? t('submit')}
            busyLabel={t('submitting')}
            isBusy={isBusy}
            isIncomplete={isIncomplete}
          />
        </div>
      </fieldset>
    </form>
  )
}
