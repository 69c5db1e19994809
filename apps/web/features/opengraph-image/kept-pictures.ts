import 'server-only'
import type {Locale} from 'next-intl'
import {drawPicture} from './draw-picture.tsx'
import {pictureSubject, type PictureSubject} from './picture-subject.ts'

/** About half a megabyte each. Kept apart from the pages, which must not make room for pictures. */
const MOST = 80

interface Kept {
  /** What is on it; another subject means another picture. */
  subject: string
  picture: Promise<Uint8Array<ArrayBuffer>>
}

/** Least recently asked for first. */
const kept = new Map<string, Kept>()

/**
 * The picture of a page as its content is now, drawn once for as long as that stays the same; `undefined` where there
 * is no page, of which nothing is kept. While the Content Lake does not answer, the last one drawn.
 */
export async function keptPicture(path: string, locale: Locale) {
  const address = `${locale} ${path}`
  let subject: PictureSubject | undefined
  try {
    subject = await pictureSubject(path, locale)
  } catch (error) {
    const last = kept.get(address)
    if (!last) throw error
    return last.picture
  }
  const last = kept.get(address)
  kept.delete(address)
  if (!subject) return undefined
  const wanted = JSON.stringify(subject)
  const now = last?.subject === wanted ? last : draw(address, subject, wanted)
  kept.set(address, now)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break
    kept.delete(oldest)
  }
  return now.picture
}

function draw(address: string, given: PictureSubject, subject: string): Kept {
  const forget = () => {
    if (kept.get(address)?.picture === picture) kept.delete(address)
  }
  const picture = drawPicture(given).then(
    ({png, isWhole}) => {
      if (!isWhole) forget()
      return png
    },
    (error: unknown) => {
      forget()
      throw error
    },
  )
  return {subject, picture}
}
