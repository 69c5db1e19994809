'use client'

import {QueryClientProvider, useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {useEffect, useState} from 'react'
import {toast} from 'sonner'
import {openAccountDialog} from '#/features/account/open-account-dialog.ts'
import {onUnexpectedLogOut} from '#/features/account/log-out-announcement.ts'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button.tsx'
import type {Rights} from '#/features/account/account-queries.ts'
import {useAdminAccess} from './dashboard/admin-access-queries.ts'
import {createQueryClient} from './dashboard/query-client.ts'
import {DashboardSkeleton} from './dashboard/skeletons.tsx'
import {ListMessage} from './list/list-message.tsx'

const Dashboard = dynamic(async () => (await import('./dashboard/dashboard.tsx')).Dashboard, {
  ssr: false,
  loading: DashboardSkeleton,
})

interface AdminGateProps {
  /** Offset of the site's clock from the real one, in milliseconds. */
  clockOffset: number
}

/**
 * Shows the dashboard to admins, and to those with another role what is theirs. Redirects everybody else to the home page.
 * When the session ends, the dashboard is hidden until the next log-in, and with it stays what was typed.
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
  // Kept while the session has ended, when nobody has any.
  const [shown, setShown] = useState<Rights>()
  if (rights && rights !== shown) setShown(rights)
  const [hasEnded, setHasEnded] = useState(false)
  if (hasEnded && access === 'granted') setHasEnded(false)
  const isHidden = hasEnded && access !== 'granted' && access !== 'denied'

  useEffect(() => {
    if (access === 'granted') return onUnexpectedLogOut(() => setHasEnded(true))
  }, [access])

  useEffect(() => {
    if (isHidden) return () => void queryClient.invalidateQueries()
  }, [isHidden, queryClient])

  useEffect(() => {
    if (isHidden || access === 'checking' || access === 'granted') return
    if (access === 'denied') {
      toast.error(t('accessDenied'), {id: 'access-denied', description: t('adminOnly')})
    }
    router.replace('/')
  }, [access, isHidden, router, t])

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
