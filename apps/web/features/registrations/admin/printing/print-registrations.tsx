'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {emergencyContactsQuery, type EmergencyContact} from '../records/registrations-admin-queries.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import {PrintedRegistrations} from './printed-registrations.tsx'
import type {Registration} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'

interface PrintRegistrationsProps {
  event: EventOfRegistrations
  registrations: readonly Registration[]
  orders: readonly TicketOrder[]
  isAdmin: boolean
  /** At the door, only the list counts, so a small screen has no room for the button. */
  isAtDoor: boolean
}

/** The browser's own command leaves out emergency contacts: only admins may read them, and the button loads them. */
export function PrintRegistrations({
  event,
  registrations,
  orders,
  isAdmin,
  isAtDoor,
}: PrintRegistrationsProps) {
  const t = useTranslations('admin.registrations.print')
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [loaded, setLoaded] = useState<{key: string; contacts: EmergencyContact[]}>()
  const runnerIds = registrations.flatMap(({runners}) => runners.map(({id}) => id))
  const hasContacts = isAdmin && runnerIds.length > 0
  // Contacts of other runners would look as if these had none.
  const key = runnerIds.join(' ')
  const contacts = loaded?.key === key ? loaded.contacts : undefined

  async function print() {
    if (isBusy) return
    if (!hasContacts) return window.print()
    setIsBusy(true)
    try {
      const found = await queryClient.fetchQuery(emergencyContactsQuery(runnerIds))
      flushSync(() => setLoaded({key, contacts: found}))
      window.print()
    } catch {
      toast.error(t('failed'), {description: t('failedText')})
    }
    setIsBusy(false)
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void print()}
        className={`${buttonClass('quiet')} ${isAtDoor ? 'max-sm:hidden' : ''}`}
      >
        <BusyLabel isBusy={isBusy} busy={t('busy')}>
          {t('button')}
        </BusyLabel>
      </button>
      <PrintedRegistrations
        event={event}
        registrations={registrations}
        orders={orders}
        contacts={hasContacts ? contacts : []}
      />
    </>
  )
}
