import {defineQuery} from 'next-sanity'
import {listed} from '#/features/news/news.ts'

/** Every address that content gives a page to, so that an unknown address costs no query of its own. Of two documents that want the same one, the older has it. */
export const addressesQuery = defineQuery(`{
  "news": *[${listed}].slug.current,
  "events": *[_type == "event" && defined(eventKey)] | order(_createdAt asc){eventKey, start, path, aliases},
  "campaigns": *[_type == "campaign" && defined(path)].path,
  "schools": *[_type == "school" && defined(slug.current)].slug.current,
  "redirects": *[_type == "redirect" && defined(from)]{
    from,
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  }
}`)
