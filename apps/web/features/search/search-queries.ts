import 'server-only'
import {defineQuery} from 'next-sanity'
import {contentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'

/** Everything that search looks through, as plain text in both languages. */
export const searchQuery = defineQuery(`{
  "news": *[_type == "newsItem" && defined(slug.current) && defined(date) && defined(category)]{
    title, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, "slug": slug.current, date
  },
  "events": *[_type == "event" && defined(eventKey) && defined(start)]{
    title, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, place,
    performers, programme, activities, expectations, statusNote,
    eventKey, path, start, dateToBeConfirmed
  },
  "schools": *[_type == "school" && defined(slug.current)]{
    name, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, place, subjects, features, registrationInfo,
    "slug": slug.current
  },
  "groups": *[_type == "group"]{name, description, place, schedule, activities, note},
  "campaigns": *[_type == "campaign" && defined(path)]{
    name, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, path
  },
  "albums": *[_type == "photoAlbum"]{title, description, "captions": photos[].caption},
  "home": *[_type == "homePage"][0]{title, text},
  "about": *[_type == "aboutPage"][0]{
    title, text, "body": {"lt": pt::text(membership.lt), "en": pt::text(membership.en)},
    connections, objectives, missions, eligibility, subscription, reasons
  },
  "membership": *[_type == "membershipPage"][0]{title, text, benefits, feeText},
  "contact": *[_type == "contactPage"][0]{title, text, phoneNote, emailNote},
  "schoolsPage": *[_type == "schoolsPage"][0]{title, text},
  "groupsPage": *[_type == "groupsPage"][0]{
    title, text, "body": {"lt": pt::text(generalInfo.lt), "en": pt::text(generalInfo.en)}, steps, benefits, contactText
  },
  "legal": *[_type == "legalPage"]{
    _id, title, intro,
    "sections": sections[]{title, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}}
  }
}`)

/** Every text that search looks through. */
export async function getSearchContent() {
  return fetchContent({query: searchQuery, tags: contentTags.filter((tag) => tag !== 'clock')})
}
