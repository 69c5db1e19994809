import localFont from 'next/font/local'

// Each face comes in two files, basic Latin and the Lithuanian letters, and every page needs both. The fallback metrics
// belong to the last one in the stack, or the browser would take ą, č, ę from the fallback.
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

/** Class names that set the four font variables on the root element. */
export const fontVariables = [headingLatin, headingExtended, textLatin, textExtended]
  .map((font) => font.variable)
  .join(' ')
