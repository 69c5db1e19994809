import type {ReactNode} from 'react'

const looks = {
  accent: 'bg-accent text-on-accent',
  outline: 'border border-line text-muted',
  danger: 'border border-danger text-danger',
}

/** A short word about a card: free, next event, a category. */
export function Badge({look = 'outline', children}: {look?: keyof typeof looks; children: ReactNode}) {
  return (
    <span
      className={`inline-block rounded-soft px-2 py-0.5 text-small font-semibold leading-snug ${looks[look]}`}
    >
      {children}
    </span>
  )
}
