import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {env} from '#/environment/env.ts'
import {Link} from './link.tsx'
import {linkTarget} from '#/routes/link-target.ts'

interface WebLinkProps {
  /** It is unvalidated, as in the content. */
  href: string | null | undefined
  className?: string
  children: ReactNode
}

/** True for a path or http(s) URL, of this or another site; false for `mailto:`, `tel:` and malformed URLs. */
export function isWebUrl(href: string | null | undefined): boolean {
  const kind = linkTarget(href, env.SITE_URL)?.kind
  return kind === 'internal' || kind === 'external'
}

/** Renders nothing for anything but a path or an http(s) URL. */
export function WebLink({href, className, children}: WebLinkProps) {
  const target = linkTarget(href, env.SITE_URL)
  if (target?.kind === 'internal') {
    return (
      <Link href={target.path} className={className}>
        {children}
      </Link>
    )
  }
  if (target?.kind !== 'external') return null
  return (
    <ExternalLink href={target.href} className={className}>
      {children}
    </ExternalLink>
  )
}

interface ExternalLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** The link says visibly and to screen readers that it opens a new tab. */
export function ExternalLink({href, className, children}: ExternalLinkProps) {
  const t = useTranslations('action')
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {/* One box, so that the arrow follows the last word also where the link is a row and its text breaks. */}
      <span>
        {children}
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          width="12"
          height="12"
          className="ms-1 inline-block size-[0.7em] align-baseline"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        >
          <path d="M4 1.5H1.5v9h9V8M7 1h4v4M11 1 5.5 6.5" />
        </svg>
      </span>
      <span className="sr-only"> ({t('opensInNewTab')})</span>
    </a>
  )
}
