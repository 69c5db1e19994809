'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'

interface DraftConflictProps {
  onSaveAsNew: () => void
  onReopen: () => void
}

/** The stored draft is no longer the one that was opened here. Neither text is lost without a question. */
export function DraftConflict({onSaveAsNew, onReopen}: DraftConflictProps) {
  const t = useTranslations('admin.newsletter.conflict')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div role="alert" className="grid gap-3 rounded-soft border-s-6 border-danger bg-sunken px-4 py-3">
      <p className="font-semibold text-danger">{t('title')}</p>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onSaveAsNew} className={buttonClass()}>
          {t('saveAsNew')}
        </button>
        <button type="button" onClick={() => setIsAsking(true)} className={buttonClass('quiet')}>
          {t('openStored')}
        </button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('ask')}
        description={<p>{t('askText')}</p>}
        confirm={t('openStored')}
        busy={t('opening')}
        onConfirm={async () => onReopen()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
