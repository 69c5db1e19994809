/**
 * Lines that begin with a separator dot, and times such as 17:00–22:00 of two lines, with the text around them. Runs in the
 * browser.
 */
export function brokenLines(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: DOMRect | undefined
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const isSeen = node.parentElement?.checkVisibility() && !node.parentElement.closest('.sr-only')
    if (!isSeen || node.data.trim() === '') continue
    const boxesOf = (start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return [...range.getClientRects()]
    }
    const boxAt = (index: number) => boxesOf(index, index + 1).at(-1)
    const around = (index: number) => node.data.slice(Math.max(0, index - 30), index + 30)
    for (const {index} of node.data.matchAll(/·/g)) {
      const last = node.data.slice(0, index).trimEnd().length - 1
      const [dot, previous] = [boxAt(index), last < 0 ? before : boxAt(last)]
      if (dot && (!previous || dot.top >= previous.bottom)) broken.push(around(index))
    }
    for (const {0: time, index} of node.data.matchAll(/\d\d?:\d\d–\d\d?:\d\d/g)) {
      const [first, ...others] = boxesOf(index, index + time.length)
      if (first && others.some(({top}) => top >= first.bottom)) broken.push(around(index))
    }
    before = boxAt(node.data.trimEnd().length - 1) ?? before
  }
  return broken
}
