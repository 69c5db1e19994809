import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'

interface ExternalLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link that leaves the site in a new tab, and says so to the eye and to a screen reader. */
export function ExternalLink({href, className, children}: ExternalLinkProps) {
  const t = useTranslations('action')
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="ms-1 inline-block size-[0.7em] flex-none align-baseline"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d="M4 1.5H1.5v9h9V8M7 1h4v4M11 1 5.5 6.5" />
      </svg>
      <span className="sr-only"> ({t('opensInNewTab')})</span>
    </a>
  )
}
