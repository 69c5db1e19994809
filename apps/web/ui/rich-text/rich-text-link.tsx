import type {ReactNode} from 'react'
import {linkTarget} from '#/routes/link-target.ts'
import {env} from '#/environment/env.ts'
import {WebLink} from '../links/web-link.tsx'

interface RichTextLinkProps {
  /** It is unvalidated, as in the content. */
  href: string | null | undefined
  className?: string
  children: ReactNode
}

/** Only the words are shown if the link leads nowhere. */
export function RichTextLink({href, className = 'text-link', children}: RichTextLinkProps) {
  const target = linkTarget(href, env.SITE_URL)
  if (!target) return children
  if (target.kind === 'contact') {
    return (
      <a href={target.href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <WebLink href={href} className={className}>
      {children}
    </WebLink>
  )
}
