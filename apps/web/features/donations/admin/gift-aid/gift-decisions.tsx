import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {chooseDeclaration, holdBack} from './gift-aid-actions.ts'
import {giftAidDeclarationsQuery, holdReasons, type GiftAidGift} from './gift-aid-queries.ts'

interface GiftDialogProps {
  /** The dialog is closed without one. */
  gift: GiftAidGift | undefined
  onClose: () => void
}

export function HoldBackDialog({gift, onClose}: GiftDialogProps) {
  const t = useTranslations('admin.giftAid')
  const run = useMoneyAction()
  const [reason, setReason] = useState<(typeof holdReasons)[number]>('benefit')
  return (
    <ConfirmDialog
      isOpen={gift !== undefined}
      title={t('hold.title')}
      description={<p>{t('hold.text')}</p>}
      confirm={t('hold.confirm')}
      busy={t('busy')}
      variant="primary"
      onConfirm={async () => (gift ? run(holdBack(gift.paymentId, reason), t('hold.done')) : true)}
      onClose={onClose}
    >
      <SelectField
        label={t('hold.reason')}
        value={reason}
        onChange={({target}) => setReason(holdReasons.find((each) => each === target.value) ?? reason)}
        className="mt-5"
      >
        {holdReasons.map((each) => (
          <option key={each} value={each}>
            {t(`reason.${each}`)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  )
}

export function ReleaseButton({paymentId}: {paymentId: string}) {
  const t = useTranslations('admin.giftAid')
  const run = useMoneyAction()
  return (
    <button
      type="button"
      onClick={() => void run(holdBack(paymentId, null), t('release.done'))}
      className={buttonClass('quiet')}
    >
      {t('release.open')}
    </button>
  )
}

/** Only declarations for all gifts can cover another gift. */
export function ChooseDeclarationDialog({gift, onClose}: GiftDialogProps) {
  const t = useTranslations('admin.giftAid')
  const locale = useLocale()
  const run = useMoneyAction()
  const {data = []} = useSettledQuery(giftAidDeclarationsQuery)
  const [chosen, setChosen] = useState('')
  const usable = data.filter(({covers}) => covers === 'all')
  const id = chosen || usable[0]?.id
  return (
    <ConfirmDialog
      isOpen={gift !== undefined}
      title={t('choose.title')}
      description={<p>{usable.length > 0 ? t('choose.text') : t('choose.none')}</p>}
      confirm={t('choose.confirm')}
      busy={t('busy')}
      variant="primary"
      onConfirm={async () =>
        gift && id ? run(chooseDeclaration(gift.paymentId, id), t('choose.done')) : true
      }
      onClose={onClose}
    >
      {usable.length > 0 && (
        <SelectField
          label={t('choose.declaration')}
          value={id}
          onChange={({target}) => setChosen(target.value)}
          className="mt-5"
        >
          {usable.map(({id: value, firstName, lastName, givenOn}) => (
            <option key={value} value={value}>
              {firstName} {lastName}, {dateInWords(givenOn, locale)}
            </option>
          ))}
        </SelectField>
      )}
    </ConfirmDialog>
  )
}
