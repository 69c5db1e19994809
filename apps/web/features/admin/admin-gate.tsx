'use client'

import {QueryClientProvider} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {useEffect, useState} from 'react'
import {toast} from 'sonner'
import {useRouter} from '#/i18n/navigation.ts'
import {useAdminAccess} from './dashboard/admin-access-queries.ts'
import {createQueryClient} from './dashboard/query-client.ts'
import {DashboardSkeleton} from './dashboard/skeletons.tsx'

const Dashboard = dynamic(async () => (await import('./dashboard/dashboard.tsx')).Dashboard, {
  ssr: false,
  loading: DashboardSkeleton,
})

/** Shows the dashboard to admins and redirects everybody else to the home page. */
export function AdminGate() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CheckedDashboard />
    </QueryClientProvider>
  )
}

function CheckedDashboard() {
  const t = useTranslations('admin')
  const router = useRouter()
  const access = useAdminAccess()

  useEffect(() => {
    if (access === 'checking' || access === 'granted') return
    if (access === 'denied') {
      toast.error(t('accessDenied'), {id: 'access-denied', description: t('adminOnly')})
    }
    router.replace('/')
  }, [access, router, t])

  return access === 'granted' ? <Dashboard /> : <DashboardSkeleton />
}
