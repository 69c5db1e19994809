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
  const [chosen, setChosen] = useState<ChosenImport>()
  if (error && !data) {
    return <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data || data.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-h3">{t('title')}</h3>
      <ul className="grid gap-3">
        {data.map((each) => (
          <PastImportRow key={each.id} past={each} onChoose={(action) => setChosen({past: each, action})} />
        ))}
      </ul>
      <ActionDialog chosen={chosen} onClose={() => setChosen(undefined)} />
    </section>
  )
}

type Action = 'invite' | 'undo'

interface ChosenImport {
  past: PastImport
  action: Action
}

interface PastImportRowProps {
  past: PastImport
  onChoose: (action: Action) => void
}

function PastImportRow({past, onChoose}: PastImportRowProps) {
  const t = useTranslations('admin.memberImport.past')
  const locale = useLocale()
  const {file_name: file, to_invite: count, undone_at: undoneAt} = past
  const actions: Action[] = [
    ...(!undoneAt && count > 0 ? (['invite'] as const) : []),
    ...(past.can_be_undone ? (['undo'] as const) : []),
  ]
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <p className="font-semibold wrap-anywhere">{file}</p>
      <p className="text-small text-muted">
        {t('row', {day: formatDateTime(past.created_at, locale), name: past.created_by ?? t('unknown')})}
      </p>
      <p>{t('counts', {added: past.added, changed: past.changed, skipped: past.skipped})}</p>
      {past.invited > 0 && <p>{t('invited', {count: past.invited})}</p>}
      {!undoneAt && count > 0 && <p>{t('toInvite', {count})}</p>}
      {undoneAt && <p>{t('undone', {day: formatDateTime(undoneAt, locale)})}</p>}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            onClick={() => onChoose(action)}
            aria-label={t(`${action}One`, {file})}
            className={buttonClass('quiet')}
          >
            {t(action)}
          </button>
        ))}
      </div>
    </li>
  )
}

interface ActionDialogProps {
  chosen: ChosenImport | undefined
  onClose: () => void
}

function ActionDialog({chosen, onClose}: ActionDialogProps) {
  const t = useTranslations('admin.memberImport.past')
  const tFault = useTranslations('admin.payments.fault')
  const queryClient = useQueryClient()
  const {id = '', file_name: file = '', invited = 0, to_invite: count = 0} = chosen?.past ?? {}
  const action = chosen?.action ?? 'undo'

  function reasonOf(refusal: ImportRefusal): string {
    const names = changedNames(refusal)
    if (names.length > 0) return t('changedSince', {names: names.slice(0, 10).join(', ')})
    return refusal.detail === 'import_state' ? t('tooLate') : tFault(refusal.error)
  }

  async function act() {
    const result = await (action === 'undo' ? undoImport(id) : inviteImported(id))
    if (result.ok) toast.success(t(`${action}Done`, {count: result.data ?? 0}))
    else toast.error(t(`${action}Failed`), {description: reasonOf(refusalOf(result)), duration: 20_000})
    await reloadQueries(queryClient, moneyKey)
  }

  return (
    <ConfirmDialog
      isOpen={chosen !== undefined}
      title={t(`${action}Title`, {file})}
      description={
        <>
          <p>{t(`${action}Text`, {count})}</p>
          {action === 'undo' && invited > 0 && <p className="mt-2">{t('undoInvited', {count: invited})}</p>}
        </>
      }
      confirm={t(action)}
      busy={t('busy')}
      {...(action === 'undo' ? {keep: t('keep')} : {variant: 'primary' as const})}
      onConfirm={act}
      onClose={onClose}
    />
  )
}
