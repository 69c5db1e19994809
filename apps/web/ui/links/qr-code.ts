import 'server-only'
import type {Locale} from 'next-intl'
import {encodeQR} from 'qr'

/** `path` is that of the page, without language. */
export function qrCodePath(locale: Locale, path: string): string {
  return `/api/qr/${locale}${path === '/' ? '' : path}`
}

/** The SVG is black on nothing: the paper around it is its margin. */
export function drawQrCode(url: string): string {
  return encodeQR(url, 'svg', {ecc: 'medium', border: 1})
}
