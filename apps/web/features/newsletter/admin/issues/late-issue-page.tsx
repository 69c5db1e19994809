'use client'

import dynamic from 'next/dynamic'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'

const IssuePage = dynamic(async () => (await import('./issue-page.tsx')).IssuePage, {
  ssr: false,
  loading: RowsSkeleton,
})

interface LateIssuePageProps {
  id: string
  /** A saved draft takes the place of what was opened, and without an id the page is closed. */
  onOpen: (id: string | null, options?: {history: 'replace'}) => unknown
}

/** Only those who write load the editor, which is a large script. */
export function LateIssuePage({id, onOpen}: LateIssuePageProps) {
  return (
    <IssuePage
      id={id}
      onSaved={(saved) => void onOpen(saved, {history: 'replace'})}
      onClose={() => void onOpen(null)}
    />
  )
}
