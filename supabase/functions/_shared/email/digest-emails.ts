import {dateInWords, dateTimeInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {actionLink, facts, footLink, paragraph, subheading, type Block} from './blocks.ts'
import {digestSubjects} from './digest-data.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {formLink} from './studio-emails.ts'
import {nameText} from './text-values.ts'

const MOST_NAMES = 20

const MOST_DOCUMENTS = 20

type Digest = Source<'daily-digest'>
type Subject = Digest['data']['lines'][number]['subject']

const adminQueries: Record<Subject, string> = {
  newMembers: 'tab=members',
  renewals: 'tab=members',
  newTransfers: 'tab=members&show=transfers',
  awaitedTransfers: 'tab=members&show=transfers',
  cancelled: 'tab=members&show=cancelled',
  expired: 'tab=members&show=expired',
  donations: 'tab=donations',
  tickets: 'tab=payments&show=paid',
  trips: 'tab=payments&show=paid',
  takenBack: 'tab=payments&show=refunded',
  toDecide: 'tab=payments&show=toDecide',
  comments: 'tab=comments',
  reports: 'tab=comments&show=reported',
  photos: 'tab=photos',
  failedEmails: 'tab=newsletter',
  bouncedEmails: 'tab=newsletter',
  complaints: 'tab=newsletter',
}

export function dailyDigest(source: Digest): EmailParts {
  const {siteUrl, texts} = source
  return {
    body: [
      ...linesOf(source),
      ...eventsOf(source),
      footLink({reason: texts.reason, label: texts.switchOff, href: `${siteUrl}/paskyra`}),
    ],
  }
}

function linesOf({siteUrl, language, texts, data}: Digest): Block[] {
  const valueOf = ({number, names = [], pence, since}: Digest['data']['lines'][number]) =>
    [
      String(number),
      ...(pence === undefined ? [] : [`${texts.total} ${formatMoney(language, pence)}`]),
      ...(since === undefined ? [] : [`${texts.oldest} ${dateInWords(since, language)}`]),
    ].join(', ') + (names.length > 0 ? `\n${listOf(names)}` : '')
  return Object.entries(digestSubjects).flatMap(([section, subjects]) => {
    const lines = subjects.flatMap((subject) => data.lines.filter((line) => line.subject === subject))
    if (lines.length === 0) return []
    return [
      subheading(texts.sections[section as keyof typeof digestSubjects]),
      facts(
        lines.map((line) => ({
          label: texts.subjects[line.subject],
          value: valueOf(line),
          href: `${siteUrl}/admin?${adminQueries[line.subject]}`,
        })),
      ),
    ]
  })
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map(nameText)
  return [...shown, ...(names.length > MOST_NAMES ? [`+${names.length - MOST_NAMES}`] : [])].join(', ')
}

function eventsOf({siteUrl, language, texts, data}: Digest): Block[] {
  if (data.events.length === 0) return []
  const other = language === 'en' ? 'lt' : 'en'
  return [
    subheading(texts.sections.events),
    facts(
      data.events.map(({key, title, ...counts}) => ({
        label: title[language] ?? title[other] ?? key,
        value: (['added', 'requested', 'cancelled', 'lapsed'] as const)
          .filter((name) => counts[name] > 0)
          .map((name) => `${texts.registrations[name]}: ${counts[name]}`)
          .join('; '),
        href: `${siteUrl}/admin?tab=registrations&event=${encodeURIComponent(key)}`,
      })),
    ),
  ]
}

function faultyDocuments({
  siteUrl,
  language,
  texts,
  data: {documents = []},
}: Pick<Source<'admin-alert'>, 'siteUrl' | 'language' | 'texts' | 'data'>): Block[] {
  if (documents.length === 0) return []
  const other = language === 'en' ? 'lt' : 'en'
  const fields: Record<string, string | undefined> = texts.fields
  return [
    facts(
      documents.slice(0, MOST_DOCUMENTS).map(({id, type, title, faults}) => ({
        label: nameText(title[language] || title[other] || texts.untitled),
        value: faults
          .map(({field, kind}) => `${fields[field] ?? texts.otherField}: ${texts.faults[kind]}`)
          .join('\n'),
        href: formLink(siteUrl, {id, type}),
      })),
    ),
  ]
}

function lateJobs({
  language,
  texts,
  data: {jobs = []},
}: Pick<Source<'admin-alert'>, 'language' | 'texts' | 'data'>): Block[] {
  if (jobs.length === 0) return []
  return [
    facts(
      jobs.map(({job, since}) => ({
        label: texts.jobs[job],
        value: `${texts.unsuccessful} ${dateTimeInWords(since, language)}`,
      })),
    ),
  ]
}

function heldTitles({
  language,
  texts,
  data: {titles = []},
}: Pick<Source<'admin-alert'>, 'language' | 'texts' | 'data'>): Block[] {
  if (titles.length === 0) return []
  const other = language === 'en' ? 'lt' : 'en'
  const names = titles.map((title) => title[language] || title[other] || texts.untitled)
  return [facts([{label: texts.held, value: listOf(names)}])]
}

function fullResources({
  texts,
  data: {resources = []},
}: Pick<Source<'admin-alert'>, 'texts' | 'data'>): Block[] {
  if (resources.length === 0) return []
  return [
    facts(
      resources.map(({resource, percent}) => ({label: texts.resources[resource], value: `${percent} %`})),
    ),
  ]
}

export function adminAlert({siteUrl, language, frame, texts, data}: Source<'admin-alert'>): EmailParts {
  const {trouble, number, since} = data
  const tab = {
    emails_failing: '?tab=newsletter',
    emails_stalled: '?tab=newsletter',
    payments_failing: '?tab=payments',
    webhooks_missing: '?tab=payments',
    content_stale: '',
    content_faulty: '',
    job_late: '?tab=system',
    newsletter_held: '?tab=newsletter',
    publication_held: '?tab=system',
    plan_full: '?tab=system',
  }[trouble]
  return {
    body: [
      paragraph(texts.troubles[trouble]),
      ...faultyDocuments({siteUrl, language, texts, data}),
      ...lateJobs({language, texts, data}),
      ...heldTitles({language, texts, data}),
      ...fullResources({texts, data}),
      facts([
        {label: texts.number, value: trouble === 'content_stale' ? '' : String(number)},
        {label: texts.since, value: dateTimeInWords(since, language)},
      ]),
      actionLink({href: `${siteUrl}/admin${tab}`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}
