'use client'

import type {Database} from '@site/supabase/generated/database.types.gen'
import {useCallback, useEffect, useRef, useState, type RefObject} from 'react'
import {userIdOf} from '#/features/account/account-state.ts'
import {useAccount} from '#/features/account/account-store.ts'
import {pollWhileVisible, type Poll} from '#/supabase/poll.ts'
import {queryTables, type Result} from '#/supabase/query.ts'
import {keepLength, keptLength} from '#/ui/texts/list-length.ts'
import {
  appendOlder,
  arrivedSince,
  mergeNewest,
  withoutComments,
  type Comment,
  type CommentPage,
  type Cursor,
} from './comment-page.ts'

const PAGE_SIZE = 20

/** A list that was longer in the other language is loaded at once up to this size. */
const MAX_SIZE = 500

type CommentRow = Pick<
  Database['public']['Tables']['event_comments']['Row'],
  'id' | 'user_id' | 'comment_text' | 'created_at' | 'status' | 'author_name'
>

interface CommentsToLoad {
  eventKeys: readonly string[]
  size: number
  cursor?: Cursor
}

async function loadComments({eventKeys, size, cursor}: CommentsToLoad): Promise<Result<CommentPage>> {
  const before = cursor && {before_at: cursor.createdAt, before_id: cursor.id}
  const result = await queryTables((tables) =>
    tables
      .rpc('comment_page', {event_keys: [...eventKeys], page_size: size + 1, ...before}, {get: true})
      .retry(false),
  )
  if (!result.ok) return result
  const rows = result.data as unknown as CommentRow[]
  const comments = rows.slice(0, size).map((row): Comment => ({
    id: row.id,
    userId: row.user_id,
    text: row.comment_text,
    createdAt: row.created_at,
    isPending: row.status === 'pending',
    authorName: row.author_name,
  }))
  return {...result, data: {comments, hasMore: rows.length > size}}
}

/** This search param has the number of comments that were loaded. */
const loadedParam = ([eventKey]: readonly string[]) => `komentarai-${eventKey}`

const REFRESH_MS = 10_000

/** After this many consecutive failures the comments count as unavailable. */
const OUTAGE_FAILURES = 2

/** Polls while the element is near the viewport. */
export function useComments(eventKeys: readonly string[], element: RefObject<Element | null>) {
  // Effects rerun for an equal array, but not for an equal string.
  const keys = eventKeys.join(' ')
  const userId = userIdOf(useAccount())
  const [page, setPage] = useState<CommentPage>()
  const [failures, setFailures] = useState(0)
  const [arrived, setArrived] = useState<Comment[]>([])
  const shown = useRef<CommentPage>(undefined)
  const deleted = useRef(new Set<string>())
  const polling = useRef<Poll>(undefined)

  const show = useCallback((next: CommentPage) => {
    shown.current = withoutComments(next, deleted.current)
    setPage(shown.current)
  }, [])

  useEffect(() => {
    if (!element.current) return undefined
    // Another account may see other comments, so its first page replaces the list.
    let isFirst = true
    async function request(signal: AbortSignal) {
      const listed = keys.split(' ')
      const wanted = isFirst ? keptLength(loadedParam(listed)) : 0
      const size = Math.min(Math.max(PAGE_SIZE, wanted), MAX_SIZE)
      const result = await loadComments({eventKeys: listed, size})
      if (signal.aborted) return true
      setFailures((before) => (result.ok ? 0 : before + 1))
      if (!result.ok) return false
      const before = isFirst ? undefined : shown.current
      isFirst = false
      if (before) setArrived((known) => orKnown(known, arrivedSince(before, result.data)))
      show(before ? mergeNewest(before, result.data) : result.data)
      return true
    }
    polling.current = pollWhileVisible({element: element.current, request, everyMs: REFRESH_MS})
    return () => polling.current?.stop()
  }, [keys, element, userId, show])

  /** Resolves to the first comment of the page, or null if it could not be loaded. */
  const loadOlder = useCallback(async (): Promise<Comment | null> => {
    const last = shown.current?.comments.at(-1)
    if (!last) return null
    const listed = keys.split(' ')
    const result = await loadComments({eventKeys: listed, size: PAGE_SIZE, cursor: last})
    if (!result.ok) return null
    // The list may have been replaced meanwhile: this page would not follow it.
    if (shown.current?.comments.at(-1)?.id !== last.id) return null
    show(appendOlder(shown.current, result.data))
    keepLength(loadedParam(listed), shown.current.comments.length)
    return result.data.comments[0] ?? null
  }, [keys, show])

  const drop = useCallback(
    (commentId: string) => {
      deleted.current.add(commentId)
      if (shown.current) show(shown.current)
    },
    [show],
  )

  return {
    page,
    arrived,
    isUnavailable: failures >= (page ? OUTAGE_FAILURES : 1),
    loadOlder,
    drop,
    refresh: useCallback(() => polling.current?.refresh(), []),
  }
}

function orKnown(known: Comment[], arrived: Comment[]) {
  return arrived.length > 0 ? arrived : known
}
