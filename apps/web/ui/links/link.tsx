'use client'

import {useLocale} from 'next-intl'
import NextLink from 'next/link'
import {type ComponentProps, useState} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onMouseEnter' | 'onTouchStart'> {
  /** The path has no language. */
  href: string
  /** A page that is rendered on each request, such as search, is not loaded ahead. */
  prefetch?: false
}

/** The page is loaded ahead once a pointer or finger is on the link. */
export function Link({href, prefetch, ...rest}: LinkProps) {
  const locale = useLocale()
  const [isMeant, setIsMeant] = useState(false)
  const prepare = () => setIsMeant(!savesData())
  return (
    <NextLink
      {...rest}
      href={localizedPath(locale, href)}
      prefetch={isMeant && prefetch !== false ? null : false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
    />
  )
}

export function savesData(): boolean {
  return (navigator as {connection?: {saveData: boolean}}).connection?.saveData === true
}
