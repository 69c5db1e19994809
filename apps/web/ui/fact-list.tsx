import type {ReactNode} from 'react'

/** What one has to know in short: holds a `Fact` for each. */
export function FactList({className = 'grid gap-4', children}: {className?: string; children: ReactNode}) {
  return <dl className={className}>{children}</dl>
}

/** One fact and what it is about. */
export function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
