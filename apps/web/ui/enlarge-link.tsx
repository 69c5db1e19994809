'use client'

import {use, type MouseEvent, type ReactNode} from 'react'
import {EnlargeContext} from './enlarge-group.tsx'

interface EnlargeLinkProps {
  /** Which of the group's pictures. */
  index: number
  /** Address of the large picture, where the link leads without JavaScript. */
  href: string
  label: string
  className?: string
  children: ReactNode
}

/** Opens one of an `EnlargeGroup`'s pictures over the page. */
export function EnlargeLink({index, href, label, className, children}: EnlargeLinkProps) {
  const enlarge = use(EnlargeContext)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    enlarge(index, event.currentTarget)
  }

  return (
    <a href={href} aria-haspopup="dialog" aria-label={label} onClick={open} className={className}>
      {children}
    </a>
  )
}
