import {slugify} from '@site/schemas/routes/slugify'

/** The fields that a key is made from. Any may be missing while a volunteer is writing. */
export interface Keyed {
  _id: string
  _type: string
  title?: {lt?: string}
  name?: {lt?: string}
  start?: string
}

/** A key in the format of the document's type. Empty while the fields for it are missing. */
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
      return withYear(slugify(title?.lt ?? ''), /^\d{4}(?=-)/.exec(start ?? '')?.[0])
  }
}

function prefixed(prefix: string, name = ''): string {
  const slug = slugify(name)
  return slug && `${prefix}-${slug}`
}

/** Appends the year of the event, `kaledos-2025`, unless the title already ends with it. */
function withYear(slug: string, year: string | undefined): string {
  return !slug || !year || slug.endsWith(`-${year}`) ? slug : `${slug}-${year}`
}
