import 'server-only'
import {ImageResponse} from 'next/og'
import {drawingFiles} from './files.ts'
import type {PictureSubject} from './picture-subject.ts'
import {SHARE_PICTURE} from '#/seo/share-picture-path.ts'
import {SharePicture} from './share-picture.tsx'

const PHOTO_LIMIT_MS = 4000

interface Drawn {
  png: Uint8Array<ArrayBuffer>
  /** Whether all of the subject is on it: a photo may not have come. */
  isWhole: boolean
}

/** Draws a picture as a PNG. Without its photo, where that does not come. */
export async function drawPicture(subject: PictureSubject): Promise<Drawn> {
  const [{fonts, sash}, photo] = await Promise.all([
    drawingFiles(),
    subject.photo ? fetchPhoto(subject.photo) : undefined,
  ])
  const response = new ImageResponse(<SharePicture {...subject} photo={photo} sash={sash} />, {
    ...SHARE_PICTURE,
    fonts,
  })
  return {png: new Uint8Array(await response.arrayBuffer()), isWhole: !subject.photo || photo !== undefined}
}

/** The photo as a data URI. */
async function fetchPhoto(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {cache: 'no-store', signal: AbortSignal.timeout(PHOTO_LIMIT_MS)})
    if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') return undefined
    return `data:image/jpeg;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`
  } catch {
    return undefined
  }
}
