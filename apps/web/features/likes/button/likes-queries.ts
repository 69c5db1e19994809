'use client'

import {useCallback, useEffect, useRef, useState, type RefObject} from 'react'
import {userIdOf} from '#/features/account/account-state.ts'
import {useAccount} from '#/features/account/account-store.ts'
import {pollWhileVisible} from '#/supabase/poll.ts'
import {queryTables, success, type Result} from '#/supabase/query.ts'
import {asVisitor, findVisitor, type Visitor} from '#/supabase/visitor-id.ts'
import {setLike} from './likes-actions.ts'
import {createOptimisticToggle} from './optimistic-toggle.ts'

interface LikeState {
  others: number
  isLiked: boolean
}

/** A visitor without an id has no like. */
async function loadLikes(eventKey: string, visitor: Visitor | null): Promise<Result<LikeState>> {
  const result = await queryTables((tables) => {
    const state = tables.rpc('like_state', {event_key: eventKey}, {get: true}).retry(false)
    return visitor ? asVisitor(state, visitor) : state
  })
  if (!result.ok) return result
  const {likes, is_liked: isLiked} = result.data as {likes: number; is_liked: boolean}
  return success({others: Math.max(0, likes - (isLiked ? 1 : 0)), isLiked})
}

type LikesStatus = ({status: 'known'} & LikeState) | {status: 'loading'} | {status: 'unavailable'}

/** Loads the likes when the element is near the viewport. */
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
