import type {ReactNode} from 'react'

interface ListMessageProps {
  title: string
  text: string
  /** A way out, where there is one. */
  children?: ReactNode
}

/** Stands where a list has nothing to show. */
export function ListMessage({title, text, children}: ListMessageProps) {
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-12 text-center sm:py-16">
      <p className="font-serif text-h3">{title}</p>
      <p className="mx-auto mt-2 max-w-md text-muted">{text}</p>
      {children && <div className="mt-6 flex justify-center">{children}</div>}
    </div>
  )
}
