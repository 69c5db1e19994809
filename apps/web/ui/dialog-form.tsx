import {AlertDialog} from '@base-ui/react/alert-dialog'
import type {ComponentProps, ReactNode} from 'react'
import {buttonClass} from './button.tsx'
import {ErrorSummary} from './error-summary.tsx'
import {HiddenField} from './hidden-field.tsx'
import {SubmitButton} from './submit-button.tsx'

export interface DialogFormProps extends Omit<ComponentProps<typeof SubmitButton>, 'className'> {
  submit: ComponentProps<'form'>['onSubmit']
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'children'>
  /** What the failure means, below it in the summary. */
  failureNote?: ReactNode
  /** Props of the field that people do not see. */
  hidden: ComponentProps<typeof HiddenField>
  closeLabel: string
  /** The fields. */
  children: ReactNode
}

/** A form in a `DialogFrame`: errors above the fields, the buttons to close and to submit below. */
export function DialogForm({
  submit,
  summary,
  failureNote,
  hidden,
  closeLabel,
  children,
  ...button
}: DialogFormProps) {
  return (
    <form noValidate onSubmit={submit} className="relative mt-5">
      <fieldset disabled={button.isBusy} className="grid min-w-0 gap-4">
        <ErrorSummary {...summary}>{failureNote}</ErrorSummary>
        {children}
        <HiddenField {...hidden} />
        <div className="flex flex-wrap justify-end gap-3">
          <AlertDialog.Close className={buttonClass('quiet')}>{closeLabel}</AlertDialog.Close>
          <SubmitButton {...button} />
        </div>
      </fieldset>
    </form>
  )
}
