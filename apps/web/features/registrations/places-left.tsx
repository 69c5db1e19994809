import {useMessages} from 'next-intl'
import type {ReactNode} from 'react'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {EventPlaces} from './places/places-note.tsx'

/** Only events with a limit have these words. */
export function PlacesMessages({children}: {children: ReactNode}) {
  const {event} = useMessages()
  return <MoreMessages messages={{event: {places: event.places}}}>{children}</MoreMessages>
}

/** Says that an event is full, or how few places are left, once the browser has learnt it. */
export function PlacesLeft(props: {eventKey: string; hasWaitingList: boolean}) {
  return (
    <PlacesMessages>
      <EventPlaces {...props} />
    </PlacesMessages>
  )
}
