'use client'

import {type ReactNode, useRef} from 'react'
import {useSoldOut} from './admission-queries.ts'

interface UntilSoldOutProps {
  eventKey: string
  soldOut: ReactNode
  children: ReactNode
}

export function UntilSoldOut({eventKey, soldOut, children}: UntilSoldOutProps) {
  const shown = useRef<HTMLDivElement>(null)
  const isSoldOut = useSoldOut(eventKey, shown)
  return <div ref={shown}>{isSoldOut ? soldOut : children}</div>
}
