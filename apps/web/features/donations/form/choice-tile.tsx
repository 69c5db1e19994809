import type {ComponentProps, ReactNode} from 'react'
import type {FormField} from '#/ui/forms/form-field.tsx'

export type Field = Omit<ComponentProps<typeof FormField>, 'label'>

interface ChoiceTileProps {
  field: Field
  value: string
  className?: string
  children: ReactNode
}

/** A radio that looks like a button, with a tick once it is chosen. */
export function ChoiceTile({field, value, className = '', children}: ChoiceTileProps) {
  const {name, ref, onChange, onBlur, defaultValue} = field
  return (
    <label
      className={`relative flex min-h-12 items-center justify-center gap-1.5 rounded-soft border border-muted font-semibold has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand not-has-checked:hover:bg-sunken ${className}`}
    >
      <input
        {...{name, ref, onChange, onBlur, value}}
        type="radio"
        defaultChecked={defaultValue === value}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-soft"
      />
      <CheckMark />
      {children}
    </label>
  )
}

function CheckMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      width="12"
      height="12"
      className="hidden size-3 flex-none peer-checked:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m2 6.5 3 3 5-7" />
    </svg>
  )
}
