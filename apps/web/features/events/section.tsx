import type {ReactNode} from 'react'

interface SectionProps {
  id: string
  title: ReactNode
  /** `beside`: the heading at the left of what it is about; `above`: over it. */
  look?: 'beside' | 'above'
  children: ReactNode
}

const looks = {
  beside: {grid: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]', gap: 'gap-y-6'},
  above: {grid: '', gap: 'gap-y-8'},
}

/** A part of an event's page, with its heading. */
export function Section({id, title, look = 'above', children}: SectionProps) {
  const {grid, gap} = looks[look]
  return (
    <section aria-labelledby={id} className={`frame mt-16 grid gap-x-16 md:mt-20 ${gap} ${grid}`}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
