'use client'

import type {MoneySettings} from '@site/schemas/money/money-settings'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {ChangeList} from './change-list.tsx'
import {settingsChanges} from './settings-changes.ts'
import {changeMoneySettings, type SettingsError, showOnPages} from './money-settings-actions.ts'
import type {MoneySettingsPage} from './money-settings-queries.ts'
import {AccountFields, FeeFields, GiftAidFields, PaypalFields} from './setting-fields.tsx'
import {readTypedSettings, toTyped} from './typed-settings.ts'

interface SettingsFormProps {
  page: MoneySettingsPage
  onReload: () => Promise<void>
}

/** What was typed stays until it is saved. The changes are shown before they are made. */
export function SettingsForm({page, onReload}: SettingsFormProps) {
  const t = useTranslations('admin.moneySettings')
  const {settings, campaigns} = page
  const form = usePrefilledForm(toTyped(page), (typed) =>
    readTypedSettings(
      typed,
      campaigns.map(({id}) => id),
    ),
  )
  const [wanted, setWanted] = useState<MoneySettings>()
  const [fault, setFault] = useState<SettingsError | 'nothing'>()
  const changes = wanted ? settingsChanges(settings, wanted, campaigns) : []

  function review(read: MoneySettings) {
    const isSame = settingsChanges(settings, read, campaigns).length === 0
    setFault(isSame ? 'nothing' : undefined)
    if (!isSame) setWanted(read)
  }

  async function save() {
    if (!wanted) return
    const result = await changeMoneySettings(settings, wanted)
    if (!result.ok) {
      setFault(result.error)
      if (result.error === 'stale') await onReload()
      return
    }
    setFault(undefined)
    toast.success(t((await showOnPages()) ? 'saved' : 'savedLater'))
    await onReload()
    form.reset()
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(review)(event)} className="grid gap-10">
      <FeeFields form={form} />
      <AccountFields form={form} />
      <GiftAidFields form={form} />
      <PaypalFields form={form} campaigns={campaigns} />
      <div className="grid justify-items-start gap-3">
        {fault && (
          <p role="alert" className="font-semibold text-danger">
            {t(`fault.${fault}`)}
          </p>
        )}
        <button type="submit" className={buttonClass()}>
          {t('review')}
        </button>
      </div>
      <ConfirmDialog
        isOpen={wanted !== undefined}
        title={t('confirm.title')}
        description={<p>{t('confirm.text', {count: page.othersTold})}</p>}
        confirm={t('confirm.change')}
        busy={t('confirm.busy')}
        onConfirm={save}
        onClose={() => setWanted(undefined)}
      >
        <div className="mt-5">
          <ChangeList changes={changes} />
        </div>
      </ConfirmDialog>
    </form>
  )
}
