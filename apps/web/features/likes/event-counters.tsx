import {Counters} from './counters.tsx'

export interface EventCountersProps {
  eventKey: string
}

/** How many like an event and how many comments it has, on its card. */
export function EventCounters({eventKey}: EventCountersProps) {
  return <Counters key={eventKey} eventKey={eventKey} />
}
