'use client'

import type {Locale} from 'next-intl'
import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react'
import {Link} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button.tsx'
import {loadNews, type LoadedNews} from './news-server-actions.tsx'

interface Expansion extends Omit<LoadedNews, 'status'> {
  /** Id of the last item shown. */
  last: string
}

// Survives navigation, so that the list is as long as before when a visitor comes back from an article.
const expansions = new Map<string, Expansion>()

interface ExpandableNewsListProps {
  locale: Locale
  /** Id of the last item rendered on the server. */
  last: string
  /** Paths of the next page and the full list, for use without JavaScript. */
  nextPath: string
  allPath: string
  labels: {more: string; all: string; loading: string}
  className: string
  /** The list items rendered on the server. */
  children: ReactNode
}

/** A list with buttons that load more items. Without JavaScript, the buttons are links to other pages. */
export function ExpandableNewsList({
  locale,
  last,
  nextPath,
  allPath,
  labels,
  className,
  children,
}: ExpandableNewsListProps) {
  const key = `${locale} ${last}`
  const [expansion, setExpansion] = useState<Expansion>(
    () => expansions.get(key) ?? {items: [], left: 1, last},
  )
  const [status, setStatus] = useState('')
  const [loading, setLoading] = useState<'more' | 'all'>()
  const list = useRef<HTMLUListElement>(null)
  const firstNewIndex = useRef<number>(undefined)

  useEffect(() => {
    if (firstNewIndex.current === undefined) return
    list.current?.children[firstNewIndex.current]?.querySelector<HTMLElement>('h2 a')?.focus()
    firstNewIndex.current = undefined
  }, [expansion])

  async function load(event: MouseEvent<HTMLAnchorElement>, amount: 'more' | 'all') {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (loading) return
    const {href} = event.currentTarget
    setLoading(amount)
    try {
      let current = expansion
      do {
        const loaded = await loadNews({locale, after: current.last, all: amount === 'all'})
        if (!loaded || loaded.items.length === 0) return location.assign(href)
        // Not sooner: a press just after hydration comes before the first run of the effect, which would clear it.
        if (current === expansion) firstNewIndex.current = list.current?.children.length
        current = {
          items: [...current.items, ...loaded.items],
          left: loaded.left,
          last: loaded.items.at(-1)?.id ?? current.last,
        }
        expansions.set(key, current)
        setExpansion(current)
        setStatus(loaded.status)
      } while (amount === 'all' && current.left > 0)
    } catch {
      location.assign(href)
    }
    setLoading(undefined)
  }

  return (
    <>
      <ul ref={list} aria-busy={loading !== undefined} className={className}>
        {children}
        {expansion.items.map(({id, card}) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
      {expansion.left > 0 && (
        <p className="mt-12 flex flex-wrap justify-center gap-3">
          <Link
            href={nextPath}
            prefetch={false}
            onClick={(event) => load(event, 'more')}
            className={`${buttonClass()} min-w-48`}
          >
            {loading === 'more' ? labels.loading : labels.more}
          </Link>
          <Link
            href={allPath}
            prefetch={false}
            onClick={(event) => load(event, 'all')}
            className={`${buttonClass('quiet')} min-w-48`}
          >
            {loading === 'all' ? labels.loading : labels.all}
          </Link>
        </p>
      )}
      <output className="sr-only">{status}</output>
    </>
  )
}
