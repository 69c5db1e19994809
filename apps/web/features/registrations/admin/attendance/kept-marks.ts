import * as z from 'zod'
import {dropKept, keepUntilLogOut, readKept} from '#/features/account/kept-until-log-out.ts'
import {markSchema, type Mark} from './attendance.ts'

const marksSchema = z.array(markSchema)

const keyOf = (eventKey: string) => `attendance:${eventKey}` as const

export function readMarks(eventKey: string): Mark[] {
  return z
    .array(markSchema)
    .catch([])
    .parse(readKept(keyOf(eventKey)))
}

/** Keeps marks until they are sent or the user logs out: ids, whether somebody came, and when; never a name. */
export function keepMarks(eventKey: string, marks: readonly Mark[]): void {
  if (marks.length > 0) keepUntilLogOut(keyOf(eventKey), marksSchema.parse(marks))
  else dropKept(keyOf(eventKey))
}
