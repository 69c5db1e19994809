'use client'

import {type Locale, useLocale} from 'next-intl'
import {useSearchParams} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'
import {SearchForm} from '#/ui/forms/search-form.tsx'
import type {SearchResponse} from './ranking/search-index.ts'
import {SearchResults} from './results/search-results.tsx'

const debounceMs = 150
const maxLength = 200

interface LiveSearchProps {
  query: string
  response: SearchResponse
}

/** The server's results come first, new ones while the visitor types. */
export function LiveSearch({query: initialQuery, response: initialResponse}: LiveSearchProps) {
  const locale = useLocale()
  // After navigating back, the URL has the last query but the props still have the first one.
  const queryInUrl = useSearchParams().get('q') ?? ''
  const [query, setQuery] = useState(queryInUrl)
  const [shown, setShown] = useState({query: initialQuery, response: initialResponse, hasFailed: false})
  const action = localizedPath(locale, '/paieska')
  const loadedQuery = useRef(initialQuery)

  useEffect(() => {
    if (query === loadedQuery.current) return undefined
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const url = query.trim() ? `${action}?q=${encodeURIComponent(query)}` : action
      history.replaceState(null, '', url)
      try {
        const response = await fetchResults(query, locale, controller.signal)
        loadedQuery.current = query
        setShown({query, response, hasFailed: false})
      } catch {
        if (!controller.signal.aborted) setShown((before) => ({...before, hasFailed: true}))
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, locale, action])

  return (
    <div className="frame">
      <SearchForm
        id="search-query"
        typed={{value: query, onChange: (event) => setQuery(event.target.value)}}
      />
      <SearchResults {...shown} />
    </div>
  )
}

async function fetchResults(query: string, locale: Locale, signal: AbortSignal): Promise<SearchResponse> {
  const url = `/api/search?language=${locale}&q=${encodeURIComponent(query.slice(0, maxLength))}`
  const response = await fetch(url, {signal})
  if (!response.ok) throw new Error(`Search returned ${response.status}`)
  return response.json()
}
