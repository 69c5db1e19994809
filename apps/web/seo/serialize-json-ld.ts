import type {Thing} from 'schema-dts'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON-LD that is safe inside a `script` element, whatever the content's texts contain. */
export function serializeJsonLd(things: Exclude<Thing, string>[]): string {
  const graph = {'@context': 'https://schema.org', '@graph': things}
  return JSON.stringify(graph).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  )
}
