'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/button-link.tsx'
import {BusyLabel} from '#/ui/busy-label.tsx'
import type {AdminComment} from './admin-comments-queries.ts'
import type {AdminTable} from '../list/features.ts'
import {TickBox} from './tick-box.tsx'

interface ApproveTickedProps {
  table: AdminTable<AdminComment>
  onApprove: (commentIds: string[]) => Promise<void>
}

/** Ticks all comments on the page, and approves those that are ticked. */
export function ApproveTicked({table, onApprove}: ApproveTickedProps) {
  const t = useTranslations('admin.comments')
  const [isBusy, setIsBusy] = useState(false)
  const ticked = table.getSelectedRowModel().rows.map(({id}) => id)
  const isNothing = ticked.length === 0

  async function approve() {
    if (isNothing || isBusy) return
    setIsBusy(true)
    await onApprove(ticked)
    setIsBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small max-sm:w-full max-sm:justify-between">
      <div className="-ms-3 min-[72rem]:ms-0">
        <TickBox
          isTicked={table.getIsAllRowsSelected()}
          isMixed={table.getIsSomeRowsSelected()}
          onTick={(isTicked) => table.toggleAllRowsSelected(isTicked)}
        >
          {t('tickAll')}
        </TickBox>
      </div>
      <button
        type="button"
        aria-disabled={isNothing}
        onClick={() => void approve()}
        className={`${buttonClass(isNothing ? 'quiet' : 'primary')} aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent`}
      >
        <BusyLabel isBusy={isBusy} busy={t('approving')}>
          {t('approveTicked', {count: ticked.length})}
        </BusyLabel>
      </button>
    </div>
  )
}
