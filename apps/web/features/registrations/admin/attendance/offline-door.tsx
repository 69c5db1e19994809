'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {localizeText} from '#/i18n/localize.ts'
import {loadRights} from '#/features/account/admin/admin-access-queries.ts'
import {withMarks, type Attendee} from './attendance.ts'
import {DoorListView} from './door-list-view.tsx'
import {keepDoorList, type KeptDoorList} from './kept-door-list.ts'
import {useAttendance} from './use-attendance.ts'

/** The page finds out within this time that it can work as usual again. */
const RETRY_MS = 15_000

export function OfflineDoor({list}: {list: KeptDoorList}) {
  const locale = useLocale()
  const t = useTranslations('admin.attendance')
  const attendance = useAttendance(list.eventKey)
  const [attendees, setAttendees] = useState(() => withMarks(list.attendees, attendance.unsent))
  const title = localizeText(list.title, locale) || list.eventKey

  useEffect(() => {
    const timer = setInterval(() => void reloadIfReachable(), RETRY_MS)
    const onOnline = () => void reloadIfReachable()
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [])

  // A mark that is sent is on this device only here, until the page reloads.
  useEffect(() => {
    keepDoorList({...list, attendees})
  }, [list, attendees])

  function mark(attendee: Attendee, came: boolean) {
    setAttendees((known) => known.map((each) => (each.id === attendee.id ? {...each, came} : each)))
    attendance.mark(attendee, came)
  }

  return (
    <section className="grid gap-4">
      <h2 className="text-h3">{title}</h2>
      <DoorListView attendance={{...attendance, mark}} attendees={attendees} note={t('offline')} isStale />
    </section>
  )
}

/** The reloaded page comes from the network and sends the marks. */
async function reloadIfReachable() {
  try {
    await loadRights()
  } catch {
    return
  }
  location.reload()
}
