import 'server-only'
import {stegaClean} from '@sanity/client/stega'
import {LRUCache} from 'lru-cache'
import type {Locale} from 'next-intl'
import {currentPreview} from '#/preview/current-preview.ts'
import type {ImageContent} from '#/seo/opengraph-content.ts'
import {getImageContent} from './content/image-content.ts'
import {drawImage} from './drawing/draw-image.tsx'

/** An image takes about half a megabyte. Next's own cache is not used, since images would evict pages. */
const maxImages = 80

interface CachedImage {
  /** What the image shows, as JSON. */
  content: string
  drawing: ReturnType<typeof drawImage>
}

const cache = new LRUCache<string, CachedImage>({max: maxImages})

/**
 * The Open Graph image of a page as a PNG; `path` is without language. `undefined` if there is no such page. An image
 * is redrawn only when its content changes. While the Content Lake is unavailable, the last image is returned.
 *
 * A preview's image is drawn for it alone.
 *
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
    return (await last.drawing).png
  }
  if (!content) {
    cache.delete(key)
    return undefined
  }
  return drawOnce(key, content)
}

/** Without the invisible marks that lead from a text to its field: they would be drawn. */
async function drawPreview(path: string, locale: Locale) {
  const content = await getImageContent(path, locale)
  return content && (await drawImage(stegaClean(content))).png
}

/** Failed images, and images whose photo could not be loaded, do not stay in the cache. */
async function drawOnce(key: string, content: ImageContent) {
  const json = JSON.stringify(content)
  const cached = cache.get(key)
  const image = cached?.content === json ? cached : {content: json, drawing: drawImage(content)}
  cache.set(key, image)
  const remove = () => {
    if (cache.peek(key) === image) cache.delete(key)
  }
  try {
    const {png, isComplete} = await image.drawing
    if (!isComplete) remove()
    return png
  } catch (error) {
    remove()
    throw error
  }
}
