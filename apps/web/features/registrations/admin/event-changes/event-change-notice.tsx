'use client'

import {messageGroups} from '@site/schemas/statuses/registration'
import {useQueryClient} from '@tanstack/react-query'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {reloadQueries, type Settled} from '#/features/admin-list/query-client.ts'
import {RegistrantsMessageDialog} from '../registrants-message/registrants-message-dialog.tsx'
import {eventsOfRegistrationsKey} from '../records/registrations-admin-queries.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import type {Registration} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'
import {useChangeEmailTexts} from './use-change-email-texts.ts'
import {announceEventChange, dismissEventChange} from './event-changes-actions.ts'
import {changeEmail, placeText, whenText} from './change-email.ts'
import {
  changeKind,
  isPlaceChanged,
  isTimeChanged,
  type EventChange,
  type EventPlan,
} from '../records/event-change.ts'

interface EventChangeNoticeProps {
  event: EventOfRegistrations
  change: EventChange
  registrations: Settled<Registration[]>
  orders: Settled<TicketOrder[]>
}

export function EventChangeNotice({event, change, registrations, orders}: EventChangeNoticeProps) {
  const t = useTranslations('admin.registrations.change')
  const locale = useLocale()
  const id = useId()
  const queryClient = useQueryClient()
  const texts = useChangeEmailTexts()
  const [isWriting, setIsWriting] = useState(false)
  const [isDismissing, setIsDismissing] = useState(false)
  const [draft] = useState(() => ({
    ...changeEmail({change, title: localizedOr(event), texts}),
    statuses: [...messageGroups],
  }))
  const reload = () => void reloadQueries(queryClient, eventsOfRegistrationsKey)

  function reportOutdated() {
    toast.error(t('outdated'), {description: t('outdatedText')})
    reload()
  }

  async function dismiss() {
    const result = await dismissEventChange(change)
    if (!result.ok && result.error === 'outdated') return reportOutdated()
    if (!result.ok) {
      toast.error(t('failed'), {description: t('failedText')})
      return false
    }
    toast.success(t('dismissed'))
    reload()
    return true
  }

  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-s-6 border-line border-s-accent bg-raised px-4 py-4 sm:px-5"
    >
      <div className="grid gap-1">
        <h3 id={id} className="text-h3">
          {t(`title.${changeKind(change)}`)}
        </h3>
        <p>{t('text')}</p>
        <p className="text-small text-muted">
          {t('changedAt', {when: formatDateTime(change.changedAt, locale)})}
        </p>
      </div>
      <PlanChanges change={change} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          // The dialog counts to whom the email goes.
          disabled={registrations.data === undefined || orders.data === undefined}
          onClick={() => setIsWriting(true)}
          className={buttonClass()}
        >
          {t('write')}
        </button>
        <button type="button" onClick={() => setIsDismissing(true)} className={buttonClass('quiet')}>
          {t('dismiss')}
        </button>
      </div>
      <RegistrantsMessageDialog
        isOpen={isWriting}
        initialDraft={draft}
        note={change.after.state === 'removed' ? undefined : t('calendar')}
        readers={{registrations: registrations.data ?? [], orders: orders.data ?? []}}
        send={({statuses, ...message}, key) => announceEventChange(change, statuses, message, key)}
        onCheck={() => void Promise.all([registrations.reload(), orders.reload()])}
        onSent={reload}
        onOutdated={reportOutdated}
        onClose={() => setIsWriting(false)}
      />
      <ConfirmDialog
        isOpen={isDismissing}
        title={t('dismissTitle')}
        description={<p>{t('dismissText')}</p>}
        confirm={t('dismiss')}
        busy={t('dismissing')}
        variant="primary"
        onConfirm={dismiss}
        onClose={() => setIsDismissing(false)}
      />
    </section>
  )
}

const localizedOr = ({key, title}: EventOfRegistrations) => (title.lt || title.en ? title : {lt: key})

function PlanChanges({change}: {change: EventChange}) {
  const t = useTranslations('admin.registrations.change')
  const locale = useLocale()
  const {before, after} = change
  const isOff = after.state !== 'planned'
  const unknown = t('unknown')
  const whenOf = (plan: EventPlan) => whenText(plan, locale, (when) => t('tentative', {when})) || unknown
  const whereOf = (plan: EventPlan) => placeText(plan, locale) || unknown
  const facts = [
    {name: 'when' as const, textOf: whenOf, isChanged: isTimeChanged(change)},
    {name: 'where' as const, textOf: whereOf, isChanged: isPlaceChanged(change)},
  ]
  return (
    <dl className="grid gap-2">
      {facts.map(({name, textOf, isChanged}) => (
        <div key={name}>
          <dt className="text-small text-muted">{t(name)}</dt>
          <dd>
            {isChanged && !isOff ? (
              <>
                <del className="block text-muted">
                  <span className="sr-only">{t('before')} </span>
                  {textOf(before)}
                </del>
                <ins className="block font-semibold no-underline">
                  <span className="sr-only">{t('after')} </span>
                  {textOf(after)}
                </ins>
              </>
            ) : (
              textOf(isOff ? before : after)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
