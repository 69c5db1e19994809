import {useTranslations} from 'next-intl'
import type {School} from '#/features/schools/schools-queries.ts'
import {LocalizedText} from './localized-text.tsx'
import {leadsToPage, WebLink} from './web-link.tsx'

/** Where something takes place: its name, address and a link to the map. */
export function PlaceDetails({place}: {place: NonNullable<School['place']>}) {
  const t = useTranslations('place')
  return (
    <>
      <span className="block font-semibold empty:hidden">
        <LocalizedText text={place.name} />
      </span>
      {place.address && <span className="block">{place.address}</span>}
      {leadsToPage(place.mapUrl) && (
        <WebLink href={place.mapUrl} className="text-link inline-block py-1">
          {t('map')}
        </WebLink>
      )}
    </>
  )
}
