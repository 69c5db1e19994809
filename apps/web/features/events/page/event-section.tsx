import type {ReactNode} from 'react'

interface EventSectionProps {
  id: string
  title: ReactNode
  variant?: 'beside' | 'above'
  children: ReactNode
}

const variants = {
  beside: {grid: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]', gap: 'gap-y-4 md:gap-y-6'},
  above: {grid: '', gap: 'gap-y-4 md:gap-y-8'},
}

export function EventSection({id, title, variant = 'above', children}: EventSectionProps) {
  const {grid, gap} = variants[variant]
  return (
    <section
      aria-labelledby={id}
      className={`frame mt-10 grid gap-x-16 md:mt-20 print:mt-8 print:block ${gap} ${grid}`}
    >
      <h2 id={id} className="text-h2 print:mb-4">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}

/** Text, links and buttons stay legible on dark green. */
export const onPine =
  'bg-pine text-on-pine [--color-brand-hover:var(--color-accent)] [--color-brand:var(--color-on-pine)] [--color-line:var(--color-on-pine-muted)] [--color-link:var(--color-on-pine)] [--color-muted:var(--color-on-pine-muted)] [--color-on-brand:var(--color-pine)] [--color-sunken:#1c463a] [--link:var(--color-on-pine)]'
