import type {RegistrantsMessage} from '@site/schemas/requests/registrants-message'
import {createTranslator, type Locale, type Messages} from 'next-intl'
import {localizeText, type Bilingual} from '#/i18n/localize.ts'
import {eventDate} from '#/time/format-date.ts'
import {
  changeKind,
  isPlaceChanged,
  isTimeChanged,
  type EventChange,
  type EventPlan,
} from '../records/event-change.ts'

export type ChangeEmailTexts = Messages['changeEmail']

interface Announcement {
  change: Pick<EventChange, 'before' | 'after'>
  title: Bilingual<string>
  texts: Record<Locale, ChangeEmailTexts>
}

/** People may edit the email before it is sent. */
export function changeEmail(announcement: Announcement): RegistrantsMessage {
  return {lt: inLanguage('lt', announcement), en: inLanguage('en', announcement)}
}

function inLanguage(locale: Locale, {change, title, texts}: Announcement) {
  const {before, after} = change
  const t = createTranslator({
    locale,
    messages: {changeEmail: texts[locale]},
    namespace: 'changeEmail',
  })
  const kind = changeKind(change)
  const values = {title: localizeText(title, locale)}
  const whenOf = (plan: EventPlan) => whenText(plan, locale, (when) => t('tentative', {when}))
  const [whenBefore, whenAfter] = [whenOf(before), whenOf(after)]
  const [whereBefore, whereAfter] = [placeText(before, locale), placeText(after, locale)]
  // What was only tentative, or not to be, need not be corrected.
  const isCorrection = before.state === 'planned' && kind !== 'confirmed'
  const whenLine =
    whenBefore && isCorrection && isTimeChanged(change)
      ? t('whenInstead', {after: whenAfter || t('unknown'), before: whenBefore})
      : t('when', {when: whenAfter || t('unknown')})
  const whereLine =
    whereBefore && isCorrection && isPlaceChanged(change)
      ? t('whereInstead', {after: whereAfter || t('unknown'), before: whereBefore})
      : t('where', {where: whereAfter || t('unknown')})
  const earlier = whenBefore && t('wasPlanned', {when: whenBefore})
  const isOff = after.state !== 'planned'
  const facts = isOff || kind === 'postponed' ? [earlier] : [whenLine, whereLine]
  const paragraphs = [
    t('greeting'),
    t(`opening.${kind}`, values),
    facts.join('\n'),
    t(isOff ? 'closing.off' : 'closing.planned'),
  ]
  return {subject: t(`subject.${kind}`, values), text: paragraphs.filter(Boolean).join('\n\n')}
}

/** A date that is to be confirmed is worded as `tentative` says. Without a date, the text is empty. */
export function whenText(
  {startsAt, endsAt, dateToBeConfirmed}: EventPlan,
  locale: Locale,
  tentative: (day: string) => string,
): string {
  if (!startsAt) return ''
  const {full, line} = eventDate(startsAt, endsAt, locale)
  return dateToBeConfirmed ? tentative(full) : line
}

/** The text is empty if there is no place yet. */
export function placeText({place}: EventPlan, locale: Locale): string {
  return [localizeText(place, locale), place.address].filter(Boolean).join(', ')
}
