import 'server-only'
import type {Locale} from 'next-intl'
import {encodeQR} from 'qr'

/** Path of the image with a page's address as a QR code; `path` is the page's, without language. */
export function qrCodePath(locale: Locale, path: string): string {
  return `/api/qr/${locale}${path === '/' ? '' : path}`
}

/** A URL as a QR code: an SVG, black on nothing. The paper around it is its margin. */
export function drawQrCode(url: string): string {
  return encodeQR(url, 'svg', {ecc: 'medium', border: 1})
}
