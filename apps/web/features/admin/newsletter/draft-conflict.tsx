'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {toast} from 'sonner'
import {buttonClass} from '#/ui/button.tsx'
import {BusyLabel} from '#/ui/submit-button.tsx'
import {ConfirmDialog} from '../dashboard/confirm-dialog.tsx'
import {saveDraft} from './admin-newsletter-actions.ts'
import type {Saved} from './draft-saver.ts'
import {dropKeptDraft} from './kept-draft.ts'

interface DraftConflictProps {
  draft: NewsletterDraft
  saved: Saved | undefined
  onOpen: (id: string) => void
  onReopen: () => void
}

/** Explains that the stored draft is no longer the one that was opened here. Neither text is lost without being asked. */
export function DraftConflict({draft, saved, onOpen, onReopen}: DraftConflictProps) {
  const t = useTranslations('admin.newsletter.conflict')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function saveAsNew() {
    if (isBusy) return
    setIsBusy(true)
    const result = await saveDraft(draft, undefined)
    setIsBusy(false)
    if (!result.ok) {
      toast.error(t('failed'))
      return
    }
    dropKeptDraft(saved?.id)
    toast.success(t('saved'))
    onOpen(result.saved.id)
  }

  return (
    <div role="alert" className="grid gap-3 rounded-soft border-s-6 border-danger bg-sunken px-4 py-3">
      <p className="font-semibold text-danger">{t('title')}</p>
      <p>{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => void saveAsNew()} className={buttonClass()}>
          <BusyLabel isBusy={isBusy} busy={t('saving')}>
            {t('saveAsNew')}
          </BusyLabel>
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
        onConfirm={async () => {
          dropKeptDraft(saved?.id)
          onReopen()
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
