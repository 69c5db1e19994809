import type {DatetimeOptions} from '@sanity/types'
import {timeZone} from '../london-time/instant.ts'

/** Options of a field that holds an instant: its input shows and takes the time in London. */
export const londonDatetime: DatetimeOptions = {
  dateFormat: 'YYYY-MM-DD',
  timeFormat: 'HH:mm',
  displayTimeZone: timeZone,
  allowTimeZoneSwitch: false,
}
