/** Path of an event's calendar file, which emails carry. */
export {eventCalendarPath} from '../routes/document-path.ts'
