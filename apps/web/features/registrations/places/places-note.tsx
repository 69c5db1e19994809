'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {usePlacesLeft} from './places-left-queries.ts'

interface PlacesNoteProps {
  left: number
  /** Whoever comes too late can wait. */
  hasWaitingList?: boolean
}

/** From so many on, nobody has to hurry. */
const ENOUGH = 10

export function PlacesNote({left, hasWaitingList}: PlacesNoteProps) {
  const t = useTranslations('event.places')
  if (left >= ENOUGH) return null
  const text = left > 0 ? t('left', {count: left}) : t(hasWaitingList ? 'waitingList' : 'full')
  return <p className="mt-2 font-semibold">{text}</p>
}

export function JoinWaitingList() {
  const t = useTranslations('event.places')
  return t('join')
}

interface EventPlacesProps {
  eventKey: string
  hasWaitingList: boolean
}

export function EventPlaces({eventKey, hasWaitingList}: EventPlacesProps) {
  const holder = useRef<HTMLDivElement>(null)
  const left = usePlacesLeft(eventKey, holder)
  return (
    <div ref={holder}>{left !== undefined && <PlacesNote left={left} hasWaitingList={hasWaitingList} />}</div>
  )
}
