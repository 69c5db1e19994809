'use client'

import {useLayoutEffect} from 'react'

/** Repeats what was pressed before React had taken over the page. The layout mounts this once. */
export function KeptTaps() {
  useLayoutEffect(() => window.repeatKeptTaps?.(), [])
  return null
}
