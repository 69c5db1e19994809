import {dateInWords} from '@site/schemas/london-time/in-words'
import {londonToday} from '@site/schemas/london-time/instant'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {withdrawDeclaration} from './gift-aid-actions.ts'
import {giftAidDeclarationsQuery, type GiftAidDeclaration} from './gift-aid-queries.ts'
import {PaperDeclarationDialog} from './paper-declaration-dialog.tsx'

export function GiftAidDeclarations({isOn}: {isOn: boolean}) {
  const t = useTranslations('admin.giftAid')
  const locale = useLocale()
  const {data = []} = useSettledQuery(giftAidDeclarationsQuery)
  const [isEntering, setIsEntering] = useState(false)
  const [withdrawn, setWithdrawn] = useState<GiftAidDeclaration>()
  if (!isOn && data.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="text-h3">{t('declarations.title')}</h3>
      {isOn && (
        <button
          type="button"
          onClick={() => setIsEntering(true)}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          {t('paper.open')}
        </button>
      )}
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised empty:hidden">
        {data.map((declaration) => (
          <li key={declaration.id} className="grid gap-2 p-4">
            <p className="font-semibold wrap-break-word">
              {declaration.firstName} {declaration.lastName}
            </p>
            <p className="text-small text-muted wrap-break-word">
              {[declaration.house, declaration.street, declaration.postcode].filter(Boolean).join(', ')}
            </p>
            <p>
              {t(`declarations.${declaration.source}`, {day: dateInWords(declaration.givenOn, locale)})}{' '}
              {t(`declarations.${declaration.covers}`)}
            </p>
            {declaration.withdrawnOn ? (
              <p>{t('declarations.withdrawn', {day: dateInWords(declaration.withdrawnOn, locale)})}</p>
            ) : (
              <button
                type="button"
                onClick={() => setWithdrawn(declaration)}
                className={`${buttonClass('quiet')} justify-self-start`}
              >
                {t('withdraw.open')}
              </button>
            )}
            <details>
              <summary className="text-link min-h-11 cursor-pointer py-2.5">
                {t('declarations.wording')}
              </summary>
              <blockquote lang="en" className="max-w-3xl border-s-4 border-line ps-4 text-small">
                {declaration.wording}
              </blockquote>
            </details>
          </li>
        ))}
      </ul>
      <PaperDeclarationDialog isOpen={isEntering} onClose={() => setIsEntering(false)} />
      <WithdrawDialog declaration={withdrawn} onClose={() => setWithdrawn(undefined)} />
    </section>
  )
}

interface WithdrawDialogProps {
  declaration: GiftAidDeclaration | undefined
  onClose: () => void
}

function WithdrawDialog({declaration, onClose}: WithdrawDialogProps) {
  const t = useTranslations('admin.giftAid')
  const run = useMoneyAction()
  const id = useId()
  const [on, setOn] = useState(londonToday)
  return (
    <ConfirmDialog
      isOpen={declaration !== undefined}
      title={t('withdraw.title')}
      description={<p>{t('withdraw.text')}</p>}
      confirm={t('withdraw.confirm')}
      keep={t('withdraw.keep')}
      busy={t('busy')}
      onConfirm={async () =>
        declaration ? run(withdrawDeclaration(declaration.id, on), t('withdraw.done')) : true
      }
      onClose={onClose}
    >
      <div className="mt-5">
        <FormField
          id={`${id}-on`}
          type="date"
          label={t('withdraw.day')}
          value={on}
          min={declaration?.givenOn}
          max={londonToday()}
          onChange={({target}) => setOn(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
