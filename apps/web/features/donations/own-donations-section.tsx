'use client'

import dynamic from 'next/dynamic'
import {inTime} from '#/browser/late-loading.ts'

// Most accounts have given nothing, so that the page does not wait for them.
const OwnMonthlyGifts = dynamic(
  async () => (await inTime(import('./monthly/own-monthly-gifts.tsx'))).OwnMonthlyGifts,
  {ssr: false},
)
const OwnDonationsList = dynamic(
  async () => (await inTime(import('./own/own-donations-list.tsx'))).OwnDonationsList,
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
