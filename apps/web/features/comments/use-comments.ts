'use client'

import {useCallback, useEffect, useRef, useState, type RefObject} from 'react'
import {useAccount} from '#/features/account/use-account.ts'
import {askWhileSeen} from '#/supabase/ask-while-seen.ts'
import type {KeptAsking} from '#/supabase/keep-asking.ts'
import {userIdOf} from '#/supabase/visitor.ts'
import {appendOlder, arrivedSince, mergeNewest, withoutComments} from './merge-comments.ts'
import type {Comment} from './comment.ts'
import {loadComments, type CommentPage} from './load-comments.ts'

const ASK_EVERY_MS = 10_000

/** So many failures in a row are no hiccup any more. */
const OUTAGE = 2

/** The comments on something: loaded when the element is near the window, and kept up to date while it is. */
export function useComments(eventKeys: readonly string[], element: RefObject<Element | null>) {
  // As one text, so that a list made anew is the same list.
  const keys = eventKeys.join(' ')
  const userId = userIdOf(useAccount())
  const [page, setPage] = useState<CommentPage>()
  const [failures, setFailures] = useState(0)
  const [arrived, setArrived] = useState<Comment[]>([])
  const shown = useRef<CommentPage>(undefined)
  const deleted = useRef(new Set<string>())
  const asking = useRef<KeptAsking>(undefined)

  const show = useCallback((next: CommentPage) => {
    shown.current = withoutComments(next, deleted.current)
    setPage(shown.current)
  }, [])

  useEffect(() => {
    if (!element.current) return undefined
    // Somebody else may see other comments: what another account saw is not kept.
    let isFirst = true
    async function ask(signal: AbortSignal) {
      const answer = await loadComments(keys.split(' '))
      if (signal.aborted) return true
      setFailures((before) => (answer.ok ? 0 : before + 1))
      if (!answer.ok) return false
      const before = isFirst ? undefined : shown.current
      isFirst = false
      if (before) setArrived((known) => nextArrived(known, arrivedSince(before, answer.data)))
      show(before ? mergeNewest(before, answer.data) : answer.data)
      return true
    }
    asking.current = askWhileSeen({element: element.current, ask, everyMs: ASK_EVERY_MS})
    return () => asking.current?.stop()
  }, [keys, element, userId, show])

  /** Loads the page after the last comment shown. Resolves to the first of it, or to null when that failed. */
  const loadOlder = useCallback(async (): Promise<Comment | null> => {
    const last = shown.current?.comments.at(-1)
    if (!last) return null
    const answer = await loadComments(keys.split(' '), last)
    if (!answer.ok) return null
    // Meanwhile the list may have begun anew, and these would not follow it.
    if (shown.current?.comments.at(-1)?.id !== last.id) return null
    show(appendOlder(shown.current, answer.data))
    return answer.data.comments[0] ?? null
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
    /** Comments that came while the list was on show, the last lot of them. */
    arrived,
    isUnavailable: failures >= (page ? OUTAGE : 1),
    loadOlder,
    drop,
    refresh: useCallback(() => asking.current?.askNow(), []),
  }
}

function nextArrived(known: Comment[], arrived: Comment[]) {
  return arrived.length > 0 ? arrived : known
}
