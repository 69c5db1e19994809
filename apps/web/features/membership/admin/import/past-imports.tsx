'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {reloadQueries, useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {changedNames, inviteImported, refusalOf, undoImport, type ImportRefusal} from './import-actions.ts'
import {pastImportsQuery, type PastImport} from './import-queries.ts'

/** The last imports, which can be undone for a day, and from which members are invited. */
export function PastImports() {
  const t = useTranslations('admin.memberImport.past')
  const {data, error, isLoading, reload} = useSettledQuery(pastImportsQuery)
  const [undone, setUndone] = useState<PastImport>()
  const [invited, setInvited] = useState<PastImport>()
  if (error && !data) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data || data.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-h3">{t('title')}</h3>
      <ul className="grid gap-3">
        {data.map((each) => (
          <PastImportRow key={each.id} past={each} onUndo={setUndone} onInvite={setInvited} />
        ))}
      </ul>
      <UndoDialog past={undone} onClose={() => setUndone(undefined)} />
      <InviteDialog past={invited} onClose={() => setInvited(undefined)} />
    </section>
  )
}

interface PastImportRowProps {
  past: PastImport
  onUndo: (past: PastImport) => void
  onInvite: (past: PastImport) => void
}

function PastImportRow({past, onUndo, onInvite}: PastImportRowProps) {
  const t = useTranslations('admin.memberImport.past')
  const locale = useLocale()
  const {fileName: file, toInvite: count} = past
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <p className="font-semibold wrap-anywhere">{file}</p>
      <p className="text-small text-muted">
        {t('row', {day: formatDateTime(past.at, locale), name: past.by ?? t('unknown')})}
      </p>
      <p>{t('counts', {added: past.added, changed: past.changed, skipped: past.skipped})}</p>
      {past.invited > 0 && <p>{t('invited', {count: past.invited})}</p>}
      {!past.undoneAt && count > 0 && <p>{t('toInvite', {count})}</p>}
      {past.undoneAt && <p>{t('undone', {day: formatDateTime(past.undoneAt, locale)})}</p>}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {!past.undoneAt && count > 0 && (
          <button
            type="button"
            onClick={() => onInvite(past)}
            aria-label={t('inviteOne', {file})}
            className={buttonClass('quiet')}
          >
            {t('invite')}
          </button>
        )}
        {past.canBeUndone && (
          <button
            type="button"
            onClick={() => onUndo(past)}
            aria-label={t('undoOne', {file})}
            className={buttonClass('quiet')}
          >
            {t('undo')}
          </button>
        )}
      </div>
    </li>
  )
}

interface PastDialogProps {
  past: PastImport | undefined
  onClose: () => void
}

function UndoDialog({past, onClose}: PastDialogProps) {
  const t = useTranslations('admin.memberImport.past')
  const tFault = useTranslations('admin.payments.fault')
  const queryClient = useQueryClient()

  function reasonOf(refusal: ImportRefusal): string {
    const names = changedNames(refusal)
    if (names.length > 0) return t('changedSince', {names: names.slice(0, 10).join(', ')})
    return refusal.detail === 'import_state' ? t('tooLate') : tFault(refusal.error)
  }

  async function undo() {
    if (!past) return
    const result = await undoImport(past.id)
    if (result.ok) toast.success(t('undoDone'))
    else toast.error(t('undoFailed'), {description: reasonOf(refusalOf(result)), duration: 20_000})
    await reloadQueries(queryClient, moneyKey)
  }

  return (
    <ConfirmDialog
      isOpen={past !== undefined}
      title={t('undoTitle', {file: past?.fileName ?? ''})}
      description={
        <>
          <p>{t('undoText')}</p>
          {past && past.invited > 0 && <p className="mt-2">{t('undoInvited', {count: past.invited})}</p>}
        </>
      }
      confirm={t('undo')}
      keep={t('keep')}
      busy={t('busy')}
      onConfirm={undo}
      onClose={onClose}
    />
  )
}

function InviteDialog({past, onClose}: PastDialogProps) {
  const t = useTranslations('admin.memberImport.past')
  const tFault = useTranslations('admin.payments.fault')
  const queryClient = useQueryClient()
  const count = past?.toInvite ?? 0

  async function invite() {
    if (!past) return
    const result = await inviteImported(past.id)
    if (result.ok) toast.success(t('inviteDone', {count: result.data}))
    else toast.error(t('inviteFailed'), {description: tFault(result.error)})
    await reloadQueries(queryClient, moneyKey)
  }

  return (
    <ConfirmDialog
      isOpen={past !== undefined}
      title={t('inviteTitle')}
      description={<p>{t('inviteText', {count})}</p>}
      variant="primary"
      confirm={t('invite')}
      busy={t('busy')}
      onConfirm={invite}
      onClose={onClose}
    />
  )
}
