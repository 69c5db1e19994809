'use client'

import {useEffect, useRef, type ReactNode} from 'react'

interface CheckboxProps {
  isChecked: boolean
  /** Some of the rows that it stands for are selected. */
  isMixed?: boolean
  label?: string
  onChange: (isChecked: boolean) => void
  children?: ReactNode
}

export function Checkbox({isChecked, isMixed = false, label, onChange, children}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5 px-3 min-[72rem]:-my-2.5 min-[72rem]:px-2">
      <input
        ref={input}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-label={label}
        className="size-5 flex-none accent-brand"
      />
      {children}
    </label>
  )
}
