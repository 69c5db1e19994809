'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {AdminTable} from '#/features/admin-list/use-list-table.ts'
import type {AdminComment} from './admin-comment.ts'
import {Checkbox} from './checkbox.tsx'

interface ApproveSelectedProps {
  table: AdminTable<AdminComment>
  onApprove: (commentIds: string[]) => Promise<void>
}

export function ApproveSelected({table, onApprove}: ApproveSelectedProps) {
  const t = useTranslations('admin.comments')
  const [isBusy, setIsBusy] = useState(false)
  const selected = table.getSelectedRowModel().rows.map(({id}) => id)
  const isDisabled = selected.length === 0

  async function approve() {
    if (isDisabled || isBusy) return
    setIsBusy(true)
    await onApprove(selected)
    setIsBusy(false)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small max-sm:w-full max-sm:justify-between">
      <div className="-ms-3 min-[72rem]:ms-0">
        <Checkbox
          isChecked={table.getIsAllRowsSelected()}
          isMixed={table.getIsSomeRowsSelected()}
          onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
        >
          {t('tickAll')}
        </Checkbox>
      </div>
      <button
        type="button"
        aria-disabled={isDisabled}
        onClick={() => void approve()}
        className={`${buttonClass(isDisabled ? 'quiet' : 'primary')} aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent`}
      >
        <BusyLabel isBusy={isBusy} busy={t('approving')}>
          {t('approveTicked', {count: selected.length})}
        </BusyLabel>
      </button>
    </div>
  )
}
