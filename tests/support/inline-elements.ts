import {hash} from 'node:crypto'

interface InlineElement {
  name: 'script' | 'style'
  text: string
  nonce: string | null
}

/** Browsers run no script of another type. */
const runTypes = [null, '', 'module', 'text/javascript', 'importmap', 'speculationrules']

/** The scripts that a browser would run, or read, and the style sheets that are in a page itself. Needs a `DOMParser`. */
export function inlineElements(html: string): InlineElement[] {
  return elementsIn(new DOMParser().parseFromString(html, 'text/html'))
}

function elementsIn(root: ParentNode): InlineElement[] {
  const found = [...root.querySelectorAll('script:not([src]), style, template')]
  return found.flatMap((element) => {
    if (element instanceof HTMLTemplateElement) return elementsIn(element.content)
    const name = element instanceof HTMLStyleElement ? 'style' : 'script'
    if (name === 'script' && !runTypes.includes(element.getAttribute('type'))) return []
    return [{name, text: element.textContent, nonce: element.getAttribute('nonce')}]
  })
}

/** What of a page its Content-Security-Policy refuses, by the start of each. */
export function refusedInline(html: string, policy: string): string[] {
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  return inlineElements(html)
    .filter(({name, text, nonce}) => {
      const sources = directives[`${name}-src`] ?? []
      const hashed = `'sha256-${hash('sha256', text, 'base64')}'`
      return !sources.includes(hashed) && !(nonce && sources.includes(`'nonce-${nonce}'`))
    })
    .map(({name, text}) => `${name}: ${text.slice(0, 80)}`)
}
