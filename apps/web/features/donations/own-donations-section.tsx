'use client'

import dynamic from 'next/dynamic'

// Most accounts have given nothing, so that the page does not wait for them.
const OwnMonthlyGifts = dynamic(
  async () => (await import('./monthly/own-monthly-gifts.tsx')).OwnMonthlyGifts,
  {ssr: false},
)
const OwnDonationsList = dynamic(
  async () => (await import('./own/own-donations-list.tsx')).OwnDonationsList,
  {ssr: false},
)

export function OwnDonationsSection() {
  return (
    <>
      <OwnMonthlyGifts />
      <OwnDonationsList />
    </>
  )
}
