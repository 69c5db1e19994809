import {useTranslations} from 'next-intl'
import {CopyText} from './copy-text.tsx'

export function CopyTextButton({text}: {text: string}) {
  const t = useTranslations('shareText')
  return <CopyText text={text} texts={{copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed')}} />
}
