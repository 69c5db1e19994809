import 'server-only'
import {stegaClean} from '@sanity/client/stega'
import {LRUCache} from 'lru-cache'
import type {Locale} from 'next-intl'
import {currentPreview} from '#/preview/current-preview.ts'
import type {ImageContent} from '#/seo/opengraph-content.ts'
import {getImageContent} from './content/image-content.ts'
import {drawSharePicture} from './drawing/share-picture.ts'

/** An image takes at most a quarter of a megabyte. In Next's own cache, images would evict pages. */
const maxImages = 80

interface CachedImage {
  /** The image shows this, as JSON. */
  content: string
  drawing: ReturnType<typeof drawSharePicture>
}

const cache = new LRUCache<string, CachedImage>({max: maxImages})

/**
 * Returns a JPEG, or undefined if there is no such page; `path` is without language. While the Content Lake is
 * unavailable, the last image is returned. A preview's image is drawn for it alone.
 * @throws {Error} if the Content Lake is unavailable and the image is not cached
 */
export async function getOpengraphImage(path: string, locale: Locale) {
  if (await currentPreview()) return drawPreview(path, locale)
  const key = `${locale} ${path}`
  let content: ImageContent | undefined
  try {
    content = await getImageContent(path, locale)
  } catch (error) {
    const last = cache.get(key)
    if (!last) throw error
    return (await last.drawing).jpeg
  }
  if (!content) {
    cache.delete(key)
    return undefined
  }
  return drawOnce(key, content)
}

/** The invisible marks that lead from a text to its field would be drawn. */
async function drawPreview(path: string, locale: Locale) {
  const content = await getImageContent(path, locale)
  return content && (await drawSharePicture(stegaClean(content))).jpeg
}

/** Failed images, and those without their photo, do not stay in the cache. */
async function drawOnce(key: string, content: ImageContent) {
  const json = JSON.stringify(content)
  const cached = cache.get(key)
  const image = cached?.content === json ? cached : {content: json, drawing: drawSharePicture(content)}
  cache.set(key, image)
  const remove = () => {
    if (cache.peek(key) === image) cache.delete(key)
  }
  try {
    const {jpeg, isComplete} = await image.drawing
    if (!isComplete) remove()
    return jpeg
  } catch (error) {
    remove()
    throw error
  }
}
