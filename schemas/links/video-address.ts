export interface Video {
  site: 'YouTube' | 'Vimeo'
  id: string
  /** Vimeo requires this key for an unlisted video. */
  key?: string
  start?: number
}

/** `list` means a playlist. Unknown addresses are undefined. */
export type VideoAddress = Video | 'list' | undefined

export function readVideoAddress(address: string): VideoAddress {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '')
  if (host === 'youtu.be') return youtube(url.pathname.slice(1), url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') return onYouTube(url)
  return host === 'vimeo.com' ? onVimeo(url) : undefined
}

function onYouTube(url: URL): VideoAddress {
  const [, part, id] = url.pathname.split('/')
  if (part === 'watch') return youtube(url.searchParams.get('v') ?? '', url)
  if (part === 'playlist' || id === 'videoseries') return 'list'
  return /^(?:shorts|live|embed|v)$/.test(part ?? '') ? youtube(id ?? '', url) : undefined
}

function youtube(path: string, {searchParams}: URL): VideoAddress {
  const id = path.replace(/\/$/, '')
  if (!/^[\w-]{11}$/.test(id)) return searchParams.has('list') ? 'list' : undefined
  return {site: 'YouTube', id, ...startAt(searchParams.get('t') ?? searchParams.get('start'))}
}

const vimeoFilm =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(?<id>\d+)(?:\/(?<key>[\da-f]+))?\/?$/

function onVimeo({pathname, searchParams, hash}: URL): VideoAddress {
  const {id, key = searchParams.get('h')} = vimeoFilm.exec(pathname)?.groups ?? {}
  if (!id) return /^\/(?:album|showcase|channels|groups)\//.test(pathname) ? 'list' : undefined
  const start = startAt(new URLSearchParams(hash.slice(1)).get('t') ?? searchParams.get('t'))
  return {site: 'Vimeo', id, ...(key && /^[\da-f]+$/.test(key) && {key}), ...start}
}

/** Reads `90`, `90s` or `1h2m3s`, in seconds. */
function startAt(text: string | null): {start?: number} {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return start > 0 ? {start} : {}
}

/** The content security policy lets pages frame these hosts. */
export const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** The player starts at once. It sets no cookies before playing and keeps no viewing history. */
export function playerAddress({site, id, key, start}: Video, language: string): string {
  if (site === 'YouTube') {
    const query = new URLSearchParams({
      autoplay: '1',
      rel: '0',
      hl: language,
      ...(start && {start: `${start}`}),
    })
    return `${playerHosts[0]}/embed/${id}?${query}`
  }
  const query = new URLSearchParams({autoplay: '1', dnt: '1', ...(key && {h: key})})
  return `${playerHosts[1]}/video/${id}?${query}${start ? `#t=${start}s` : ''}`
}

export function watchAddress({site, id, key, start}: Video): string {
  if (site === 'YouTube') return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`
  return `https://vimeo.com/${id}${key ? `/${key}` : ''}${start ? `#t=${start}s` : ''}`
}
