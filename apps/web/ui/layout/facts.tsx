import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {Place} from '#/sanity/content-types.ts'
import {LocalizedText} from '../texts/localized-text.tsx'
import {Spoken} from '../texts/spoken.tsx'
import {isWebUrl, WebLink} from '../links/web-link.tsx'

export function FactList({className = 'grid gap-4', children}: {className?: string; children: ReactNode}) {
  return <dl className={className}>{children}</dl>
}

interface FactProps {
  term: string
  className?: string
  children: ReactNode
}

export function Fact({term, className, children}: FactProps) {
  return (
    <div className={className}>
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface AgeRangeProps {
  /** The ages are years. */
  from: number | null
  to: number | null
}

export function AgeRange({from, to}: AgeRangeProps) {
  const t = useTranslations('age')
  const spoken = useTranslations('spoken')
  if (from !== null && to !== null) {
    const range = {from: `${from}`, to: `${to}`}
    return <Spoken words={spoken('ages', range)}>{t('range', range)}</Spoken>
  }
  if (from !== null) return t('from', {from: `${from}`})
  return to === null ? null : t('to', {to: `${to}`})
}

export function PlaceDetails({place}: {place: Place}) {
  const t = useTranslations('place')
  return (
    <>
      <span className="block font-semibold empty:hidden">
        <LocalizedText text={place.name} />
      </span>
      {place.address && <span className="block">{place.address}</span>}
      {isWebUrl(place.mapUrl) && (
        <WebLink href={place.mapUrl} className="text-link inline-flex min-h-11 items-center print:hidden">
          {t('map')}
        </WebLink>
      )}
    </>
  )
}
