import type {ReactNode} from 'react'
import {Asterisk, describedBy, type FieldProps} from './form-field.tsx'

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'hint'> & {label: ReactNode}

/** A checkbox that must be ticked unless it is optional, with its label beside and its error below. */
export function CheckboxField({label, error, optional, ...input}: CheckboxFieldProps) {
  const {id, required} = input
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...describedBy({id, hint, error})}
          type="checkbox"
          aria-required={!optional}
          className="mt-0.5 size-6 flex-none accent-brand aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <label htmlFor={id}>
          {label}
          {required && <Asterisk />}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
