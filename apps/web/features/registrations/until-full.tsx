'use client'

import {type ReactNode, useRef} from 'react'
import {usePlacesLeft} from './places/places-left-queries.ts'
import {PlacesNote} from './places/places-note.tsx'

interface UntilFullProps {
  eventKey: string
  full: ReactNode
  children: ReactNode
}

/** Needs `PlacesMessages`. */
export function UntilFull({eventKey, full, children}: UntilFullProps) {
  const shown = useRef<HTMLDivElement>(null)
  const left = usePlacesLeft(eventKey, shown)
  return (
    <div ref={shown}>
      {left === 0 ? full : children}
      {left ? <PlacesNote left={left} /> : null}
    </div>
  )
}
