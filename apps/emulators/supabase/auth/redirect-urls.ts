const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1?\]|0\.0\.0\.0)$/
const loopbackAddress = /^(127(\.\d{1,3}){3}|\[::1\])$/
const address = /^(\d+|\d{1,3}(\.\d{1,3}){3}|\[.*\])$/
const hostname = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/**
 * `**` stands for anything, and `*` for anything but `.` and `/`.
 * @see https://supabase.com/docs/guides/auth/redirect-urls
 */
export function redirectUrlCheck(siteUrl: string, patterns: string[]): (url: string) => boolean {
  const site = new URL(siteUrl)
  const allowed = patterns.map(globToRegExp)

  return (text) => {
    // oxlint-disable-next-line no-control-regex -- Parsers of URLs drop control characters.
    if (!text || /[\0-\x20\x7f\\]/.test(text) || !URL.canParse(text)) return false
    const url = new URL(text)
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
    // A URL may be written otherwise than it is understood, such as with a decimal IP address.
    if (isWeb && !text.toLowerCase().startsWith(`${url.protocol}//${url.host}`)) return false
    const isSameOrigin = url.hostname === site.hostname && url.protocol === site.protocol
    if (isSameOrigin && (url.port === site.port || loopback.test(url.hostname))) return true
    if (address.test(url.hostname)) return loopbackAddress.test(url.hostname)
    if (isWeb && !hostname.test(url.hostname)) return false
    const [withoutFragment = ''] = text.split('#', 1)
    return allowed.some((pattern) => pattern.test(withoutFragment))
  }
}

const tokens = /\*\*|[*?{},]|\[!?[^\]]+\]|\\.|[^]/g

/** @see https://github.com/gobwas/glob with the separators `.` and `/` */
function globToRegExp(glob: string): RegExp {
  let depth = 0
  const translate = (token: string): string => {
    if (token === '**') return '.*'
    if (token === '*') return '[^./]*'
    if (token === '?') return '[^./]'
    if (token === '{') {
      depth++
      return '(?:'
    }
    if (token === '}' && depth > 0) {
      depth--
      return ')'
    }
    if (token === ',' && depth > 0) return '|'
    if (token.startsWith('[') && token.length > 1) return token.replace(/^\[!/, '[^')
    return token.replace(/^\\(?=.)/, '').replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
  }
  return new RegExp(`^${(glob.match(tokens) ?? []).map(translate).join('')}$`, 's')
}
