import {useId, type ComponentProps} from 'react'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  className?: string
}

export function SelectField({label, className = '', ...select}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
      />
    </div>
  )
}
