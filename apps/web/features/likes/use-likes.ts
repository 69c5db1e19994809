'use client'

import {useCallback, useEffect, useRef, useState, type RefObject} from 'react'
import {useAccount} from '#/features/account/use-account.ts'
import {askWhileSeen} from '#/supabase/ask-while-seen.ts'
import {keepLikeWish} from './like-wish.ts'
import {loadLikes, type LikeState} from './load-likes.ts'
import {setLike} from './set-like.ts'
import {knownVisitor, userIdOf, writingVisitor} from '#/supabase/visitor.ts'

export type Likes = ({status: 'known'} & LikeState) | {status: 'loading'} | {status: 'unavailable'}

/** The likes of something, asked for when the element is near the window, and how to like it or take that back. */
export function useLikes(eventKey: string, element: RefObject<Element | null>, onFailure: () => void) {
  const account = useAccount()
  const userId = userIdOf(account)
  const isVisitorKnown = account.status !== 'loading'
  const [likes, setLikes] = useState<Likes>({status: 'loading'})
  const wish = useRef<{toggle: () => void}>(undefined)
  const isPressedEarly = useRef(false)
  const tellFailure = useRef(onFailure)
  useEffect(() => void (tellFailure.current = onFailure), [onFailure])

  useEffect(() => {
    if (!element.current) return undefined
    async function ask(signal: AbortSignal) {
      // What is shown may be ahead of what is stored: asking anew would undo a press.
      if (wish.current) return true
      const answer = await loadLikes(eventKey, knownVisitor(userId))
      if (signal.aborted) return true
      if (!answer.ok) {
        setLikes((before) => (before.status === 'known' ? before : {status: 'unavailable'}))
        return false
      }
      setLikes({status: 'known', ...answer.data})
      if (!isVisitorKnown) return true
      wish.current = keepLikeWish({
        isLiked: answer.data.isLiked,
        write: (isLiked) => setLike(eventKey, writingVisitor(userId), isLiked),
        onChange: (isLiked) => setLikes({status: 'known', others: answer.data.others, isLiked}),
        onFailure: () => tellFailure.current(),
      })
      if (isPressedEarly.current && !answer.data.isLiked) wish.current.toggle()
      isPressedEarly.current = false
      return true
    }
    const asking = askWhileSeen({element: element.current, ask})
    return () => {
      wish.current = undefined
      asking.stop()
    }
  }, [eventKey, element, userId, isVisitorKnown])

  /** Before it is known how things stand, a press means that the visitor likes it. */
  const toggle = useCallback(() => {
    if (wish.current) wish.current.toggle()
    else isPressedEarly.current = true
  }, [])
  return {likes, toggle}
}
