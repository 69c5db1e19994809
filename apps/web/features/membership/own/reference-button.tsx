import {useTranslations} from 'next-intl'
import {CopyButton} from '#/ui/links/copy-button.tsx'

/** Copies the payment reference of a member. */
export function ReferenceButton({reference}: {reference: string}) {
  const t = useTranslations('bank')
  const texts = {copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed')}
  return <CopyButton value={reference} name={t('reference')} texts={texts} />
}
