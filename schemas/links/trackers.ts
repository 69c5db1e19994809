/** What networks and mail programs add to a copied address, to recognise who follows it. */
const everywhere =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|mibextid|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|vero_id|oly_anon_id|oly_enc_id|ref_src)$/i

/** Parameters that mean something else on other sites. */
const ofHosts: [host: RegExp, parameters: RegExp][] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, /^(?:si|pp|feature)$/],
  [/(?:^|\.)spotify\.com$/, /^si$/],
  [/(?:^|\.)facebook\.com$/, /^(?:__cft__.*|__tn__|rdid|share_url|ref|refid|_rdr|sfnsn)$/],
  [/(?:^|\.)linkedin\.com$/, /^(?:trackingid|lipi|trk)$/i],
  [/(?:^|\.)(?:twitter|x)\.com$/, /^[st]$/],
]

/** Every other letter of the address stays. What is no web address stays as it is. */
export function withoutTrackers(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const [, start = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  if (query === undefined) return address
  const {hostname} = new URL(address)
  const tracking = [everywhere, ...ofHosts.flatMap(([host, names]) => (host.test(hostname) ? [names] : []))]
  const parameters = query.split('&')
  const kept = parameters.filter((parameter) => {
    const [name] = new URLSearchParams(parameter).keys()
    return name === undefined || !tracking.some((names) => names.test(name))
  })
  if (kept.length === parameters.length) return address
  return start + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment
}
