'use client'

import type {PartialRole} from '@site/schemas/requests/roles'
import {useTranslations} from 'next-intl'
import {GivenEvents} from '../roles/given-events.tsx'

/** What will be here for roles whose tabs are still to come. An organiser sees the events given. */
export function ComingParts({roles}: {roles: readonly PartialRole[]}) {
  const t = useTranslations('admin.coming')
  return (
    <div className="grid max-w-2xl gap-6">
      {roles.map((role) => (
        <section key={role} className="rounded-card border border-line bg-raised p-6 sm:p-8">
          <h2 className="text-h3">{t('title', {role})}</h2>
          <p className="mt-3 text-muted">{t('text', {role})}</p>
          {role === 'organiser' && <GivenEvents />}
        </section>
      ))}
    </div>
  )
}
