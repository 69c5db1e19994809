import type {DatetimeOptions} from '@sanity/types'
import {timeZone} from '../london-time/instant.ts'

/** The input of this field shows and takes the time in London, while the value is an instant. */
export const londonDatetime: DatetimeOptions = {
  dateFormat: 'YYYY-MM-DD',
  timeFormat: 'HH:mm',
  displayTimeZone: timeZone,
  allowTimeZoneSwitch: false,
}
