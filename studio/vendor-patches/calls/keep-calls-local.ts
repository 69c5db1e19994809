/** A Studio calls these by itself for new versions and feedback, besides the API of its project. */
const vendorHosts = ['https://sanity-cdn.com', 'https://api.sanity.io']

/** Sanity's dashboard shows a Studio through this script, which the Studio's command line adds to every page. */
const bridgeScript = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g

/** Without this font from Sanity's server, browsers use one of the device. */
const vendorFont = /@font-face\s*\{[^}]*https:\/\/[^}]*\}/g

interface Origins {
  /** The Content Lake answers in place of the vendor. */
  contentLake: string
  /** This is the site that is shown beside the form. */
  site: string
  /** Supabase, if there is one, knows who registered for events. */
  supabase?: string | undefined
}

type Bundle = Record<string, {type: string; source?: string | Uint8Array}>

/**
 * With its own Content Lake, the Studio calls nobody but that, the site and Supabase. A content security policy makes
 * the browser enforce this too.
 */
export function keepCallsLocal(origins: Origins) {
  return {
    name: 'keep-calls-local',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => localModule(code, id, origins),
    transformIndexHtml: {order: 'post' as const, handler: (html: string) => localPage(html, origins)},
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        const page = bundle['index.html']
        if (page) page.source = localPage(String(page.source), origins)
      },
    },
  }
}

/** Returns `undefined` if the module makes no calls to the vendor. */
export function localModule(code: string, id: string, {contentLake}: Origins): string | undefined {
  const path = id.split('?')[0] ?? id
  if (path.endsWith('.css')) return unlessSame(code, code.replaceAll(vendorFont, ''))
  if (!/\/node_modules\/(?:@sanity\/[^/]+|sanity)\//.test(path)) return undefined
  const {origin} = new URL(contentLake)
  return unlessSame(
    code,
    vendorHosts.reduce((text, host) => text.replaceAll(host, origin), code),
  )
}

const unlessSame = (before: string, after: string) => (after === before ? undefined : after)

export function localPage(html: string, origins: Origins): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(origins)}"/>`
  return html.replaceAll(bridgeScript, '').replace('<head>', `<head>${policy}`)
}

function policyFor({contentLake, site, supabase}: Origins): string {
  const {protocol, host} = new URL(contentLake)
  const presence = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`
  // Event streams and the project have a host name of their own.
  const allowed = [`${protocol}//${host}`, `${protocol}//*.${host}`, presence, new URL(site).origin]
  if (supabase) allowed.push(new URL(supabase).origin)
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${allowed.join(' ')}`
}
