import type {ReactNode} from 'react'

export function FactList({className = 'grid gap-4', children}: {className?: string; children: ReactNode}) {
  return <dl className={className}>{children}</dl>
}

interface FactProps {
  term: string
  className?: string
  children: ReactNode
}

export function Fact({term, className, children}: FactProps) {
  return (
    <div className={className}>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
