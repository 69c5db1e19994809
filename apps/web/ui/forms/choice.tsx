import type {ComponentProps} from 'react'

export function Choice({className = '', children, ...input}: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input {...input} className="size-5 flex-none accent-brand" />
      {children}
    </label>
  )
}
