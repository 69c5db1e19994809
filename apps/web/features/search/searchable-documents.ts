import {documentPath} from '@site/schemas/routes/document-path'
import type {Language} from '@site/schemas/languages'
import type {SearchQueryResult} from '#/sanity/sanity.types.gen.ts'
import {localize} from '#/i18n/localize.ts'
import type {OwnPage} from './own-pages.ts'
import type {SearchDocument, SearchDocumentType} from './search-document.ts'

type Text = Parameters<typeof localize<string>>[0] | string
type Texts = (Text | string | null | undefined)[] | null | undefined

interface Found {
  type: SearchDocumentType
  path: string | undefined
  title: Text
  texts: Texts[]
  date?: string | null
}

/** What search looks through, in one language; a text that it lacks is there in the other one. */
export function searchableDocuments(
  content: SearchQueryResult,
  ownPages: OwnPage[],
  language: Language,
): SearchDocument[] {
  const labels = new Map(ownPages.map(({path, label}) => [path, label]))
  return [...foundIn(content), ...ownPages.flatMap(listPage)].flatMap(
    ({type, path, title, texts, date}, index): SearchDocument[] => {
      const localized = typeof title === 'string' ? {value: title, lang: language} : localize(title, language)
      if (!path || !localized) return []
      const plain = (text: Text | string) =>
        typeof text === 'string' ? text : (localize(text, language)?.value ?? '')
      return [
        {
          id: `${type}-${index}`,
          type,
          path,
          title: localized.value,
          lang: localized.lang,
          text: texts
            .flatMap((list) => list ?? [])
            .map(plain)
            .filter(Boolean)
            .join(' · '),
          ...(type === 'page' && labels.has(path) && {label: labels.get(path)}),
          ...(date && {date}),
        },
      ]
    },
  )
}

/** A page of the site itself that no document fills. */
function listPage({path, title, text}: OwnPage): Found[] {
  return title ? [{type: 'page', path, title, texts: [[text]]}] : []
}

function foundIn(content: SearchQueryResult): Found[] {
  const {home, about, membership, contact, schoolsPage, groupsPage} = content
  return [
    ...content.news.map((item): Found => ({
      type: 'news',
      path: documentPath({_type: 'newsItem', slug: item.slug}),
      title: item.title,
      texts: [[item.description, item.body]],
      date: item.date,
    })),
    ...content.events.map((event): Found => ({
      type: 'event',
      path: documentPath({...event, _type: 'event'}),
      title: event.title,
      texts: [
        [event.description, event.place?.name, event.place?.address, event.body],
        [event.statusNote],
        event.performers?.flatMap(({name, role, text}) => [name, role, text]),
        titled(event.programme),
        titled(event.activities),
        titled(event.expectations),
      ],
      date: event.dateToBeConfirmed ? null : event.start,
    })),
    ...content.schools.map((school): Found => ({
      type: 'school',
      path: documentPath({_type: 'school', slug: school.slug}),
      title: school.name,
      texts: [
        [school.description, school.place?.name, school.place?.address, school.body],
        [school.registrationInfo],
        school.subjects,
        school.features,
      ],
    })),
    ...content.groups.map((group): Found => ({
      type: 'group',
      path: '/grupes',
      title: group.name,
      texts: [
        [group.description, group.schedule, group.place?.name, group.place?.address, group.note],
        group.activities,
      ],
    })),
    ...content.campaigns.map((campaign): Found => ({
      type: 'campaign',
      path: documentPath({...campaign, _type: 'campaign'}),
      title: campaign.name,
      texts: [[campaign.description, campaign.body]],
    })),
    ...content.albums.map((album): Found => ({
      type: 'album',
      path: '/fotografijos',
      title: album.title,
      texts: [[album.description], album.captions],
    })),
    ...(home ? [page('/', home)] : []),
    ...(about
      ? [
          page(
            '/apie-mus',
            about,
            [about.body, about.subscription],
            about.objectives,
            about.eligibility,
            about.reasons,
            titled(about.connections),
            titled(about.missions),
          ),
        ]
      : []),
    ...(membership
      ? [page('/taptinariu', membership, [membership.feeText], titled(membership.benefits))]
      : []),
    ...(contact ? [page('/kontaktai', contact, [contact.phoneNote, contact.emailNote])] : []),
    ...(schoolsPage ? [page('/mokykleles', schoolsPage)] : []),
    ...(groupsPage
      ? [
          page(
            '/grupes',
            groupsPage,
            [groupsPage.body, groupsPage.contactText],
            titled(groupsPage.steps),
            groupsPage.benefits,
          ),
        ]
      : []),
    ...content.legal.map((legal): Found => ({
      type: 'page',
      path: documentPath({_type: 'legalPage', _id: legal._id}),
      title: legal.title,
      texts: [[legal.intro], legal.sections?.flatMap(({title, body}) => [title, body])],
    })),
  ]
}

function page(path: string, {title, text}: {title: Text; text: Text}, ...texts: Texts[]): Found {
  return {type: 'page', path, title, texts: [[text], ...texts]}
}

const titled = (points: {title?: Text; text?: Text}[] | null | undefined) =>
  points?.flatMap(({title, text}) => [title, text])
