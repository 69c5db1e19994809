import {defineQuery} from 'next-sanity'

/** Everything that search looks through, as plain text in both languages. */
export const searchQuery = defineQuery(`{
  "news": *[_type == "newsItem" && defined(slug.current) && defined(date) && defined(category)]{
    title, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, "slug": slug.current, date
  },
  "events": *[_type == "event" && defined(eventKey) && defined(start)]{
    title, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, place,
    "performers": performers[].name, "programme": programme[].title, "activities": activities[].title,
    eventKey, path, start, dateToBeConfirmed
  },
  "schools": *[_type == "school" && defined(slug.current)]{
    name, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, place, subjects, features,
    "slug": slug.current
  },
  "groups": *[_type == "group"]{name, description, place, schedule, activities},
  "campaigns": *[_type == "campaign" && defined(path)]{
    name, description, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}, path
  },
  "albums": *[_type == "photoAlbum"]{title, description, "captions": photos[].caption},
  "about": *[_type == "aboutPage"][0]{
    title, text, "body": {"lt": pt::text(membership.lt), "en": pt::text(membership.en)},
    connections, objectives, missions, eligibility, subscription, reasons
  },
  "membership": *[_type == "membershipPage"][0]{title, text, benefits, feeText},
  "contact": *[_type == "contactPage"][0]{title, text},
  "schoolsPage": *[_type == "schoolsPage"][0]{title, text},
  "groupsPage": *[_type == "groupsPage"][0]{
    title, text, "body": {"lt": pt::text(generalInfo.lt), "en": pt::text(generalInfo.en)}, steps, benefits
  },
  "legal": *[_type == "legalPage"]{
    _id, title, intro,
    "sections": sections[]{title, "body": {"lt": pt::text(body.lt), "en": pt::text(body.en)}}
  }
}`)
