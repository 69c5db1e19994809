import {fold} from '../fold.ts'

/**
 * „Šv. Kalėdos – jau čia!“ becomes `sv-kaledos-jau-cia`. The slug has at most 80 characters of a-z, 0-9 and single
 * hyphens; a longer title is cut after a whole word.
 */
export function slugify(title: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= maxLength) return words
  const cut = words.slice(0, maxLength + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : maxLength)
}

const maxLength = 80
