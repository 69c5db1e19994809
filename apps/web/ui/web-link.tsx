import type {ReactNode} from 'react'
import {linkTarget} from '#/routes/link-target.ts'
import {env} from '#/env.ts'
import {Link} from '#/i18n/navigation.ts'
import {ExternalLink} from './external-link.tsx'

interface WebLinkProps {
  /** As a volunteer typed it. */
  href: string | null | undefined
  className?: string
  children: ReactNode
}

/** Whether the address leads to a page, here or on another site. */
export function leadsToPage(href: string | null | undefined): boolean {
  const kind = linkTarget(href, env.SITE_URL)?.kind
  return kind === 'page' || kind === 'web'
}

/** A link to an address of the content; nothing where the address leads to no page. */
export function WebLink({href, className, children}: WebLinkProps) {
  const target = linkTarget(href, env.SITE_URL)
  if (target?.kind === 'page') {
    return (
      <Link href={target.path} className={className}>
        {children}
      </Link>
    )
  }
  if (target?.kind !== 'web') return null
  return (
    <ExternalLink href={target.href} className={className}>
      {children}
    </ExternalLink>
  )
}
