import type {ComponentProps, ReactNode} from 'react'
import {ErrorSummary, FormFailure} from '../forms/error-summary.tsx'
import {HiddenField} from '../forms/hidden-field.tsx'
import {SubmitButton} from '../forms/submit-button.tsx'

export interface DialogFormProps extends Omit<ComponentProps<typeof SubmitButton>, 'className'> {
  submit: ComponentProps<'form'>['onSubmit']
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'children'>
  failureNote?: ReactNode
  hidden: ComponentProps<typeof HiddenField>
  children: ReactNode
}

/** Errors above the fields and the button below them stay in sight unless the window is low. */
export function DialogForm({submit, summary, failureNote, hidden, children, ...button}: DialogFormProps) {
  return (
    <form noValidate onSubmit={submit} className="relative mt-5">
      <fieldset disabled={button.isBusy} className="grid min-w-0 gap-4">
        <ErrorSummary {...summary} />
        {children}
        <HiddenField {...hidden} />
        <div className="-mx-6 -mb-6 grid gap-3 border-t border-line bg-raised px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-bottom-6 sm:[@media(min-height:30rem)]:-bottom-8">
          <FormFailure {...summary}>{failureNote}</FormFailure>
          <SubmitButton {...button} className="sm:justify-self-end" />
        </div>
      </fieldset>
    </form>
  )
}
