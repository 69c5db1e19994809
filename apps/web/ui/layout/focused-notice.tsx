import {type ReactNode, useEffect, useRef} from 'react'

interface FocusedNoticeProps {
  title: string
  children: ReactNode
}

const focusable = {tabIndex: -1, autoFocus: true}

/** Receives focus: from the browser where the server has rendered it in answer to a form. */
export function FocusedNotice({title, children}: FocusedNoticeProps) {
  const section = useRef<HTMLElement>(null)

  useEffect(() => section.current?.focus(), [])

  return (
    <section
      ref={section}
      {...focusable}
      aria-label={title}
      className="rounded-soft border-s-6 border-accent bg-sunken px-4 py-3 outline-none"
    >
      <p className="font-semibold">{title}</p>
      {children}
    </section>
  )
}
