import 'server-only'
import {socialPlatforms} from '@site/schemas/options/social-platforms'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {joinTexts, type Words, textInBothLanguages} from '#/i18n/both-languages.ts'
import {localizeText} from '#/i18n/localize.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SearchableContactPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {numberAsTyped, type SearchSource} from '#/sanity/search-source.ts'
import {getSiteSettings, type SiteSettings} from '#/site-settings/site-settings-queries.ts'

export const searchableContactPageQuery = defineQuery(
  `*[_type == "contactPage"][0]{
    title, text, phoneNote, emailNote, "press": press{contact, members, founded, "captions": pictures[].image.caption}
  }`,
)

type Press = NonNullable<SearchableContactPageQueryResult>['press']

export async function getSearchableContactPage(): Promise<SearchSource[]> {
  const [page, settings, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableContactPageQuery, tags: ['contactPage']}),
    getSiteSettings(),
    textInBothLanguages(),
  ])
  if (!page) return []
  const {title, text, phoneNote, emailNote, press} = page
  return [
    {
      type: 'page',
      path: documentPath({_type: 'contactPage'}),
      title,
      texts: [
        text,
        inBothLanguages((words) => contactsOf(settings, words)),
        phoneNote,
        emailNote,
        inBothLanguages((words) => pressOf(press, words)),
        press?.captions,
      ],
      alsoFoundBy: [
        ...numberAsTyped(settings?.contacts?.phone),
        settings?.contacts?.email ?? '',
        // Other pages mention the platforms as well; this one has them.
        ...platformsOf(settings),
        ...Object.values(
          inBothLanguages(({t}) => joinTexts([t('contact.phone'), t('contact.email'), t('contact.address')])),
        ),
      ],
    },
  ]
}

const platformsOf = (settings: SiteSettings | null): string[] =>
  socialPlatforms
    .filter(({value}) => settings?.socialLinks?.some(({platform}) => platform === value))
    .map(({title}) => title)

function contactsOf(settings: SiteSettings | null, {t}: Words): string {
  const {phone, email, address} = settings?.contacts ?? {}
  const {firstDay, lastDay, opens, closes} = settings?.openingHours ?? {}
  const platforms = platformsOf(settings)
  return joinTexts([
    phone && `${t('contact.phone')}: ${phone}`,
    email && `${t('contact.email')}: ${email}`,
    address && `${t('contact.address')}: ${address.replaceAll('\n', ', ')}`,
    firstDay &&
      lastDay &&
      opens &&
      closes &&
      `${t('contact.openingHours')}: ${t('weekday.range', {
        first: t(`weekday.${firstDay}`),
        last: t(`weekday.${lastDay}`),
        opens,
        closes,
      })}`,
    platforms.length > 0 && `${t('contact.social')}: ${joinTexts(platforms)}`,
    t('contact.write'),
    t('contact.writeText'),
  ])
}

function pressOf(press: Press, {locale, t}: Words): string {
  const {contact, members, founded} = press ?? {}
  if (!contact?.name) return ''
  return joinTexts([
    t('press.title'),
    contact.name,
    localizeText(contact.role, locale),
    contact.email,
    contact.phone,
    members && `${t('press.members')}: ${members}`,
    founded && `${t('press.founded')}: ${founded}`,
    press?.captions && t('press.pictures'),
  ])
}
