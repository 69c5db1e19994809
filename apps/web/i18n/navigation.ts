'use client'

import {useLocale} from 'next-intl'
import {usePathname as useNextPathname, useRouter as useNextRouter} from 'next/navigation'
import {useMemo} from 'react'
import {localizedPath} from './localized-path.ts'

/** The path is without language: `/en/naujienos` → `/naujienos`. */
export function usePathname(): string {
  const prefix = `/${useLocale()}`
  // The server renders `/lt/naujienos`, which nobody sees.
  const pathname = useNextPathname()
  if (pathname === prefix) return '/'
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}

/** Paths are without language: they lead to pages in the language of this one. */
export function useRouter() {
  const locale = useLocale()
  const router = useNextRouter()
  return useMemo(
    () => ({replace: (path: string) => router.replace(localizedPath(locale, path))}),
    [locale, router],
  )
}
