import {useTranslations} from 'next-intl'

export function LoadingMembership() {
  const t = useTranslations('membership.own')
  return <output className="block min-h-40 text-muted">{t('loading')}</output>
}
