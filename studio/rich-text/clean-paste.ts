import {linkBehind} from './link-behind.ts'

/** What Word and Google Docs put into the clipboard beside the text: comments, and what refers to them. */
const comments = [
  '[style*="mso-element:comment"]',
  '.MsoCommentReference',
  '.MsoCommentText',
  'sup:has(> a[href^="#cmnt"])',
  'a[href^="#cmnt"]',
  'div:has(> p > a[href^="#cmnt_ref"])',
].join()

/** The site has two levels of headings below the page's own. */
const headings: Record<string, string> = {H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3'}

/**
 * The HTML of a clipboard as an article can have it. Sanity drops colours, fonts and unknown tags by itself, but also the
 * headings that the article does not have, and keeps comments, empty paragraphs, and links into the author's computer.
 */
export function cleanPaste(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html')
  for (const comment of body.querySelectorAll(comments)) comment.remove()
  for (const heading of body.querySelectorAll('h1, h4, h5, h6'))
    rename(heading, headings[heading.tagName] ?? 'h3')
  for (const link of body.querySelectorAll('a')) {
    const href = linkBehind(link.getAttribute('href') ?? '')
    if (href) link.setAttribute('href', href)
    else link.replaceWith(...link.childNodes)
  }
  for (const part of body.querySelectorAll('p, h2, h3, li, blockquote')) if (isEmpty(part)) part.remove()
  for (const lineBreak of body.querySelectorAll('br'))
    if (!lineBreak.closest('p, li, h2, h3, td, pre, div')) lineBreak.remove()
  return body.innerHTML
}

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img')

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
