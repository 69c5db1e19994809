import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {formatPounds} from '@site/schemas/money/format-money'
import {defineQuery} from 'next-sanity'
import {joinTexts, type Words, textInBothLanguages} from '#/i18n/both-languages.ts'
import {localizeText} from '#/i18n/localize.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {plainBody} from '#/sanity/fragments.ts'
import type {SearchableSchoolsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {numberAsTyped, type SearchSource} from '#/sanity/search-source.ts'
import {type Fee, feeFor, siblingFeeFor} from './details/school-fee.ts'

export const searchableSchoolsQuery = defineQuery(`*[_type == "school" && defined(slug.current)]{
  name, formerTitles, description, "body": ${plainBody}, place, subjects, features, registrationInfo, registrationUrl, ageFrom, ageTo,
  lessons, breaks, groupSizeFrom, groupSizeTo, fee, email, responsible, safeguarding, "slug": slug.current
}`)

export const searchableSchoolsPageQuery = defineQuery(
  `*[_type == "schoolsPage"][0]{title, text, feedbackTitle, feedbackText}`,
)

type SearchableSchool = SearchableSchoolsQueryResult[number]

export async function getSearchableSchools(): Promise<SearchSource[]> {
  const [schools, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableSchoolsQuery, tags: ['school']}),
    textInBothLanguages(),
  ])
  return schools.map((school) => {
    const {responsible, safeguarding} = school
    const people = [responsible, safeguarding?.contact]
    return {
      type: 'school',
      path: documentPath({_type: 'school', slug: school.slug}),
      title: school.name,
      texts: [
        school.description,
        inBothLanguages((words) => joinTexts([agesAndTimes(school, words), fees(school, words)])),
        school.place?.name,
        school.place?.address,
        school.email,
        school.body,
        school.registrationInfo,
        school.subjects,
        school.features,
        school.breaks?.map(({name}) => name),
        people.flatMap((person) => [person?.name, person?.role, person?.email, person?.phone]),
        safeguarding && inBothLanguages(({t}) => t('school.safeguarding.title')),
        safeguarding?.checks,
        safeguarding?.insurance,
        safeguarding?.policies?.map(({title}) => title),
      ],
      ...(school.registrationUrl && {
        offer: {words: inBothLanguages(({t}) => joinTexts([t('school.register'), t('school.payment')]))},
      }),
      alsoFoundBy: [
        ...(school.formerTitles ?? []),
        ...people.flatMap((person) => numberAsTyped(person?.phone)),
      ],
    }
  })
}

function agesAndTimes({ageFrom: from, ageTo: to, lessons}: SearchableSchool, {t}: Words): string {
  const ages =
    from === null
      ? to !== null && t('age.to', {to: `${to}`})
      : to === null
        ? t('age.from', {from: `${from}`})
        : t('age.range', {from: `${from}`, to: `${to}`})
  return joinTexts([
    ages && `${t('school.ages')}: ${ages}`,
    lessons?.day &&
      lessons.from &&
      lessons.to &&
      `${t('school.lessons')}: ${t('school.weekly', {day: lessons.day, hours: `${lessons.from}–${lessons.to}`})}`,
  ])
}

function fees({fee}: SearchableSchool, {locale, t}: Words): string {
  if (!fee) return ''
  const per = fee.per ?? 'lesson'
  const inPounds = ({amount, amountTo}: Fee) => formatPounds(locale, amount, amountTo)
  const compared = (of: Fee | undefined) =>
    of && (of.isAbout ? t('school.about', {sum: inPounds(of)}) : inPounds(of))
  const stated = (of: Fee | undefined) => of && t('school.price', {per, sum: inPounds(of)})
  const line = (term: string, sum: string | undefined) => sum && `${term}: ${sum}`
  return joinTexts([
    line(t('school.lessonFee'), compared(feeFor('lesson', fee))),
    line(t('school.termFee'), compared(feeFor('term', fee))),
    line(t('school.payment'), stated(feeFor(per, fee))),
    localizeText(fee.note, locale),
    line(t('school.siblings'), stated(siblingFeeFor(per, fee))),
    fee.freeTrial && t('school.freeTrial'),
  ])
}

export async function getSearchableSchoolsPage(): Promise<SearchSource[]> {
  const page = await fetchContent({query: searchableSchoolsPageQuery, tags: ['schoolsPage']})
  if (!page) return []
  const {title, text, feedbackTitle, feedbackText} = page
  return [
    {
      type: 'page',
      path: documentPath({_type: 'schoolsPage'}),
      title,
      texts: [text, feedbackTitle, feedbackText],
    },
  ]
}
