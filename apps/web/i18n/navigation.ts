'use client'

import {useLocale} from 'next-intl'
import {usePathname as useNextPathname, useRouter as useNextRouter} from 'next/navigation'
import {useMemo} from 'react'
import {localizedPath} from './localized-path.ts'

/** The page's path without its language: `/en/naujienos` → `/naujienos`. */
export function usePathname(): string {
  const prefix = `/${useLocale()}`
  // The server renders `/lt/naujienos`, which nobody sees.
  const pathname = useNextPathname()
  if (pathname === prefix) return '/'
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}

/** Leads to pages in the language of this one, by their paths without a language. */
export function useRouter() {
  const locale = useLocale()
  const router = useNextRouter()
  return useMemo(
    () => ({replace: (path: string) => router.replace(localizedPath(locale, path))}),
    [locale, router],
  )
}
