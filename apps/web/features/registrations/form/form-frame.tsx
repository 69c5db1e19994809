import {useTranslations} from 'next-intl'
import {DialogForm, type DialogFormProps} from '#/ui/dialogs/dialog-form.tsx'

interface FormFrameProps extends Omit<DialogFormProps, 'label' | 'busyLabel'> {
  submitLabel?: string
}

export function FormFrame({submitLabel, ...form}: FormFrameProps) {
  const t = useTranslations('registrations.shared')
  return <DialogForm label={submitLabel ?? t('submit')} busyLabel={t('submitting')} {...form} />
}
