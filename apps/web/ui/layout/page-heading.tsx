import type {ReactNode} from 'react'

interface PageHeadingProps {
  title: ReactNode
  intro?: ReactNode
}

export function PageHeading({title, intro}: PageHeadingProps) {
  return (
    <div className="frame pt-10 pb-8 md:pt-16">
      <h1 className="max-w-4xl text-h1">{title}</h1>
      {intro && <p className="measure mt-5 text-lead text-muted">{intro}</p>}
    </div>
  )
}
