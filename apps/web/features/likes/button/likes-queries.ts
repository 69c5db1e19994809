'use client'

import {useCallback, useEffect, useRef, useState, type RefObject} from 'react'
import {useAccount, userIdOf} from '#/features/account/account-queries.ts'
import {pollWhileVisible} from '#/supabase/poll.ts'
import {queryTables, success, type Result} from '#/supabase/query.ts'
import {asVisitor, findVisitor, type Visitor} from '#/supabase/visitor-id.ts'
import {setLike} from './likes-actions.ts'
import {createOptimisticToggle} from './optimistic-toggle.ts'

interface LikeState {
  /** Number of likes other than the visitor's own. */
  others: number
  isLiked: boolean
}

/** Loads the number of likes and the visitor's own like. A visitor without an id has none. */
async function loadLikes(eventKey: string, visitor: Visitor | null): Promise<Result<LikeState>> {
  const [count, own] = await Promise.all([loadCount(eventKey), loadOwn(eventKey, visitor)])
  if (!count.ok) return count
  if (!own.ok) return own
  const isLiked = own.data.length > 0
  return success({others: Math.max(0, (count.data?.like_count ?? 0) - (isLiked ? 1 : 0)), isLiked})
}

function loadCount(eventKey: string) {
  return queryTables((tables) =>
    tables.from('event_like_counts').select('like_count').eq('event_id', eventKey).maybeSingle().retry(false),
  )
}

async function loadOwn(eventKey: string, visitor: Visitor | null): Promise<Result<{event_id: string}[]>> {
  if (!visitor) return success([])
  return queryTables((tables) =>
    asVisitor(
      tables
        .from('event_likes')
        .select('event_id')
        .eq('event_id', eventKey)
        .eq('user_id', visitor.id)
        .retry(false),
      visitor,
    ),
  )
}

type LikesStatus = ({status: 'known'} & LikeState) | {status: 'loading'} | {status: 'unavailable'}

/** The likes of an event or album, loaded when the element is near the viewport, and a toggle for the visitor's. */
export function useLikes(eventKey: string, element: RefObject<Element | null>, onFailure: () => void) {
  const account = useAccount()
  const userId = userIdOf(account)
  const isAccountLoaded = account.status !== 'loading'
  const [likes, setLikes] = useState<LikesStatus>({status: 'loading'})
  const optimistic = useRef<{toggle: () => void}>(undefined)
  const isPressedEarly = useRef(false)
  const reportFailure = useRef(onFailure)
  useEffect(() => void (reportFailure.current = onFailure), [onFailure])

  useEffect(() => {
    if (!element.current) return undefined
    async function request(signal: AbortSignal) {
      // The optimistic state may be ahead of the database: reloading would undo a press.
      if (optimistic.current) return true
      const result = await loadLikes(eventKey, findVisitor(userId))
      if (signal.aborted) return true
      if (!result.ok) {
        setLikes((before) => (before.status === 'known' ? before : {status: 'unavailable'}))
        return false
      }
      const {others} = result.data
      setLikes({status: 'known', ...result.data})
      if (!isAccountLoaded) return true
      optimistic.current = createOptimisticToggle({
        isOn: result.data.isLiked,
        write: (isLiked) => setLike(eventKey, userId, isLiked),
        onChange: (isLiked) => setLikes({status: 'known', others, isLiked}),
        onFailure: () => reportFailure.current(),
      })
      if (isPressedEarly.current && !result.data.isLiked) optimistic.current.toggle()
      isPressedEarly.current = false
      return true
    }
    const polling = pollWhileVisible({element: element.current, request})
    return () => {
      optimistic.current = undefined
      polling.stop()
    }
  }, [eventKey, element, userId, isAccountLoaded])

  /** Before the state is known, a press counts as a like. */
  const toggle = useCallback(() => {
    if (optimistic.current) optimistic.current.toggle()
    else isPressedEarly.current = true
  }, [])
  return {likes, toggle}
}
