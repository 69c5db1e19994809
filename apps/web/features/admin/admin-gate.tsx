'use client'

import {QueryClientProvider, useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {lazy, Suspense, useEffect, useState, useSyncExternalStore} from 'react'
import {openAccountDialog} from '#/features/account/open-account-dialog.ts'
import {onUnexpectedLogOut} from '#/features/account/log-out-announcement.ts'
import {dropEverythingKept} from '#/features/account/kept-until-log-out.ts'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import type {Rights} from '#/features/account/account-state.ts'
import {hasStoredSession} from '#/features/account/account-store.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {
  dropDoorList,
  loadOfflineDoor,
  readDoorList,
} from '#/features/registrations/admin/door-list-offline.ts'
import {useAdminAccess} from '#/features/account/admin/admin-access-queries.ts'
import {createQueryClient} from '#/features/admin-list/query-client.ts'
import {DashboardSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListMessage} from '#/features/admin-list/list-message.tsx'

const Dashboard = dynamic(async () => (await import('./dashboard/dashboard.tsx')).Dashboard, {
  ssr: false,
  loading: DashboardSkeleton,
})

const OfflineDoor = lazy(loadOfflineDoor)

interface AdminGateProps {
  /** The site's clock is this many milliseconds ahead of the real one. */
  clockOffset: number
}

/**
 * When the session ends, the dashboard and what was typed are hidden until the next log-in. Without a connection, the
 * page shows the door list that this device has kept.
 */
export function AdminGate({clockOffset}: AdminGateProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CheckedDashboard clockOffset={clockOffset} />
    </QueryClientProvider>
  )
}

function CheckedDashboard({clockOffset}: AdminGateProps) {
  const t = useTranslations('admin')
  const router = useRouter()
  const queryClient = useQueryClient()
  const {access, rights} = useAdminAccess()
  // Nobody has rights while the session has ended, so the last ones are kept.
  const [shown, setShown] = useState<Rights>()
  if (rights && rights !== shown) setShown(rights)
  const [hasEnded, setHasEnded] = useState(false)
  if (hasEnded && access === 'granted') setHasEnded(false)
  const isHidden = hasEnded && access !== 'granted' && access !== 'denied'

  const isOffline = useIsOffline()
  const [doorList] = useState(() => readDoorList(Date.now()))
  const isUnreachable =
    access === 'checkFailed' ||
    ((access === 'loggedOut' || (access === 'checking' && isOffline)) && hasStoredSession())
  const offlineList = isUnreachable && !shown ? doorList : undefined

  useEffect(() => {
    if (!doorList) void dropDoorList()
  }, [doorList])

  // Who is logged out, or has no role any more, leaves nothing on this device.
  const isStranger = access === 'denied' || (access === 'loggedOut' && !isUnreachable)
  useEffect(() => {
    if (isStranger) void dropEverythingKept()
  }, [isStranger])

  useEffect(() => {
    if (access === 'granted') return onUnexpectedLogOut(() => setHasEnded(true))
  }, [access])

  useEffect(() => {
    if (isHidden) return () => void queryClient.invalidateQueries()
  }, [isHidden, queryClient])

  useEffect(() => {
    if (isHidden || offlineList || access === 'checking' || access === 'granted') return
    if (access === 'denied') {
      toast.error(t('accessDenied'), {id: 'access-denied', description: t('adminOnly')})
    }
    router.replace('/')
  }, [access, isHidden, offlineList, router, t])

  if (offlineList) {
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <OfflineDoor list={offlineList} />
      </Suspense>
    )
  }
  if (!shown || (access !== 'granted' && !isHidden)) return <DashboardSkeleton />
  return (
    <>
      {isHidden && (
        <ListMessage title={t('sessionEnded.title')} text={t('sessionEnded.text')}>
          <button type="button" onClick={() => openAccountDialog('logIn')} className={buttonClass()}>
            {t('sessionEnded.logIn')}
          </button>
        </ListMessage>
      )}
      <div hidden={isHidden}>
        <Dashboard rights={shown} clockOffset={clockOffset} />
      </div>
    </>
  )
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => !navigator.onLine,
    () => false,
  )
}

function onConnectionChange(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
