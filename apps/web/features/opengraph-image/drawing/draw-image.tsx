import 'server-only'
import {ImageResponse} from 'next/og'
import {OPENGRAPH_IMAGE} from '#/seo/image-url.ts'
import type {ImageContent} from '#/seo/opengraph-content.ts'
import {getDrawingAssets} from './drawing-assets.ts'
import {ImageLayout} from './image-layout.tsx'

const PHOTO_TIMEOUT_MS = 4000

interface DrawnImage {
  png: Uint8Array<ArrayBuffer>
  /** False if the photo could not be loaded and was left out. */
  isComplete: boolean
}

export async function drawImage(content: ImageContent): Promise<DrawnImage> {
  const [{fonts, sash}, photo] = await Promise.all([
    getDrawingAssets(),
    content.photo ? fetchPhoto(content.photo) : undefined,
  ])
  const response = new ImageResponse(<ImageLayout {...content} photo={photo} sash={sash} />, {
    ...OPENGRAPH_IMAGE,
    fonts,
  })
  return {
    png: new Uint8Array(await response.arrayBuffer()),
    isComplete: !content.photo || photo !== undefined,
  }
}

/** Returns a data URI, or undefined if the photo could not be loaded. */
async function fetchPhoto(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {cache: 'no-store', signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS)})
    if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') return undefined
    return `data:image/jpeg;base64,${Buffer.from(await response.arrayBuffer()).toString('base64')}`
  } catch {
    return undefined
  }
}
