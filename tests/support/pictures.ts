import type {Page} from '@playwright/test'
import sharp from 'sharp'

interface ShownPicture {
  /** Its text, or its address. */
  name: string
  /** Path of its file, without the size asked for. */
  file: string
  /** Distance from the top of the page, in px. */
  top: number
  /** Pixels of the file, over what the place where it is shown can use on this screen. */
  excess: number
  isLazy: boolean
  hasHighPriority: boolean
  /** Whether its place has a colour until it has loaded. */
  hasColour: boolean
  /** Format of the file. */
  format: string
}

/** How many sources of pictures have a box, which takes a picture's place in a grid. Runs in the page. */
export const shownSources = () =>
  [...document.querySelectorAll('source')].filter((source) => getComputedStyle(source).display !== 'none')
    .length

/** Every picture in the main part of the page, once all of them have loaded. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  const images = await page.evaluate(loadedImages)
  return Promise.all(
    images.map(async ({url, box, covers, density, ...rest}) => {
      const response = await page.request.get(url, {headers: {accept: 'image/avif,image/webp,*/*'}})
      const {width, height, format} = await sharp(await response.body()).metadata()
      const widths = [box.width, (box.height * width) / height]
      const drawn = covers ? Math.max(...widths) : Math.min(...widths)
      return {...rest, excess: width / (drawn * density), format}
    }),
  )
}

/** Files of pictures that are met again less than `distance` px further down. */
export function repeatedPictures(pictures: ShownPicture[], distance: number): string[] {
  return pictures.flatMap(({file, top}, index) =>
    pictures.slice(index + 1).some((other) => other.file === file && Math.abs(other.top - top) < distance)
      ? file
      : [],
  )
}

/** Runs in the page. */
async function loadedImages() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const visible = images.filter((image) => image.checkVisibility())
  for (const image of visible) {
    image.scrollIntoView({behavior: 'instant', block: 'center'})
    await image.decode()
  }
  return visible.map((image) => {
    const {width, height, top} = image.getBoundingClientRect()
    const {objectFit, backgroundColor} = getComputedStyle(image)
    return {
      name: image.alt || image.currentSrc,
      url: image.currentSrc,
      file: new URL(image.currentSrc).pathname,
      top: top + scrollY,
      box: {width, height},
      covers: objectFit === 'cover',
      density: devicePixelRatio,
      isLazy: image.loading === 'lazy',
      hasHighPriority: image.fetchPriority === 'high',
      hasColour: backgroundColor !== 'rgba(0, 0, 0, 0)',
    }
  })
}
