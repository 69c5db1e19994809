import type {Event} from '../events-queries.ts'
import {EventAccess} from './event-access.tsx'
import {EventQuestions, GettingThere} from './event-questions.tsx'

/** What visitors need to know before they come. */
export function EventVisit({event}: {event: Event}) {
  const {gettingThere, access, questions} = event
  if (!gettingThere && !access && !questions) return null
  return (
    <>
      <GettingThere event={event} />
      <EventAccess event={event} />
      <EventQuestions event={event} />
    </>
  )
}
