import * as z from 'zod'
import {londonDay} from '../london-time/instant.ts'
import {readTypedDate} from '../london-time/typed-date.ts'
import {filledLine} from '../form-fields/text.ts'

export const titleOfEvent = filledLine(200)

/** The day of an event as people or programs write it. The result is YYYY-MM-DD, by London's clock. */
export const dayOfEvent = filledLine(60).transform((written, context) => {
  const day = dayOf(written)
  if (day === undefined) context.addIssue('dateUnreadable')
  return day ?? z.NEVER
})

function dayOf(written: string): string | undefined {
  if (z.iso.datetime({offset: true}).safeParse(written).success) return londonDay(new Date(written))
  return [false, true].map((withTime) => readTypedDate(written, {withTime})).find((read) => read.ok)?.day
}

interface NamedEvent {
  eventKey?: string | undefined
  eventName?: string | undefined
  eventDate?: string | undefined
}

/** What a registration says of its event. Its key decides alone, since a title may have changed since the page was opened. */
export const eventOf = ({eventKey, eventName, eventDate}: NamedEvent) =>
  eventKey === undefined ? {eventName, eventDate} : {eventKey}
