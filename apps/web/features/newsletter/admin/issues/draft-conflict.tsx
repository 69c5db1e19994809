'use client'

import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import {BusyLabel} from '#/ui/submit-button.tsx'
import {toast} from '#/ui/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {createDraftSave} from './newsletter-issues-actions.ts'
import type {DraftVersion} from './draft-saver.ts'
import {keepDraft} from './kept-draft.ts'

interface DraftConflictProps {
  draft: NewsletterDraft
  saved: DraftVersion
  onOpen: (id: string) => void
  onReopen: () => void
}

/** Explains that the stored draft is no longer the one that was opened here. Neither text is lost without being asked. */
export function DraftConflict({draft, saved, onOpen, onReopen}: DraftConflictProps) {
  const t = useTranslations('admin.newsletter.conflict')
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  // So that a repeated attempt makes no second draft.
  const [newId] = useState(() => crypto.randomUUID())
  const [save] = useState(() => createDraftSave())

  async function saveAsNew() {
    if (isBusy) return
    setIsBusy(true)
    const result = await save(draft, {id: newId, version: null})
    setIsBusy(false)
    if (!result.ok) {
      toast.error(t('failed'))
      return
    }
    keepDraft(undefined, saved)
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
          keepDraft(undefined, saved)
          // The address of a new draft does not name it yet.
          if (saved.version === null) onOpen(saved.id)
          else onReopen()
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
