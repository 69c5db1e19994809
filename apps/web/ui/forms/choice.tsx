import type {ComponentProps} from 'react'

export function Choice({className = '', children, ...input}: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 flex-wrap cursor-pointer items-center gap-x-3 ${className}`}>
      <input {...input} className="size-5 flex-none accent-brand" />
      {/* It goes below where its longest word has no room beside. */}
      <span className="min-w-0 flex-[1_1_min-content] wrap-break-word">{children}</span>
    </label>
  )
}
