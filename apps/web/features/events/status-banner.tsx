import {useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'

/** What whoever comes to the page has to know first: the event is off, or at another time or place. */
export function StatusBanner({event: {status, statusNote, isPast}}: {event: Event}) {
  const t = useTranslations('event')
  if (status !== 'cancelled' && (status !== 'changed' || isPast)) return null
  return (
    <div className="frame mt-10">
      <div className="rounded-card border-2 border-danger bg-raised px-6 py-5">
        <p className="font-serif text-h3 font-semibold text-danger">{t(status)}</p>
        <p className="measure mt-1 empty:hidden">
          <LocalizedText text={statusNote} />
        </p>
      </div>
    </div>
  )
}
