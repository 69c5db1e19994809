import {useTranslations} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'

interface RunByProps {
  settings: SiteSettings | null
  className: string
  linkClass: string
}

export function RunBy({settings, className, linkClass}: RunByProps) {
  const t = useTranslations('about')
  const {runBy, registrationNumber: number, hasCouncil} = settings ?? {}
  if (!runBy && !number) return null
  return (
    <p className={className}>
      <LocalizedText text={runBy} /> {number && `${t('registeredNumber', {number})} `}
      {hasCouncil && (
        <Link href="/apie-mus#council" className={linkClass}>
          {t('ourCouncil')}
        </Link>
      )}
    </p>
  )
}
