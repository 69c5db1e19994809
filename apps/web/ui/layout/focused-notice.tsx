import {type ReactNode, useEffect, useRef} from 'react'

interface FocusedNoticeProps {
  title: string
  children: ReactNode
}

/** Receives focus. */
export function FocusedNotice({title, children}: FocusedNoticeProps) {
  const section = useRef<HTMLElement>(null)

  useEffect(() => section.current?.focus(), [])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      className="rounded-soft border-s-6 border-accent bg-sunken px-4 py-3 outline-none"
    >
      <p className="font-semibold">{title}</p>
      {children}
    </section>
  )
}
