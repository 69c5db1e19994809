'use client'

import {type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef} from 'react'

interface FocusedNoticeProps {
  ref?: Ref<HTMLElement>
  title: string
  children: ReactNode
}

const focusable = {tabIndex: -1, autoFocus: true}

/** Receives focus, so that screen readers read all of it: from the browser where the server has rendered it in answer to a form. */
export function FocusedNotice({ref, title, children}: FocusedNoticeProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current as HTMLElement)

  useEffect(() => section.current?.focus(), [])

  return (
    <section
      ref={section}
      {...focusable}
      aria-label={title}
      aria-describedby={id}
      className="rounded-soft border-s-6 border-accent bg-sunken px-4 py-3 outline-none"
    >
      <p className="font-semibold">{title}</p>
      <div id={id}>{children}</div>
    </section>
  )
}
