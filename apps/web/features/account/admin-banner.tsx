'use client'

import {lazy, Suspense} from 'react'
import {useAccount} from './account-store.ts'

// Most visitors are no admins.
const AdminBannerContent = lazy(async () => {
  const banner = await import('./logged-in/admin-banner-content.tsx').catch(() => null)
  return {default: banner?.AdminBannerContent ?? (() => null)}
})

export function AdminBanner() {
  const account = useAccount()
  if (account.status !== 'loggedIn' || !account.isAdmin) return null
  return (
    <Suspense>
      <AdminBannerContent />
    </Suspense>
  )
}
