'use client'

import {useLocale} from 'next-intl'
import {useEffect, useRef} from 'react'
import * as z from 'zod'
import {localizeText} from '#/i18n/localize.ts'

const named = z.object({title: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullable()})

/** Nothing happens if there is no such event. */
export function useEventInUrl(onFound: (title: string) => void): void {
  const locale = useLocale()
  const report = useRef(onFound)
  useEffect(() => void (report.current = onFound), [onFound])
  useEffect(() => {
    const eventKey = new URLSearchParams(location.search).get('renginys')
    if (!eventKey) return undefined
    const abort = new AbortController()
    void lookUp(eventKey, abort.signal).then(
      (title) => title && report.current(localizeText(title, locale)),
      // The visitor writes the subject.
      () => undefined,
    )
    return () => abort.abort()
  }, [locale])
}

async function lookUp(eventKey: string, signal: AbortSignal) {
  const response = await fetch(`/api/event?event=${encodeURIComponent(eventKey)}`, {signal})
  return response.ok ? named.parse(await response.json()).title : null
}
