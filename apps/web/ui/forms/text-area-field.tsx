import type {ComponentProps} from 'react'
import {describedBy, FieldFrame, type FieldProps, inputClass} from './form-field.tsx'

type TextAreaFieldProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'optional'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'children'>

export function TextAreaField({label, hint, error, optional, ...textArea}: TextAreaFieldProps) {
  const {id} = textArea
  return (
    <FieldFrame {...{id, label, hint, error, optional}}>
      <textarea
        rows={3}
        {...textArea}
        {...describedBy({id, hint, error})}
        aria-required={!optional}
        className={`${inputClass} wrap-anywhere`}
      />
    </FieldFrame>
  )
}
