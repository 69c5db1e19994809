import type {ReactNode} from 'react'
import {Asterisk, describedBy, type FieldProps} from './form-field.tsx'

type CheckboxFieldProps = Omit<FieldProps, 'label'> & {label: ReactNode}

/** A checkbox that must be ticked unless it is optional, with its label beside, its hint and its error below. */
export function CheckboxField({label, hint, error, optional, ...input}: CheckboxFieldProps) {
  const {id, required} = input
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...describedBy({id, hint, error})}
          type="checkbox"
          aria-required={optional ? undefined : true}
          className="mt-0.5 size-6 flex-none accent-brand aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <div>
          <label htmlFor={id}>
            {label}
            {required && <Asterisk />}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-small text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
