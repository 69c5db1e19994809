/** Hosts of Sanity that a Studio calls by itself, beside the API of its project: for new versions and for feedback. */
const vendorHosts = ['https://sanity-cdn.com', 'https://api.sanity.io']

/** The script through which Sanity's dashboard shows a Studio. The Studio's command line adds it to every page. */
const bridgeScript = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g

/** A font on Sanity's server. Without it the browser takes the device's. */
const vendorFont = /@font-face\s*\{[^}]*https:\/\/[^}]*\}/g

interface Origins {
  /** URL of the Content Lake, which answers in place of the vendor. */
  contentLake: string
  /** URL of the site, which is shown beside the form. */
  site: string
  /** URL of Supabase, which knows who registered for events, if the Studio has one. */
  supabase?: string | undefined
}

/** The bundler's files: name to script or asset. */
type Bundle = Record<string, {type: string; source?: string | Uint8Array}>

/**
 * A plugin of the Studio's bundler for a Content Lake of one's own: the Studio calls it, the site, Supabase and nobody else.
 * The page says so to the browser too, by a content security policy.
 */
export function keepCallsLocal(origins: Origins) {
  return {
    name: 'keep-calls-local',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => localModule(code, id, origins),
    /** The page of `sanity dev`. */
    transformIndexHtml: {order: 'post' as const, handler: (html: string) => localPage(html, origins)},
    /** The page of `sanity build`. */
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Bundle) {
        const page = bundle['index.html']
        if (page) page.source = localPage(String(page.source), origins)
      },
    },
  }
}

/** A module without calls to the vendor; `undefined` when it has none. */
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

/** The page without the vendor's script, and with a policy that forbids calls to others. */
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
