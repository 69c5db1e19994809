'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {useEffect} from 'react'
import {toast} from 'sonner'
import {useRouter} from '#/i18n/navigation.ts'
import {DashboardSkeleton} from './dashboard-skeleton.tsx'
import {useAdminAccess} from './admin-access-queries.ts'

const Dashboard = dynamic(async () => (await import('./dashboard.tsx')).Dashboard, {
  ssr: false,
  loading: DashboardSkeleton,
})

/** Lets admins in, and leads everybody else to the front page. */
export function AdminGate() {
  const t = useTranslations('admin')
  const router = useRouter()
  const access = useAdminAccess()

  useEffect(() => {
    if (access === 'checking' || access === 'granted') return
    if (access === 'refused') {
      toast.error(t('accessDenied'), {id: 'access-denied', description: t('adminOnly')})
    }
    router.replace('/')
  }, [access, router, t])

  return access === 'granted' ? <Dashboard /> : <DashboardSkeleton />
}
