import type {ReactNode} from 'react'

/** Renders nothing without a value. */
export function FactRow({term, children}: {term: string; children: ReactNode}) {
  const values = Array.isArray(children) ? children : [children]
  if (values.every((value) => value === null || value === undefined || value === '' || value === false)) {
    return null
  }
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="flex-[1_1_7rem] text-muted">{term}</dt>
      <dd className="min-w-0 flex-[2_1_9rem] whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
