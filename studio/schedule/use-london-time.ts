import {timeZone} from '@site/schemas/london-instant'
import {useDateTimeFormat} from 'sanity'

/** Formats ISO instants as London's clocks show them, in the language of the Studio. */
export function useLondonTime(): (instant: string) => string {
  const format = useDateTimeFormat({dateStyle: 'medium', timeStyle: 'short', timeZone})
  return (instant) => format.format(new Date(instant))
}
