'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {Link} from '#/ui/links/link.tsx'
import {completeEmail} from './contact.ts'
import {similarMembersQuery} from './members-queries.ts'
import {fullName} from './member.ts'

interface SimilarMembersProps {
  firstName: string
  lastName: string
  email: string
}

/** A shorter name is that of too many. */
const FEWEST_LETTERS = 2

/** Warns of members with the name or address while they are typed. Renders nothing if there are none. */
export function SimilarMembers({firstName, lastName, email}: SimilarMembersProps) {
  const t = useTranslations('admin.members')
  const names = [firstName.trim(), lastName.trim()]
  const name = usePaused(names.every(({length}) => length >= FEWEST_LETTERS) ? names.join(' ') : '')
  const address = usePaused(completeEmail(email))
  const {data} = useSettledQuery(similarMembersQuery(name, address))
  return (
    <output className="block empty:hidden">
      {data && data.length > 0 && (
        <span className="block rounded-card border border-s-6 border-line border-s-accent bg-raised px-4 py-3">
          <span className="block font-semibold">{t('similar.title')}</span>
          <span className="mt-1 block text-small text-muted">{t('similar.text')}</span>
          {data.map((member) => (
            <span key={member.id} className="mt-2 block wrap-anywhere">
              <Link
                href={`/admin?tab=members&member=${member.id}`}
                target="_blank"
                className="text-link inline-flex min-h-11 items-center"
              >
                {fullName(member)}
                <span className="sr-only"> {t('similar.newTab')}</span>
              </Link>
              <span className="block text-small text-muted">
                {member.email ?? t('mark.noEmail')}, {t(`status.${member.status}`)}
              </span>
            </span>
          ))}
        </span>
      )}
    </output>
  )
}

const PAUSE_MS = 300

/** Follows what is typed once there is a pause. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
