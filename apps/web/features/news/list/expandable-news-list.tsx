'use client'

import type {Locale} from 'next-intl'
import {useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {keepLength, keptLength} from '#/ui/texts/list-length.ts'
import {loadNews, type LoadedNews} from './news-server-actions.tsx'

interface Expansion extends Omit<LoadedNews, 'status'> {
  last: string
}

// It survives navigation, so that a visitor who comes back from an article finds the same list.
const expansions = new Map<string, Expansion>()

/** This search param has the number of items that were loaded. */
const LOADED_PARAM = 'ikelta'

interface ItemsToLoad {
  locale: Locale
  from: Expansion
  wanted: number
  onLoaded: (shown: Expansion, status: string) => void
}

/** Returns false if the list does not go on, or cannot be loaded. */
async function loadItems({locale, from, wanted, onLoaded}: ItemsToLoad): Promise<boolean> {
  let current = from
  try {
    do {
      const loaded = await loadNews({locale, after: current.last, all: wanted === Infinity})
      if (!loaded || loaded.items.length === 0) return false
      current = {
        items: [...current.items, ...loaded.items],
        left: loaded.left,
        last: loaded.items.at(-1)?.id ?? current.last,
      }
      onLoaded(current, loaded.status)
    } while (current.items.length < wanted && current.left > 0)
    return true
  } catch {
    return false
  }
}

interface ExpandableNewsListProps {
  locale: Locale
  last: string
  /** Without JavaScript, the buttons lead to these paths. */
  nextPath: string
  allPath: string
  labels: {more: string; all: string; loading: string}
  className: string
  children: ReactNode
}

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

  const show = useCallback(
    (shown: Expansion, announcement: string) => {
      expansions.set(key, shown)
      setExpansion(shown)
      setStatus(announcement)
    },
    [key],
  )

  useEffect(() => {
    const wanted = keptLength(LOADED_PARAM)
    const from = expansions.get(key) ?? {items: [], left: 1, last}
    if (wanted > from.items.length && from.left > 0) void loadItems({locale, from, wanted, onLoaded: show})
  }, [locale, key, last, show])

  async function load(event: MouseEvent<HTMLAnchorElement>, amount: 'more' | 'all') {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (loading) return
    const {href} = event.currentTarget
    setLoading(amount)
    const isLoaded = await loadItems({
      locale,
      from: expansion,
      wanted: amount === 'all' ? Infinity : expansion.items.length + 1,
      onLoaded(shown, announcement) {
        // A press just after hydration comes before the first run of the effect, which would clear an index set sooner.
        firstNewIndex.current ??= list.current?.children.length
        show(shown, announcement)
        keepLength(LOADED_PARAM, shown.items.length)
      },
    })
    if (!isLoaded) location.assign(href)
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
            onClick={(event) => load(event, 'more')}
            className={`${buttonClass()} min-w-48`}
          >
            {loading === 'more' ? labels.loading : labels.more}
          </Link>
          <Link
            href={allPath}
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
