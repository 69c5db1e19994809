'use client'

import type {MessageStatus} from '@site/schemas/statuses/contact-message'
import {Dialog} from '@base-ui/react/dialog'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useState} from 'react'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {AdminMessage} from './messages-queries.ts'
import {MessagePhoto} from './message-photo.tsx'
import {MessageBadges} from './use-message-columns.tsx'
import {replySubject} from './messages-actions.ts'

interface MessageDialogProps {
  message: AdminMessage | undefined
  onClose: () => void
  onMark: (message: AdminMessage, status: MessageStatus) => Promise<boolean>
}

export function MessageDialog({message: opened, onClose, onMark}: MessageDialogProps) {
  const t = useTranslations('admin.messages')
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)
  // Keeps the message visible while the dialog fades out.
  const [last, setLast] = useState(opened)
  if (opened && opened !== last) setLast(opened)
  const message = opened ?? last
  if (!message) return null
  const {name, email, subject, text, event, language, receivedAt, status} = message

  async function mark(next: 'answered' | 'read') {
    if (isBusy || !message) return
    setIsBusy(true)
    const isMarked = await onMark(message, next)
    setIsBusy(false)
    if (isMarked) {
      toast.success(t(`done.${next}`))
      onClose()
    } else toast.error(t('failed'))
  }

  return (
    <DialogFrame
      isOpen={opened !== undefined}
      title={subject}
      finalFocus={() => null}
      onClose={onClose}
      description={
        <>
          <MessageBadges message={message} />
          <dl className="mt-3 grid grid-cols-1 gap-y-1 text-small">
            <FactRow term={t('from')}>{name}</FactRow>
            <FactRow term={t('email')}>
              <a href={mailtoLink(email)} className="text-link">
                {email}
              </a>
            </FactRow>
            <FactRow term={t('column.received')}>{formatDateTime(receivedAt, locale)}</FactRow>
            <FactRow term={t('language')}>{t(`languageName.${language}`)}</FactRow>
            {event && (
              <FactRow term={t('event')}>
                <LocalizedText text={event} />
              </FactRow>
            )}
          </dl>
          {message.isSuspected && <Warning>{t('suspectedText')}</Warning>}
          {message.isUnreached && <Warning>{t('unreachedText')}</Warning>}
        </>
      }
    >
      <p
        lang={language}
        dir="auto"
        className="mt-5 border-t border-line pt-5 text-start whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      {message.photo && <MessagePhoto photo={message.photo} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={mailtoLink(email, {subject: replySubject(subject)})}
          className={buttonClass(status === 'answered' ? 'quiet' : 'primary')}
        >
          {t('answer')}
        </a>
        <button
          type="button"
          onClick={() => void mark(status === 'answered' ? 'read' : 'answered')}
          className={buttonClass('quiet')}
        >
          <BusyLabel isBusy={isBusy} busy={t('marking')}>
            {t(status === 'answered' ? 'markUnanswered' : 'markAnswered')}
          </BusyLabel>
        </button>
        <Dialog.Close className={buttonClass('quiet')}>{t('close')}</Dialog.Close>
      </div>
      <p className="mt-3 text-small text-muted">{t('answerHint')}</p>
    </DialogFrame>
  )
}

function Warning({children}: {children: ReactNode}) {
  return <p className="mt-3 border-s-4 border-danger bg-paper px-3.5 py-2.5 text-small">{children}</p>
}
