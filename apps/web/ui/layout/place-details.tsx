import {useTranslations} from 'next-intl'
import type {Place} from '#/sanity/content-types.ts'
import {LocalizedText} from '../texts/localized-text.tsx'
import {isWebUrl, WebLink} from '../links/web-link.tsx'

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
