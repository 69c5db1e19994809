import {playerHosts} from '@site/schemas/links/video-address'
import {env} from '../environment/env.ts'
import {hashOf, type InlineHashes} from './inline-hashes.ts'
import {ownScripts} from './own-scripts.ts'
import {afterPaintScript} from './scripts-after-paint.ts'

const images = env.SANITY_API_HOST ? new URL(env.SANITY_API_HOST).origin : 'https://cdn.sanity.io'
const supabase = new URL(env.SUPABASE_URL).origin
const isServedSecurely = env.SITE_URL.startsWith('https:')
const isDevelopment = env.NODE_ENV === 'development'

export const policyHeader = 'content-security-policy'

/** Sonner writes this style sheet into the page when toasts load. content-security.test.ts compares it with the package. */
const toastStyle = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

/** An element without text is what sonner starts with, and what the Studio's tools in a preview fill through the CSSOM. */
const laterStyles = [hashOf(''), toastStyle]

/** That of each email, which the admin area shows in a frame under its own policy. content-security.test.ts compares it. */
export const emailStyle = 'sha256-c2XyUFFrOFiw+6/kRlYt780VmfkLia7cAOQAWjki/6g='

interface Allowed extends InlineHashes {
  nonce?: string
  /** The origin that may show the page in a frame. */
  framedBy?: string | undefined
}

/** Denies everything that is not named, scripts and style elements in the page itself above all. */
function contentSecurityPolicy({scripts, styles, nonce, framedBy = `'none'`}: Allowed): string {
  // Next writes other scripts and styles while it develops.
  const inline = isDevelopment
    ? {scripts: `'unsafe-inline' 'unsafe-eval'`, styles: `'unsafe-inline'`}
    : {scripts: quoted([...scripts, ...(nonce ? [`nonce-${nonce}`] : [])]), styles: quoted(styles)}
  return [
    `default-src 'self'`,
    `script-src 'self' ${inline.scripts}`.trimEnd(),
    `style-src 'self' ${inline.styles}`.trimEnd(),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob: ${images} ${supabase}`,
    `connect-src 'self' ${supabase}${isDevelopment ? ' ws:' : ''}`,
    `object-src 'none'`,
    `frame-src ${playerHosts.join(' ')}`,
    `frame-ancestors ${framedBy}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(isServedSecurely ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const quoted = (sources: string[]) => sources.map((source) => `'${source}'`).join(' ')

/** Of a page that is kept: with the hashes of what is inline in it. */
export const keptPagePolicy = ({scripts, styles}: InlineHashes, framedBy?: string) =>
  contentSecurityPolicy({
    scripts: [...scripts, hashOf(afterPaintScript)],
    styles: [...styles, ...laterStyles],
    framedBy,
  })

const ownHashes = ownScripts.map(hashOf)

/** Of a page that is rendered for one request: Next writes the nonce on its scripts. */
export const renderedPagePolicy = (nonce: string, framedBy?: string) =>
  contentSecurityPolicy({scripts: ownHashes, styles: laterStyles, nonce, framedBy})

/** The Studio may frame its editors' pages, and the page that says that a preview has ended. Nobody else's may be framed. */
export const studioOrigin = env.STUDIO_URL && new URL(env.STUDIO_URL).origin

/** Of everything else: nothing inline runs. */
export const plainPolicy = contentSecurityPolicy({scripts: [], styles: []})

export const otherHeaders = [
  {key: 'X-Content-Type-Options', value: 'nosniff'},
  {key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()'},
  {key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups'},
  ...(isServedSecurely ? [{key: 'Strict-Transport-Security', value: 'max-age=31536000'}] : []),
]

export const securityHeaders = [{key: policyHeader, value: plainPolicy}, ...otherHeaders]
