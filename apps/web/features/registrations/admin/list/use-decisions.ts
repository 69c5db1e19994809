'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useMemo, useRef} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {decideRegistration, moveRegistrationUp, withdrawRegistration} from './registrations-admin-actions.ts'
import {registrationsKey, requestsKey} from '../records/registrations-admin-queries.ts'
import {nameOf, type Registration} from '../records/registration.ts'

export type Decision = 'confirm' | 'decline' | 'cancel' | 'moveUp'

const send = {
  confirm: (id: string) => decideRegistration(id, true),
  decline: (id: string) => decideRegistration(id, false),
  cancel: withdrawRegistration,
  moveUp: moveRegistrationUp,
} as const

/** Shows the result in a toast and reloads. Resolves to whether it is done. */
export function useDecisions(eventKey: string) {
  const t = useTranslations('admin.registrations')
  const queryClient = useQueryClient()
  // A second click must not decide again.
  const running = useRef(new Set<string>())
  return useMemo(
    () =>
      async (decision: Decision, registration: Registration, reason = '') => {
        if (running.current.has(registration.id)) return false
        running.current.add(registration.id)
        const result = await send[decision](registration.id, reason)
        running.current.delete(registration.id)
        if (result.ok) toast.success(t(`done.${decision}`, {name: nameOf(registration)}))
        else toast.error(t('failed'), {description: t(result.error === 'ended' ? 'ended' : 'failedText')})
        const isSettled = result.ok || result.error === 'ended'
        if (isSettled) {
          void reloadQueries(queryClient, registrationsKey(eventKey))
          void reloadQueries(queryClient, requestsKey)
        }
        return isSettled
      },
    [t, queryClient, eventKey],
  )
}
