import {type TouchEvent, useRef} from 'react'

/** A movement of fewer pixels is a press that slipped. */
const SHORTEST = 40

/** `onSwipe` gets -1 for a swipe to the right, back, and 1 for one to the left, on. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const start = useRef<{x: number; y: number}>(undefined)
  return {
    onTouchStart({touches}: TouchEvent) {
      const first = touches[0]
      // Two fingers enlarge the picture.
      start.current = first && touches.length === 1 ? {x: first.clientX, y: first.clientY} : undefined
    },
    onTouchEnd({changedTouches}: TouchEvent) {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const [x, y] = [end.clientX - start.current.x, end.clientY - start.current.y]
      start.current = undefined
      const isEnlarged = (visualViewport?.scale ?? 1) > 1.05
      if (Math.abs(x) >= SHORTEST && Math.abs(x) > 2 * Math.abs(y) && !isEnlarged) onSwipe(x > 0 ? -1 : 1)
    },
  }
}
