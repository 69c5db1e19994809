import type {ComponentProps, ReactNode} from 'react'
import {ErrorSummary, FormFailure} from './error-summary.tsx'
import {HiddenField} from './hidden-field.tsx'
import {PostedFields, type Posting} from './posting.tsx'
import {SubmitButton} from './submit-button.tsx'

export interface SubmissionFormProps extends Omit<ComponentProps<typeof SubmitButton>, 'className'> {
  submit: ComponentProps<'form'>['onSubmit']
  /** It runs when somebody touches the form. */
  onApproach?: () => void
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'children'>
  failureNote?: ReactNode
  hidden: ComponentProps<typeof HiddenField>
  /** A form on a page has it, one in a dialog has not. */
  posting?: Posting
  children: ReactNode
}

/** In a dialog, errors above the fields and the button below them stay in sight unless the window is low. */
export function SubmissionForm({
  submit,
  onApproach,
  summary,
  failureNote,
  hidden,
  posting,
  children,
  ...button
}: SubmissionFormProps) {
  const end = (
    <>
      <FormFailure {...summary}>{failureNote}</FormFailure>
      <SubmitButton {...button} />
    </>
  )
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={onApproach}
      onPointerDown={onApproach}
      action={posting?.action}
      className="relative mt-5"
    >
      <PostedFields posting={posting} />
      <fieldset disabled={button.isBusy} className="grid min-w-0 gap-4">
        <ErrorSummary {...summary} />
        {children}
        <HiddenField {...hidden} />
        {posting ? (
          <div className="mt-2 grid gap-3">{end}</div>
        ) : (
          <div className="-mx-6 -mb-6 grid gap-3 border-t border-line bg-raised px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-bottom-6 sm:[@media(min-height:30rem)]:-bottom-8">
            {end}
          </div>
        )}
      </fieldset>
    </form>
  )
}
