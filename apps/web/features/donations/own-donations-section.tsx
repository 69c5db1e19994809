'use client'

import dynamic from 'next/dynamic'

// Most accounts have given nothing, so that the page does not wait for it.
const OwnDonationsList = dynamic(
  async () => (await import('./own/own-donations-list.tsx')).OwnDonationsList,
  {ssr: false},
)

export function OwnDonationsSection() {
  return <OwnDonationsList />
}
