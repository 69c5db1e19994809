import {emojiOf} from './clean-paste.ts'

/** Newsletters and pages hide such dots to count their readers. */
const SMALLEST_PX = 3

/** How many pictures the pasted HTML shows. Emoji are letters. */
export function picturesIn(html: string): number {
  const {body} = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('img')].filter((image) => emojiOf(image) === '' && !isDot(image)).length
}

function isDot(image: HTMLImageElement): boolean {
  const size = (name: 'width' | 'height') =>
    Number.parseFloat(image.style[name] || (image.getAttribute(name) ?? '')) <= SMALLEST_PX
  return size('width') || size('height')
}
