import {defineQuery} from 'next-sanity'

/** When each document that has a page, or fills one, was last changed. */
export const sitemapQuery = defineQuery(`*[_type in [
  "newsItem", "event", "campaign", "school", "group", "photoAlbum", "legalPage",
  "homePage", "aboutPage", "schoolsPage", "groupsPage", "membershipPage", "contactPage"
]]{_id, _type, "slug": slug.current, eventKey, path, _updatedAt}`)
