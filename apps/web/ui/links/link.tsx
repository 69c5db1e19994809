'use client'

import {useLocale} from 'next-intl'
import {useRouter} from 'next/navigation'
import type {ComponentProps, MouseEvent} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onMouseEnter' | 'onTouchStart'> {
  /** The path has no language. */
  href: string
  /** A page that is rendered on each request, such as search, is not loaded ahead. */
  prefetch?: false
}

/**
 * The page is loaded ahead once a pointer or finger is on the link. Next's own link is ten times this script:
 * see docs/decisions/031-what-a-page-sends.md.
 */
export function Link({href: path, prefetch, onClick, children, ...rest}: LinkProps) {
  const locale = useLocale()
  const router = useRouter()
  const href = localizedPath(locale, path)

  function prepare() {
    if (prefetch !== false && !savesData()) router.prefetch(href)
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    router.push(href)
  }

  return (
    <a {...rest} href={href} onMouseEnter={prepare} onTouchStart={prepare} onClick={follow}>
      {children}
    </a>
  )
}

/** A press with these keys, or on such a link, is for the browser. */
export function opensElsewhere({
  currentTarget: {target},
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) {
  return altKey || ctrlKey || metaKey || shiftKey || (target !== '' && target !== '_self')
}

export function savesData(): boolean {
  return (navigator as {connection?: {saveData: boolean}}).connection?.saveData === true
}
