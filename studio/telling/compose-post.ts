import {countCharacters} from '@site/schemas/texts/count-characters'
import type {Announcement} from './announcement.ts'

/**
 * So many characters are read without being cut off, or looked past. Each network takes more: Instagram, the least, 2,200
 * characters.
 */
export const networks = {
  facebook: {name: 'Facebook', most: 600},
  whatsapp: {name: 'WhatsApp', most: 700},
  instagram: {name: 'Instagram', most: 900},
} as const

export type Network = keyof typeof networks

/** Longer ones are cut, so that the link always fits. */
const longest = {title: 120, status: 160, where: 100}

/** A lead of fewer characters says nothing. */
const SHORTEST_LEAD = 40

export function composePost(announcement: Announcement, network: Network): string {
  const title = shortened(announcement.title, longest.title)
  const status = announcement.status && shortened(announcement.status, longest.status)
  const where = announcement.where && shortened(announcement.where, longest.where)
  const before = [
    lines(network === 'whatsapp' ? bold(title) : title, status),
    lines(announcement.when, where),
  ]
  const link = network === 'instagram' ? announcement.addressInWords : announcement.url
  const left = networks[network].most - countCharacters(paragraphs(...before, link)) - '\n\n'.length
  return paragraphs(...before, announcement.lead && leadWithin(announcement.lead, left), link)
}

function leadWithin(lead: string, left: number): string | undefined {
  return countCharacters(lead) <= left || left >= SHORTEST_LEAD ? shortened(lead, left) : undefined
}

/** WhatsApp ends the bold text at the first star. */
const bold = (text: string) => (text.includes('*') ? text : `*${text}*`)

/** Cuts between words if it can, and never within what is seen as one character. */
export function shortened(text: string, most: number): string {
  if (countCharacters(text) <= most) return text
  let kept = ''
  let count = 0
  let next = ''
  for (const {segment} of new Intl.Segmenter('lt').segment(text)) {
    next = segment
    count += countCharacters(segment)
    if (count >= most) break
    kept += segment
  }
  const words = /\s/u.test(next) ? kept : kept.replace(/\s+\S*$/u, '')
  return `${(words.length > kept.length / 2 ? words : kept).trimEnd()}…`
}

const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n')
