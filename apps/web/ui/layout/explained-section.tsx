import {useId, type ReactNode} from 'react'

interface ExplainedSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function ExplainedSection({title, text, children}: ExplainedSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[20rem_minmax(0,36rem)]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
