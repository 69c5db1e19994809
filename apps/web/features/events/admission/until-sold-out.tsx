'use client'

import {type ReactNode, useRef} from 'react'
import {useSoldOut} from './admission-queries.ts'

interface UntilSoldOutProps {
  eventKey: string
  /** What is shown once all places are taken. */
  soldOut: ReactNode
  children: ReactNode
}

/** Shows its children until all places of the event are taken. */
export function UntilSoldOut({eventKey, soldOut, children}: UntilSoldOutProps) {
  const shown = useRef<HTMLDivElement>(null)
  const isSoldOut = useSoldOut(eventKey, shown)
  return <div ref={shown}>{isSoldOut ? soldOut : children}</div>
}
