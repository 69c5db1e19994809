import {slugify} from '@site/schemas/routes/slugify'

/** Any of these may be missing while a volunteer is writing. */
export interface Keyed {
  _id: string
  _type: string
  title?: {lt?: string}
  name?: {lt?: string}
  start?: string
}

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

function withYear(slug: string, year: string | undefined): string {
  return !slug || !year || slug.endsWith(`-${year}`) ? slug : `${slug}-${year}`
}
