import {playerHosts} from '@site/schemas/links/video-address'
import {env} from './env.ts'

const images = env.SANITY_API_HOST ? new URL(env.SANITY_API_HOST).origin : 'https://cdn.sanity.io'
const supabase = new URL(env.SUPABASE_URL).origin
const isServedSecurely = env.SITE_URL.startsWith('https:')
const isDevelopment = env.NODE_ENV === 'development'

// Next writes each page's data into inline scripts and React writes `style` attributes; a static page can have neither
// a nonce nor one list of hashes for them. Everything else is denied.
const contentSecurityPolicy = (framedBy: string) =>
  [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline'${isDevelopment ? ` 'unsafe-eval'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${images} ${supabase}`,
    `connect-src 'self' ${supabase}${isDevelopment ? ' ws:' : ''}`,
    `object-src 'none'`,
    `frame-src ${playerHosts.join(' ')}`,
    `frame-ancestors ${framedBy}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(isServedSecurely ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

export const securityHeaders = [
  {key: 'Content-Security-Policy', value: contentSecurityPolicy(`'none'`)},
  {key: 'X-Content-Type-Options', value: 'nosniff'},
  {key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()'},
  {key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups'},
  ...(isServedSecurely ? [{key: 'Strict-Transport-Security', value: 'max-age=31536000'}] : []),
]

/** The Studio may frame its editors' pages, or open and speak with them in a window. Nobody else's may be framed. */
export const studioPreviewHeaders = env.STUDIO_URL
  ? [
      {key: 'Content-Security-Policy', value: contentSecurityPolicy(new URL(env.STUDIO_URL).origin)},
      {key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none'},
    ]
  : []
