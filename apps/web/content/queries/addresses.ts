import {defineQuery} from 'next-sanity'

/** Every address that content gives a page to, so that an unknown address costs no query of its own. */
export const addressesQuery = defineQuery(`{
  "news": *[_type == "newsItem" && defined(slug.current)].slug.current,
  "events": *[_type == "event" && defined(eventKey)]{eventKey, path, aliases},
  "campaigns": *[_type == "campaign" && defined(path)].path,
  "schools": *[_type == "school" && defined(slug.current)].slug.current,
  "redirects": *[_type == "redirect" && defined(from)]{
    from,
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  }
}`)
