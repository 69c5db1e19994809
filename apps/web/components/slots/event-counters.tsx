import type {ReactNode} from 'react'

export interface EventCountersProps {
  eventKey: string
}

/** Where an event's card says how many like it and how many comments it has. Neither exists yet. */
export function EventCounters(_props: EventCountersProps): ReactNode {
  return null
}
