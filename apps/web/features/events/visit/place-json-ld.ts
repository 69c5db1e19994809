import type {Locale} from 'next-intl'
import type {getTranslations} from 'next-intl/server'
import type {Place} from 'schema-dts'
import {localizeText} from '#/i18n/localize.ts'
import type {Event} from '../events-queries.ts'
import {answersOf} from './access-answers.ts'

export type EventMessages = Awaited<ReturnType<typeof getTranslations<'event'>>>

/** Returns undefined without an address, which search engines require: a name alone may be „Vieta tikslinama“. */
export function placeJsonLd(
  {place, parking, access, gettingThere}: Pick<Event, 'place' | 'parking' | 'access' | 'gettingThere'>,
  locale: Locale,
  t: EventMessages,
) {
  const address = place?.address?.trim()
  if (!address) return undefined
  const amenities = answersOf(access).map(({question, answer, note}) => {
    const description = localizeText(note, locale)
    return {
      '@type': 'LocationFeatureSpecification' as const,
      name: t(`access.question.${question}`),
      value: answer === 'partly' ? t('access.answer.partly') : answer === 'yes',
      ...(description && {description}),
    }
  })
  const properties = [
    {name: t('parking'), value: localizeText(parking, locale)},
    ...(gettingThere ?? []).map(({title, text}) => ({
      name: localizeText(title, locale),
      value: localizeText(text, locale),
    })),
    {name: t('access.title'), value: localizeText(access?.notes, locale)},
  ]
    .filter((property) => property.name && property.value)
    .map((property) => ({'@type': 'PropertyValue' as const, ...property}))
  return {
    '@type': 'Place',
    name: localizeText(place?.name, locale) || address,
    address,
    ...(place?.mapUrl && {hasMap: place.mapUrl}),
    ...(amenities.length > 0 && {amenityFeature: amenities}),
    ...(properties.length > 0 && {additionalProperty: properties}),
  } satisfies Place
}
