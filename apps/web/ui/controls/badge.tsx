import type {ReactNode} from 'react'

const variants = {
  accent: 'bg-accent text-on-accent',
  outline: 'border border-line text-muted',
  danger: 'border border-danger text-danger',
}

export function Badge({
  variant = 'outline',
  children,
}: {
  variant?: keyof typeof variants
  children: ReactNode
}) {
  return (
    <span
      className={`inline-block rounded-soft px-2 py-0.5 text-small font-semibold leading-snug ${variants[variant]}`}
    >
      {children}
    </span>
  )
}
