import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import type {OpenedDialogProps} from '#/ui/dialogs/dialog-opener.tsx'
import {ApplicationForm} from './application-form.tsx'
import type {ApplicationTerms} from './payment-info.tsx'

/** What was typed is still there when the dialog opens again. */
export function ApplicationDialog({isOpen, opener, onClose, ...terms}: ApplicationTerms & OpenedDialogProps) {
  const t = useTranslations('membership')
  return (
    <DialogFrame
      isWide
      isOpen={isOpen}
      title={t('title')}
      description={t('form.introduction')}
      closeLabel={t('form.close')}
      finalFocus={() => opener.current}
      onClose={onClose}
    >
      <div className="mt-5">
        <ApplicationForm
          {...terms}
          busyLabel={t('form.submitting')}
          onDone={onClose}
          closeButton={<Dialog.Close className={buttonClass('quiet')}>{t('form.close')}</Dialog.Close>}
        />
      </div>
    </DialogFrame>
  )
}
