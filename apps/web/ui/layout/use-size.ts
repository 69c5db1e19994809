'use client'

import {useCallback, useState} from 'react'

/** The size of the element and of the root's letters in pixels, 0 until it is known. `ref` goes on the element. */
export function useSize() {
  const [size, setSize] = useState({width: 0, height: 0, rem: 0})
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const {width = 0, height = 0} = entry?.contentRect ?? {}
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({width: Math.floor(width), height: Math.floor(height), rem})
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return {...size, ref}
}
