'use client'

import {useTranslations} from 'next-intl'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMailing} from './mailing.ts'
import type {Emails, LetterReaders} from './newsletter-issues-queries.ts'
import {sendingTime} from './sending.ts'

interface SendDialogProps {
  isOpen: boolean
  emails: Emails & Partial<LetterReaders>
  hasEnglish: boolean
  /** It is undefined for sending now. */
  time: string | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
  /** Null stands for the element that opened the dialog. */
  finalFocus: () => HTMLElement | null
}

export function SendDialog({isOpen, emails, hasEnglish, time, ...handlers}: SendDialogProps) {
  const t = useTranslations('admin.newsletter.send')
  const kind = useMailing()
  const {lt, en, perDay, seconds, shared = 0, noAddress = 0} = emails
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={time ? t('titleLater', {time}) : t('titleNow', {count: lt + en, kind})}
      description={
        <div className="grid gap-2">
          <ul className="list-disc ps-6">
            <li>{t('lt', {count: lt})}</li>
            <li>{t('en', {count: en})}</li>
          </ul>
          {shared > 0 && <p>{t('shared', {count: shared})}</p>}
          {noAddress > 0 && <p>{t('noAddress', {count: noAddress})}</p>}
          {!hasEnglish && en > 0 && <p>{t('noEnglish')}</p>}
          <p>{t('takes', {...sendingTime(seconds)})}</p>
          {perDay !== null && <p>{t('perDay', {count: perDay, kind})}</p>}
          <p>{t(time ? 'canUnschedule' : 'cannotUndo', {kind})}</p>
        </div>
      }
      variant="primary"
      confirm={t(time ? 'confirmLater' : 'confirmNow')}
      busy={t('busy')}
      {...handlers}
    />
  )
}
