interface StoredMeeting {
  start?: string | null
}

type Dated<Meeting> = Meeting & {start: string}

/** Splits the meetings by the clock: upcoming ones nearest first, past ones latest first. Drops invalid dates. */
export function splitMeetings<Meeting extends StoredMeeting>(
  meetings: Meeting[] | null,
  at: Date,
): {upcoming: Dated<Meeting>[]; past: Dated<Meeting>[]} {
  const dated = (meetings ?? [])
    .filter((meeting): meeting is Dated<Meeting> => Number.isFinite(Date.parse(meeting.start ?? '')))
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const isPast = ({start}: {start: string}) => Date.parse(start) < at.getTime()
  return {
    upcoming: dated.filter((meeting) => !isPast(meeting)),
    past: dated.filter(isPast).toReversed(),
  }
}
