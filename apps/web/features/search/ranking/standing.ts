import type {SearchResult as Match} from 'minisearch'
import {offers, type SearchDocument} from './search-document.ts'

const OVER = 0.1
const LEGAL = 0.3
const OLD_NEWS = 0.7
const NEWS_DAYS = 60
const DAY_MS = 86_400_000

/**
 * Where what one asks for can be bought or done leads, the more words say so. What is over, what was news some time ago,
 * and what the law asks for come later.
 */
export function standing(document: SearchDocument, {match}: Match, at: Date): number {
  const {type, date, offer, overAt, isLegal} = document
  const offered = offer && !isPast(offer.until, at) ? Object.values(match).filter(inOffer).length : 0
  const isOld = type === 'news' && isPast(date, new Date(at.getTime() - NEWS_DAYS * DAY_MS))
  return (1 + offered) * (isPast(overAt, at) ? OVER : 1) * (isLegal ? LEGAL : 1) * (isOld ? OLD_NEWS : 1)
}

const inOffer = (matched: string[]) => matched.some((field) => (offers as string[]).includes(field))

const isPast = (time: string | null | undefined, at: Date) => Date.parse(time ?? '') < at.getTime()
