'use client'

import type {Locale} from 'next-intl'
import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react'
import {Link} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {loadNews, type LoadedNews} from './load-news.tsx'
import {newsGridClass} from './news-grid-class.ts'

interface Added extends Omit<LoadedNews, 'status'> {
  last: string
}

// What a visitor had unfolded is there again on coming back from an item, until the list itself changes.
const unfolded = new Map<string, Added>()

interface GrowingNewsListProps {
  locale: Locale
  /** Id of the last item of the page. */
  last: string
  /** Where the next page and the whole list are without JavaScript. */
  nextPath: string
  allPath: string
  labels: {more: string; all: string; loading: string}
  /** List items of the page. */
  children: ReactNode
}

/** A list that grows in place when its buttons are pressed; without JavaScript these lead to further pages. */
export function GrowingNewsList({locale, last, nextPath, allPath, labels, children}: GrowingNewsListProps) {
  const key = `${locale} ${last}`
  const [added, setAdded] = useState<Added>(() => unfolded.get(key) ?? {items: [], left: 1, last})
  const [status, setStatus] = useState('')
  const [loading, setLoading] = useState<'more' | 'all'>()
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)

  useEffect(() => {
    if (firstNew.current === undefined) return
    list.current?.children[firstNew.current]?.querySelector<HTMLElement>('h2 a')?.focus()
    firstNew.current = undefined
  }, [added])

  async function grow(event: MouseEvent<HTMLAnchorElement>, what: 'more' | 'all') {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (loading) return
    const {href} = event.currentTarget
    setLoading(what)
    firstNew.current = list.current?.children.length
    try {
      let so = added
      do {
        const loaded = await loadNews({locale, after: so.last, all: what === 'all'})
        if (!loaded || loaded.items.length === 0) return location.assign(href)
        so = {
          items: [...so.items, ...loaded.items],
          left: loaded.left,
          last: loaded.items.at(-1)?.id ?? so.last,
        }
        unfolded.set(key, so)
        setAdded(so)
        setStatus(loaded.status)
      } while (what === 'all' && so.left > 0)
    } catch {
      location.assign(href)
    }
    setLoading(undefined)
  }

  return (
    <>
      <ul ref={list} aria-busy={loading !== undefined} className={newsGridClass}>
        {children}
        {added.items.map(({id, card}) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
      {added.left > 0 && (
        <p className="mt-12 flex flex-wrap justify-center gap-3">
          <Link
            href={nextPath}
            prefetch={false}
            onClick={(event) => grow(event, 'more')}
            className={`${buttonClass()} min-w-48`}
          >
            {loading === 'more' ? labels.loading : labels.more}
          </Link>
          <Link
            href={allPath}
            prefetch={false}
            onClick={(event) => grow(event, 'all')}
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
