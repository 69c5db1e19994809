import localFont from 'next/font/local'

// Each typeface has two files, Latin and Latin Extended (the Lithuanian letters), and every page needs both. Only the
// last in the stack gets an adjusted fallback, or the browser would take ą, č and ę from the first one's fallback.
const headingLatin = localFont({
  src: '../../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-heading-latin',
  adjustFontFallback: false,
})

const headingExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2',
  weight: '400 700',
  variable: '--face-heading-extended',
  adjustFontFallback: 'Times New Roman',
})

const textLatin = localFont({
  src: '../../../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--face-text-latin',
  adjustFontFallback: false,
})

const textExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--face-text-extended',
  adjustFontFallback: 'Arial',
})

/** Class names that define the four font variables. */
export const fontVariables = [headingLatin, headingExtended, textLatin, textExtended]
  .map((font) => font.variable)
  .join(' ')
