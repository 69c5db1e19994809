'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useSearchParams} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {getPathname} from '#/i18n/navigation.ts'
import type {SearchAnswer} from './search-index.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {SearchResults} from './search-results.tsx'

const pauseInTyping = 150

interface LiveSearchProps {
  /** What the server was asked. */
  query: string
  answer: SearchAnswer
}

/** The search field and what was found: as the server answered, then anew while somebody types. */
export function LiveSearch({query: initialQuery, answer: initialAnswer}: LiveSearchProps) {
  const locale = useLocale()
  const t = useTranslations('search')
  // Coming back to this page, the address has the last query, while the page is the one that was first asked for.
  const inAddress = useSearchParams().get('q') ?? ''
  const [query, setQuery] = useState(inAddress)
  const [shown, setShown] = useState({query: initialQuery, answer: initialAnswer, hasFailed: false})
  const action = getPathname({href: '/paieska', locale})
  const asked = useRef(initialQuery)

  useEffect(() => {
    if (query === asked.current) return undefined
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const address = query.trim() ? `${action}?q=${encodeURIComponent(query)}` : action
      history.replaceState(null, '', address)
      try {
        const found = await fetch(
          `/api/search?language=${locale}&q=${encodeURIComponent(query.slice(0, 200))}`,
          {
            signal: stop.signal,
          },
        )
        if (!found.ok) throw new Error(`Search answered ${found.status}`)
        const answer: SearchAnswer = await found.json()
        asked.current = query
        setShown({query, answer, hasFailed: false})
      } catch {
        if (!stop.signal.aborted) setShown((before) => ({...before, hasFailed: true}))
      }
    }, pauseInTyping)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, locale, action])

  return (
    <div className="frame">
      <search>
        <form action={action} className="flex max-w-2xl flex-wrap items-end gap-3">
          <label htmlFor="search-query" className="grid grow gap-1.5 font-semibold">
            {t('label')}
            <input
              id="search-query"
              type="search"
              name="q"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-12 w-full rounded-soft border border-muted bg-raised px-4 py-2 text-lead font-normal text-ink"
            />
          </label>
          <button type="submit" className={`${buttonClass()} min-h-12`}>
            {t('submit')}
          </button>
        </form>
      </search>
      <SearchResults {...shown} />
    </div>
  )
}
