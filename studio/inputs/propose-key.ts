import {slugify} from '@site/schemas/routes/slugify'

/** What a document's key is made of; anything may be missing while somebody is still writing. */
export interface Keyed {
  _id: string
  _type: string
  title?: {lt?: string}
  name?: {lt?: string}
  start?: string
}

/** A key for the document, in the form that its like have; empty until it has what the key is made of. */
export function proposeKey({_type, title, name, start}: Keyed): string {
  switch (_type) {
    case 'school':
      return prefixed('school', name?.lt)
    case 'photoAlbum':
      return prefixed('photo-category', title?.lt)
    case 'schoolsPage':
      return 'schools-page'
    case 'groupsPage':
      return 'groups-page'
    default:
      return withYear(slugify(title?.lt ?? ''), start?.slice(0, 4))
  }
}

function prefixed(prefix: string, name = ''): string {
  const slug = slugify(name)
  return slug && `${prefix}-${slug}`
}

/** `kaledos-2025` of „Kalėdos“ that start in 2025; a title that ends with the year keeps it once. */
function withYear(slug: string, year: string | undefined): string {
  return !slug || !year || slug.endsWith(`-${year}`) ? slug : `${slug}-${year}`
}
