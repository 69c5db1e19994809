import {isHeic} from './heic.ts'

export type Refusal = 'pdf' | 'large' | 'other'

interface NamedFile {
  name: string
  type: string
  /** The size is in bytes. */
  size?: number
}

/** The Content Lake takes no larger file, in bytes. */
export const MAX_PICTURE_SIZE = 100_000_000

const pictureTypes = /^image\/(?:jpeg|png|webp|gif|avif|svg\+xml)$/

/** Returns undefined for a picture. Browsers leave some types empty, so the name counts too. */
export function refusalOf({name, type, size = 0}: NamedFile): Refusal | undefined {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  const isPicture =
    pictureTypes.test(type) ||
    isHeic({name, type}) ||
    (type === '' && /\.(?:jpe?g|png|webp|gif|avif|svg)$/i.test(name))
  if (!isPicture) return 'other'
  return size > MAX_PICTURE_SIZE ? 'large' : undefined
}
